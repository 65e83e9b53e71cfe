import { describe, expect, it } from 'vitest';
import { otsuThreshold, otsuUpperThreshold, weightedHistogram } from './otsu.ts';

const around = (centre: number, count: number) => Array.from({ length: count }, (_, i) => centre + (i % 7) * 0.1);
const ones = (count: number) => new Float32Array(count).fill(1);

describe('Otsu thresholds', () => {
  it('separates two groups', () => {
    const values = Float32Array.from([...around(10, 100), ...around(30, 60)]);
    const threshold = otsuThreshold(weightedHistogram(values, ones(160), 128));
    expect(threshold).toBeGreaterThan(10.6);
    expect(threshold).toBeLessThanOrEqual(30);
  });

  it('puts the upper of two thresholds between the two highest of three groups', () => {
    const values = Float32Array.from([...around(0, 80), ...around(20, 80), ...around(40, 80)]);
    const threshold = otsuUpperThreshold(weightedHistogram(values, ones(240), 64));
    expect(threshold).toBeGreaterThan(20.6);
    expect(threshold).toBeLessThanOrEqual(40);
  });

  it('ignores values without weight', () => {
    const values = Float32Array.from([...around(0, 50), ...around(10, 50), ...around(90, 50)]);
    const weights = Float32Array.from(values, (value) => (value > 50 ? 0 : 1));
    expect(otsuThreshold(weightedHistogram(values, weights, 128))).toBeLessThan(11);
  });

  it('works on a picture of one colour', () => {
    const values = new Float32Array(50).fill(5);
    expect(Number.isFinite(otsuThreshold(weightedHistogram(values, ones(50), 128)))).toBe(true);
  });
});
