import { describe, expect, it } from 'vitest';
import { readHistoricoSearch, toFilters } from './historico-search.ts';

// 1 June in London, still 31 May in São Paulo.
const now = new Date('2026-06-01T01:30:00Z');

describe('the address of the history', () => {
  it('keeps known parameters and drops all others', () => {
    expect(
      readHistoricoSearch({
        busca: 'ana',
        status: 'erro',
        periodo: 'datas',
        de: '2026-01-01',
        ate: '2026-02-01',
        x: 1,
      }),
    ).toEqual({ busca: 'ana', status: 'erro', periodo: 'datas', de: '2026-01-01', ate: '2026-02-01' });
    expect(readHistoricoSearch({ busca: '  ', status: 'toString', periodo: 'ontem', de: '2026-01-01' })).toEqual({});
  });

  it('reads a searched number as text', () => {
    expect(readHistoricoSearch({ busca: 2024 })).toEqual({ busca: '2024' });
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '9999-01-01', 'amanha', 20260101])(
    'does not take %s for a day',
    (de) => {
      expect(readHistoricoSearch({ periodo: 'datas', de })).toEqual({ periodo: 'datas' });
    },
  );
});

describe('the filters of the list', () => {
  it('count days and months back from the day in São Paulo', () => {
    expect(toFilters({ periodo: '30-dias' }, now)).toEqual({ from: '2026-05-01' });
    expect(toFilters({ periodo: '12-meses' }, now)).toEqual({ from: '2025-05-31' });
  });

  it('ask for what is left to sign beside what the machine has done', () => {
    expect(readHistoricoSearch({ status: 'a_assinar' })).toEqual({ status: 'a_assinar' });
    expect(toFilters({ status: 'a_assinar' }, now)).toEqual({ assinatura: 'a_assinar' });
    expect(toFilters({ status: 'assinado' }, now)).toEqual({ assinatura: 'assinado' });
    expect(toFilters({ status: 'erro' }, now)).toEqual({ status: 'erro' });
  });

  it('do not go beyond the end of a shorter month', () => {
    expect(toFilters({ periodo: '3-meses' }, now)).toEqual({ from: '2026-02-28' });
  });

  it('accept only the first day or only the last day of a period', () => {
    expect(toFilters({ periodo: 'datas', de: '2026-01-01' }, now)).toEqual({ from: '2026-01-01' });
    expect(toFilters({ periodo: 'datas', ate: '2026-01-01' }, now)).toEqual({ to: '2026-01-01' });
  });

  it('filter nothing while no day of the period is chosen', () => {
    expect(toFilters({ periodo: 'datas' }, now)).toEqual({});
  });
});
