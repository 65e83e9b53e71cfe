import { describe, expect, it } from 'vitest';
import { buildAnamnese } from '../../../tests/support/anamnese.ts';
import { isTreated, listAlertas } from './rules.ts';

describe('the alerts of a client', () => {
  const nada = buildAnamnese({
    ...{ sexo: 'feminino', gestante: null, marcapasso: null, anticoagulante: null },
    ...{ epilepsia: null, cancer: null, alergias: null },
  });
  const estados = (dados: typeof nada, notas: { regra: string; texto: string }[] = []) =>
    Object.fromEntries(listAlertas(dados, notas).map(({ pergunta, estado }) => [pergunta, estado]));

  it('say of what nobody answered that nobody did', () => {
    expect(new Set(Object.values(estados(nada)))).toEqual(new Set(['nao_informado']));
  });

  it('tell yes, no and not known apart, and ask no man for a pregnancy', () => {
    const dados = { ...nada, gestante: 'desconheco' as const, marcapasso: 'sim' as const, cancer: 'nao' as const };
    expect(estados(dados)).toMatchObject({ gestante: 'nao_sabe', marcapasso: 'sim', cancer: 'nao' });
    expect(estados({ ...nada, sexo: 'masculino' })).not.toHaveProperty('gestante');
  });

  it('read a denied allergy as a no, and every other word as one', () => {
    for (const alergias of ['Nega', 'nega.', 'Não', 'sem alergias']) {
      expect(estados({ ...nada, alergias })).toMatchObject({ alergias: 'nao' });
    }
    expect(listAlertas({ ...nada, alergias: 'Nega látex? não sabe' }, []).at(-1)).toEqual({
      ...{ pergunta: 'alergias', estado: 'sim', texto: 'Nega látex? não sabe' },
    });
  });

  it('name what the report read elsewhere, also against an answer', () => {
    const notas = [
      { regra: 'anticoagulante', texto: 'Uso de varfarina.' },
      { regra: 'gestacao_nao_perguntada', texto: 'Pergunte.' },
    ];
    expect(estados({ ...nada, anticoagulante: 'nao' }, notas)).toMatchObject({
      ...{ anticoagulante: 'relato', gestante: 'nao_informado' },
    });
  });
});

describe('a treatment', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const lastSeen = [new Date('2026-05-20T12:00:00Z')];
  const sessoes = (realizadas: number | null, planejadas: number | null) => ({ realizadas, planejadas });

  it('runs while sessions are left or a return is planned', () => {
    expect(isTreated({ sessoes: sessoes(null, 10), retornoEm: null, lastSeen }, now)).toBe(true);
    expect(isTreated({ sessoes: sessoes(10, 10), retornoEm: null, lastSeen }, now)).toBe(false);
    expect(isTreated({ sessoes: sessoes(10, 10), retornoEm: '2026-06-01', lastSeen }, now)).toBe(true);
    expect(isTreated({ sessoes: sessoes(null, null), retornoEm: null, lastSeen }, now)).toBe(false);
  });

  it('is over for somebody who was not here for months', () => {
    const long = [new Date('2026-01-01T12:00:00Z')];
    expect(isTreated({ sessoes: sessoes(1, 10), retornoEm: null, lastSeen: long }, now)).toBe(false);
    expect(isTreated({ sessoes: sessoes(null, null), retornoEm: null, lastSeen: [] }, now)).toBe(false);
  });
});
