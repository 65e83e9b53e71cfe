import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { describe, expect, it } from 'vitest';
import { groupBySettings } from './ponto-words.ts';

const ponto = (codigo: string, change: Partial<PontoUsado> = {}): PontoUsado => ({
  ...{ tipo: 'corporal', codigo, nome: `Ponto ${codigo}`, lado: null, tecnicas: ['agulha'], minutos: 25 },
  ...change,
});

describe('the points of a consultation', () => {
  it('stand together when they were used in the same way, in the order of the first of each', () => {
    const pontos = [
      ponto('VB34'),
      ponto('VB21', { lado: 'bilateral' }),
      ponto('F3'),
      ponto('shenmen', { tipo: 'auricular', tecnicas: ['sementes'], minutos: null }),
      ponto('PC6', { tecnicas: [], minutos: null }),
    ];
    expect(
      groupBySettings(pontos).map(({ settings, pontos: alike }) => [settings, alike.map(({ codigo }) => codigo)]),
    ).toEqual([
      ['agulha, 25 min', ['VB34', 'F3']],
      ['bilateral, agulha, 25 min', ['VB21']],
      ['sementes', ['shenmen']],
      ['', ['PC6']],
    ]);
  });
});
