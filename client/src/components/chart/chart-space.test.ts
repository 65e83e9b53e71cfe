import { describe, expect, it } from 'vitest';
import { chartSpace, labelledPlaces, roundTicks } from './chart-space.ts';

const extent = { width: 418, height: 258, ticks: [0, 5, 10], longestTick: '10', count: 5, labelLines: 2, bands: false };

describe('the space of a chart', () => {
  it('holds points from edge to edge, 0 at the bottom', () => {
    const space = chartSpace(extent);
    expect([0, 2, 4].map(space.x)).toEqual([30, 215, 400]);
    expect([0, 10].map(space.y)).toEqual([space.bottom, 12]);
  });

  it('holds bars within the edges, each in the middle of its band', () => {
    const space = chartSpace({ ...extent, bands: true });
    expect(space.step).toBe(74);
    expect([0, 4].map(space.x)).toEqual([67, 363]);
  });

  it('puts a single point into the middle', () => {
    expect(chartSpace({ ...extent, count: 1 }).x(0)).toBe(215);
    expect(chartSpace({ ...extent, count: 1 }).indexAt(30)).toBe(0);
  });

  it('finds the place nearest to the pointer, also beyond the edges', () => {
    const { indexAt } = chartSpace({ ...extent, bands: true });
    expect([0, 100, 110, 300, 999].map(indexAt)).toEqual([0, 0, 1, 3, 4]);
  });

  it('gives larger text its room: fewer labels, more space beside and below', () => {
    const usual = chartSpace({ ...extent, count: 12 });
    const larger = chartSpace({ ...extent, count: 12, height: extent.height * 2, textScale: 2 });
    expect(larger.left).toBe(usual.left * 2);
    expect(extent.height * 2 - larger.bottom).toBeGreaterThanOrEqual(2 * 18 * 2);
    expect(larger.labelled.length).toBeLessThan(usual.labelled.length);
  });

  it('makes room for long values, and the right edge stays right of the left edge', () => {
    expect(chartSpace({ ...extent, longestTick: 'R$ 12.000,00' }).left).toBe(105);
    expect(chartSpace({ ...extent, width: 10 }).step).toBeGreaterThan(0);
  });
});

describe('the values beside the lines', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [2, [0, 1, 2, 3, 4]],
    [6, [0, 2, 4, 6]],
    [24, [0, 5, 10, 15, 20, 25]],
    [244, [0, 50, 100, 150, 200, 250]],
    [380, [0, 100, 200, 300, 400]],
    [1001, [0, 500, 1000, 1500]],
  ])('are round up to %d', (greatest, ticks) => {
    expect(roundTicks(greatest)).toEqual(ticks);
  });
});

describe('the labels below', () => {
  it('are all shown while there is room; otherwise some are left out, counted back from the newest', () => {
    expect(labelledPlaces(4, 6)).toEqual([0, 1, 2, 3]);
    expect(labelledPlaces(40, 6)).toEqual([4, 11, 18, 25, 32, 39]);
    expect(labelledPlaces(1, 6)).toEqual([0]);
    expect(labelledPlaces(0, 6)).toEqual([]);
  });
});
