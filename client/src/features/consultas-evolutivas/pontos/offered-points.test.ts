import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { describe, expect, it } from 'vitest';
import { offeredOf, tickAll } from './offered-points.ts';

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
const gestacao = { regra: 'gestacao', texto: '', evitar: ['corporal E36'], cautela: [], semTecnica: {} };
const codesOf = (pontos: readonly PontoUsado[]) => pontos.map(({ codigo }) => codigo);

describe('what is offered for a consultation', () => {
  it('is nothing when neither report nor consultation has points', () => {
    expect(offeredOf({ sessoesPropostas: null, ultimosPontos: null })).toEqual({ groups: [], last: null });
    expect(offeredOf({ sessoesPropostas: plan({ sessao: null, pontos: [] }), ultimosPontos: null }).groups).toEqual([]);
  });

  it('is the sessions of the plan, and apart from them what only the last consultation had', () => {
    const { groups } = offeredOf({ sessoesPropostas: alternating, ultimosPontos: last('E36', 'IG4') });
    expect(groups.map(({ title, pontos }) => [title, codesOf(pontos)])).toEqual([
      ['Sessão A', ['E36', 'VC12']],
      ['Sessão B', ['E36', 'B20']],
      ['Fora do plano, da última sessão', ['IG4']],
    ]);
    expect(offeredOf({ sessoesPropostas: null, ultimosPontos: last('IG4') }).groups).toMatchObject([
      { title: 'Última sessão' },
    ]);
  });

  it('names the session whose turn it is', () => {
    const due = (...codigos: string[]) =>
      offeredOf({
        sessoesPropostas: alternating,
        ultimosPontos: codigos.length > 0 ? last(...codigos) : null,
      }).groups.find((group) => group.due)?.title;
    expect(due()).toBe('Sessão A');
    expect(due('E36', 'VC12')).toBe('Sessão B');
    expect(due('E36', 'B20')).toBe('Sessão A');
    const one = plan({ sessao: null, pontos: [ponto('E36')] });
    expect(offeredOf({ sessoesPropostas: one, ultimosPontos: null }).groups[0]?.due).toBe(false);
  });
});

describe('ticking a whole session', () => {
  it('leaves off what is to be avoided, and names it', () => {
    const { pontos, left } = tickAll([], [ponto('E36'), ponto('VC12')], [gestacao]);
    expect([codesOf(pontos), codesOf(left)]).toEqual([['VC12'], ['E36']]);
  });

  it('leaves a point as it is set already, and one with its reason in', () => {
    const reasoned = { ...ponto('E36', 5), motivo: 'Sem agulha, só toque.' };
    const value = [reasoned, ponto('VC12', 5)];
    expect(tickAll(value, [ponto('E36'), ponto('VC12'), ponto('B20')], [gestacao])).toEqual({
      pontos: [...value, ponto('B20')],
      left: [],
    });
  });

  it('again as the last time takes the settings of the last time', () => {
    expect(tickAll([ponto('VC12', 5)], [ponto('VC12', 12)], [], { replacing: true }).pontos).toEqual([
      ponto('VC12', 12),
    ]);
  });
});
