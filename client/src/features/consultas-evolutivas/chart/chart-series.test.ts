import type { Escores, EscoresPonto } from '@meridia/shared/consulta-evolutiva.ts';
import { describe, expect, it } from 'vitest';
import { chartOf, trendText } from './chart-series.ts';

const ponto = (numeroConsulta: number | null, escores: Partial<Escores>): EscoresPonto => ({
  numeroConsulta,
  data: `2026-01-0${(numeroConsulta ?? 0) + 1}T12:00:00.000Z`,
  escores: { queixa: null, dor: null, sono: null, energia: null, estresse: null, ...escores },
});

describe('the curves', () => {
  it('begin with the first assessment and skip scores that were not asked for', () => {
    const chart = chartOf([
      ponto(null, { dor: 8 }),
      ponto(1, { sono: 4 }),
      ponto(2, {}),
      ponto(3, { dor: 0, sono: 6 }),
    ]);
    expect(chart?.moments.map(({ label }) => label)).toEqual(['Inicial', '#1', '#3']);
    expect(chart?.series).toEqual([
      {
        escore: 'dor',
        values: [
          { index: 0, value: 8 },
          { index: 2, value: 0 },
        ],
      },
      {
        escore: 'sono',
        values: [
          { index: 1, value: 4 },
          { index: 2, value: 6 },
        ],
      },
    ]);
  });

  it('exist for a single consultation, and do not exist when no consultation asked for a score', () => {
    expect(chartOf([ponto(null, {}), ponto(1, { dor: 0 })])?.series).toHaveLength(1);
    expect(chartOf([ponto(null, { dor: 8 }), ponto(1, {})])).toBeNull();
    expect(chartOf([])).toBeNull();
  });
});

describe('a curve in words', () => {
  const series = (escore: 'dor' | 'sono', ...values: number[]) => ({
    escore,
    values: values.map((value, index) => ({ index, value })),
  });

  it.each([
    ['less pain is better', series('dor', 8, 9, 3), 'de 8 para 3, melhorou'],
    ['more pain is worse', series('dor', 0, 3), 'de 0 para 3, piorou'],
    ['more sleep is better', series('sono', 3, 7), 'de 3 para 7, melhorou'],
    ['the same is no change', series('sono', 5, 9, 5), '5, sem mudança'],
    ['one value is no story', series('dor', 4), '4 de 10'],
  ])('says that %s', (_what, given, expected) => {
    expect(trendText(given)).toBe(expected);
  });
});
