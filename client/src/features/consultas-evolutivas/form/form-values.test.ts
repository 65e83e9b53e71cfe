import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { describe, expect, it } from 'vitest';
import { conteudoOf, dayAfter, dayOf, differs, formValuesSchema, newValues, startWith } from './form-values.ts';

const today = '2026-11-21';
const buildPonto = (): PontoUsado => ({
  ...{ tipo: 'corporal', codigo: 'E36', nome: '', lado: null, tecnicas: ['agulha'], minutos: 20 },
});
const ultima = {
  numeroConsulta: 3,
  dataConsulta: '2026-11-14T14:00:00.000Z',
  sintomasAtuais: ['cansaço', 'tontura'],
  escores: { queixa: 6, dor: 0, sono: null, energia: 4, estresse: 8 },
  sessoesRealizadas: 3,
  sessoesPlanejadas: 10,
};

describe('the last consultation as a start', () => {
  it('fills only empty fields, never typed or chosen values', () => {
    const typed = { ...newValues(today), observacoes: 'Melhor.', sintomasAtuais: 'insônia' };
    typed.escores = { ...typed.escores, queixa: 2 };
    expect(startWith(typed, ultima)).toEqual({
      ...typed,
      escores: { queixa: 2, dor: 0, sono: null, energia: 4, estresse: 8 },
      sessoesPlanejadas: 10,
    });
    expect(startWith(newValues(today), ultima)).toMatchObject({
      sintomasAtuais: 'cansaço, tontura',
      sessoesRealizadas: null,
    });
  });
});

describe('the points of a consultation', () => {
  it('are none until somebody ticks them', () => {
    expect(conteudoOf(newValues(today))).toMatchObject({ pontos: [], retornoEm: null, sessoesRealizadas: null });
  });

  it('carry a reason only when one was written', () => {
    const ponto = buildPonto();
    const pontos = [
      { ...ponto, motivo: '  ' },
      { ...ponto, codigo: 'IG4', motivo: 'Só pressão, sem agulha.' },
    ];
    expect(conteudoOf({ ...newValues(today), pontos }).pontos).toEqual([
      ponto,
      { ...ponto, codigo: 'IG4', motivo: 'Só pressão, sem agulha.' },
    ]);
  });

  it('keep a reason that is still being typed', () => {
    const pontos = [{ ...buildPonto(), motivo: 'Só' }];
    expect(formValuesSchema.parse({ ...newValues(today), pontos }).pontos).toEqual(pontos);
  });
});

describe('a day after another', () => {
  it('goes over the end of months and years', () => {
    expect(dayAfter('2026-11-21', 14)).toBe('2026-12-05');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('what the form sends', () => {
  it('splits the symptoms at their commas', () => {
    const values = {
      ...newValues(today),
      sintomasAtuais: ' dor de cabeça, , insônia,',
      sintomasResolvidos: '',
    };
    expect(conteudoOf(values)).toMatchObject({ sintomasAtuais: ['dor de cabeça', 'insônia'], sintomasResolvidos: [] });
  });
});

describe('a form that is worth keeping', () => {
  it('has any value besides the date', () => {
    const start = newValues(today);
    expect(differs({ ...start, dataConsulta: '2026-11-20' }, start)).toBe(false);
    expect(differs({ ...start, novasQueixas: 'Zumbido' }, start)).toBe(true);
    expect(differs({ ...start, escores: { ...start.escores, dor: 0 } }, start)).toBe(true);
  });

  it('is read back without values that no longer fit', () => {
    const stored = { observacoes: 'Melhor.', escores: { dor: 40, sono: 7 }, sessoesRealizadas: 'duas', fotoId: 'x' };
    expect(formValuesSchema.parse(stored)).toMatchObject({
      observacoes: 'Melhor.',
      novasQueixas: '',
      escores: { dor: null, sono: 7, queixa: null },
      sessoesRealizadas: null,
      fotoId: null,
    });
  });
});

describe('the day of an instant', () => {
  it("is the day on the reader's device", () => {
    expect(dayOf(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05');
  });
});
