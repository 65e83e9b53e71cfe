import { describe, expect, it } from 'vitest';
import { type FieldOfKind, formDadosSchema } from './dados-anamnese.ts';
import { withRepeated } from './opcoes-repetidas.ts';

/** The lists after a change of one of them. */
function change(lists: object, field: FieldOfKind<'choices'>, chosen: readonly string[]) {
  const before = formDadosSchema.parse({ correcoes: [], ...lists });
  const after = formDadosSchema.parse({ ...before, [field]: chosen });
  return withRepeated(after, field, before[field]);
}

describe('an option that another question repeats', () => {
  it.each([
    ['sintomasGerais', 'irritabilidade', 'sintomasEmocionais', 'Raiva/Irritabilidade'],
    ['sintomasGerais', 'ansiedade', 'sintomasEmocionais', 'Ansiedade/Agitação'],
    ['sintomasGerais', 'tristeza', 'sintomasEmocionais', 'Tristeza/Desânimo'],
    ['sintomasGerais', 'medo', 'sintomasEmocionais', 'Medo/Insegurança'],
  ] as const)('%s %s is answered in both, whichever was pressed', (one, option, other, twin) => {
    expect(change({}, one, [option])).toMatchObject({ [one]: [option], [other]: [twin] });
    expect(change({}, other, [twin])).toMatchObject({ [one]: [option], [other]: [twin] });
    const both = { [one]: [option], [other]: [twin] };
    expect(change(both, one, [])).toMatchObject({ [one]: [], [other]: [] });
    expect(change(both, other, [])).toMatchObject({ [one]: [], [other]: [] });
  });

  it('keeps the other options of both lists, in their order', () => {
    const lists = {
      sintomasGerais: ['insônia', 'medo'],
      sintomasEmocionais: ['Preocupação/Ruminação', 'Medo/Insegurança'],
    };
    expect(
      change(lists, 'sintomasEmocionais', ['Raiva/Irritabilidade', 'Preocupação/Ruminação', 'Medo/Insegurança']),
    ).toMatchObject({
      sintomasGerais: ['insônia', 'irritabilidade', 'medo'],
      sintomasEmocionais: ['Raiva/Irritabilidade', 'Preocupação/Ruminação', 'Medo/Insegurança'],
    });
  });

  it('that is more exact says the rough one too, and the rough one does not say which kind', () => {
    expect(change({}, 'sintomasSono', ['Dificuldade para iniciar'])).toMatchObject({ sintomasGerais: ['insônia'] });
    expect(change({}, 'sintomasGerais', ['insônia'])).toBeNull();
    const both = { sintomasGerais: ['insônia'], sintomasSono: ['Dificuldade para iniciar', 'Pesadelos'] };
    expect(change(both, 'sintomasGerais', [])).toMatchObject({ sintomasGerais: [], sintomasSono: ['Pesadelos'] });
    expect(change(both, 'sintomasSono', ['Pesadelos'])).toMatchObject({
      sintomasGerais: [],
      sintomasSono: ['Pesadelos'],
    });
  });

  it('changes no other answer', () => {
    expect(change({ nomeCliente: 'Ana', idade: 34 }, 'sintomasGerais', ['medo'])).toMatchObject({
      nomeCliente: 'Ana',
      idade: 34,
    });
    expect(change({}, 'sintomasGerais', ['cansaço'])).toBeNull();
    expect(change({}, 'linguaDesc', ['Seca'])).toBeNull();
  });
});
