import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { describe, expect, it } from 'vitest';
import { groupBySettings, insertedWords } from './ponto-words.ts';

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

describe('what is said of an inserted protocol', () => {
  const ponto = (codigo: string): PontoUsado => ({
    tipo: 'corporal',
    codigo,
    nome: codigo,
    lado: null,
    tecnicas: [],
    minutos: null,
  });
  const pontos = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ponto(`P${from + index}`));

  it('is how many points went in, and nothing else where all did', () => {
    expect(insertedWords([], pontos(0, 3))).toEqual({ title: '3 pontos inseridos', description: '' });
  });

  it('tells apart what was there and what the limit of a consultation leaves out, with the limit and what to do', () => {
    expect(insertedWords(pontos(0, 38), pontos(37, 43))).toEqual({
      title: '2 pontos inseridos',
      description:
        '1 ponto já estava na consulta. 3 pontos ficaram de fora: uma consulta tem até 40 pontos. Tire os que não usou e insira de novo.',
    });
    expect(insertedWords(pontos(0, 3), pontos(0, 2)).description).toBe('2 pontos já estavam na consulta.');
  });
});
