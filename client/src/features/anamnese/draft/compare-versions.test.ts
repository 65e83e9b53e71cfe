import { describe, expect, it } from 'vitest';
import { emptyFormValues, type FormValues } from '../form-values.ts';
import { joinVersions, listDifferences } from './compare-versions.ts';

function version(dados: Partial<FormValues['dadosAnamnese']>, rest: Partial<FormValues> = {}): FormValues {
  const empty = emptyFormValues();
  return { ...empty, ...rest, dadosAnamnese: { ...empty.dadosAnamnese, ...dados } };
}

const foto = (lingua: string | null) => ({ fotos: { lingua, face: null, orelha: null } });

const one = '0192f0a0-0000-7000-8000-0000000000c1';
const another = '0192f0a0-0000-7000-8000-0000000000c2';

describe('two versions of a draft', () => {
  it('that say the same have no differences, and joined they are the same', () => {
    const one = version({ nomeCliente: 'Helena Prado', idade: 42 }, foto('a'));
    expect(listDifferences(one, one)).toEqual([]);
    expect(joinVersions(one, one)).toEqual(one);
  });

  it('are compared in the words of the form, in its order', () => {
    const own = version({ idade: 42, sexo: 'feminino', sintomasGerais: ['insônia', 'medo'] }, foto('a'));
    const other = version({ idade: 24, intensidadeDor: 7 }, { ...foto('b'), consentimentoLgpd: true });
    expect(listDifferences(own, other)).toEqual([
      { label: 'Idade', own: '42 anos', other: '24 anos' },
      { label: 'Sexo', own: 'Feminino', other: 'sem resposta' },
      { label: 'Intensidade da dor', own: 'sem resposta', other: expect.stringMatching(/^7 de 10/) },
      { label: 'Sintomas gerais', own: 'insônia, medo', other: 'sem resposta' },
      { label: 'Foto da língua', own: 'com foto', other: 'outra foto' },
      { label: 'Consentimento', own: 'não marcado', other: 'marcado' },
    ]);
  });

  it('are joined without losing an answer, a choice, a text or a photo of either', () => {
    const own = version({ profissao: 'Professora', queixaPrincipal: 'Cansaço.', sintomasGerais: ['medo'] });
    const other = version(
      { idade: 42, queixaPrincipal: 'Insônia.', historicoMedico: 'Asma.', sintomasGerais: ['insônia', 'medo'] },
      foto('b'),
    );
    expect(joinVersions(own, other)).toEqual(
      version(
        {
          profissao: 'Professora',
          idade: 42,
          queixaPrincipal: 'Cansaço.\nInsônia.',
          historicoMedico: 'Asma.',
          sintomasGerais: ['insônia', 'medo'],
        },
        foto('b'),
      ),
    );
  });

  it('say a text once when one of them only goes on with it, whichever it is', () => {
    const short = version({ queixaPrincipal: 'Cansaço' });
    const long = version({ queixaPrincipal: 'Cansaço depois das refeições.' });
    expect(joinVersions(short, long).dadosAnamnese.queixaPrincipal).toBe('Cansaço depois das refeições.');
    expect(joinVersions(long, short).dadosAnamnese.queixaPrincipal).toBe('Cansaço depois das refeições.');
  });

  it('say that they are of different clients, and joining does not decide who it is', () => {
    const own = version({ nomeCliente: 'Helena Prado' });
    const other = version({ nomeCliente: 'Helena Prado' }, { clienteId: one, trazidos: ['nomeCliente'] });
    expect(listDifferences(own, other)).toEqual([
      { label: 'Cadastro do cliente', own: 'cliente novo', other: 'cliente cadastrado' },
    ]);
    expect(listDifferences(other, { ...other, clienteId: another })[0]?.other).toBe('outro cliente cadastrado');
    expect(joinVersions(own, other)).toEqual(own);
    const mine = version({ nomeCliente: 'Helena Prado', idade: 42 }, { clienteId: one, trazidos: ['idade'] });
    expect(joinVersions(mine, other)).toEqual({ ...mine, trazidos: ['idade', 'nomeCliente'] });
  });

  it('keep the birth date together with the age that follows from it', () => {
    const told = version({ idade: 42 }, { nascimento: '1984-02-29' });
    expect(listDifferences(told, version({ idade: 42 }))).toEqual([
      { label: 'Data de nascimento', own: '29/02/1984', other: 'sem resposta' },
    ]);
    expect(joinVersions(version({}), told)).toEqual(told);
    expect(joinVersions(version({ idade: 24 }), told)).toEqual(version({ idade: 24 }));
  });

  it('keep the own answer where only one is possible, and agree only together', () => {
    const own = version({ idade: 42 }, { ...foto('a'), consentimentoLgpd: true });
    const other = version({ idade: 24 }, foto('b'));
    expect(joinVersions(own, other)).toEqual(version({ idade: 42 }, foto('a')));
  });
});
