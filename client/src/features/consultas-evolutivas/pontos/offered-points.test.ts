import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { describe, expect, it } from 'vitest';
import { offersOf, startOffer } from './offered-points.ts';

const ponto = (codigo: string, minutos = 20): PontoUsado => ({
  ...{ tipo: 'corporal', codigo, nome: codigo, lado: 'bilateral', tecnicas: ['agulha'], minutos },
});
const plan = (...pontos: { sessao: 'A' | 'B' | null; pontos: PontoUsado[] }[]) => ({
  ...{ total: 8, frequencia: 'Uma por semana', intervaloEmDias: 7, pontos },
});
const alternating = plan(
  { sessao: 'A', pontos: [ponto('E36'), ponto('VC12')] },
  { sessao: 'B', pontos: [ponto('E36'), ponto('B20')] },
);
const last = (...codigos: string[]) => ({ numeroConsulta: 3, pontos: codigos.map((codigo) => ponto(codigo, 12)) });

describe('a new consultation', () => {
  it('starts with nothing when neither report nor consultation has points', () => {
    expect(startOffer({ sessoesPropostas: null, ultimosPontos: null })).toBeNull();
    expect(startOffer({ sessoesPropostas: plan({ sessao: null, pontos: [] }), ultimosPontos: null })).toBeNull();
  });

  it("starts from the report's first session, and then from the points as they were set last", () => {
    const sessoesPropostas = plan({ sessao: null, pontos: [ponto('E36')] });
    expect(startOffer({ sessoesPropostas, ultimosPontos: null })?.source).toBe('relatório');
    expect(startOffer({ sessoesPropostas, ultimosPontos: last('E36') })).toMatchObject({
      source: 'consulta #3',
      pontos: [{ minutos: 12 }],
    });
    expect(startOffer({ sessoesPropostas: alternating, ultimosPontos: null })?.source).toBe('relatório, sessão A');
  });

  it('takes the other one of two sessions that alternate', () => {
    const after = (...codigos: string[]) =>
      startOffer({ sessoesPropostas: alternating, ultimosPontos: last(...codigos) })?.source;
    expect(after('E36', 'VC12')).toBe('relatório, sessão B');
    expect(after('E36', 'B20')).toBe('relatório, sessão A');
    expect(after('IG4')).toBe('relatório, sessão A');
  });

  it('offers all of them', () => {
    const offers = offersOf({ sessoesPropostas: alternating, ultimosPontos: last('IG4') });
    expect(offers.map(({ source }) => source)).toEqual(['relatório, sessão A', 'relatório, sessão B', 'consulta #3']);
  });
});
