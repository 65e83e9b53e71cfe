import { createScratch } from './scratch.ts';

/**
 * Quantile of the values inside a mask (1 inside, 0 outside), read from a histogram with bins of 0.05 over -60..120, the range of
 * Lab in photos (values outside are clamped). This needs no sorting of many thousand pixels.
 * @param share 0..1
 * @returns 0 when nothing is inside
 */
export function quantileInside(values: Float32Array, inside: Uint8Array, share: number): number {
  const counts = countsSpace(bins).fill(0);
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    if (inside[i] === 0) continue;
    const bin = Math.max(0, Math.min(bins - 1, Math.round(((values[i] ?? 0) - lowest) * perUnit)));
    counts[bin] = (counts[bin] ?? 0) + 1;
    total += 1;
  }
  if (total === 0) return 0;
  const wanted = Math.max(1, share * total);
  let seen = 0;
  for (let bin = 0; bin < bins; bin++) {
    seen += counts[bin] ?? 0;
    if (seen >= wanted) return lowest + bin / perUnit;
  }
  return lowest + (bins - 1) / perUnit;
}

export function medianInside(values: Float32Array, inside: Uint8Array): number {
  return quantileInside(values, inside, 0.5);
}

/** The largest value, at least 0. */
export function greatest(values: Float32Array): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i] ?? 0);
  return most;
}

/** The mask of all pixels that fulfil the condition. */
export function choose(length: number, passes: (index: number) => boolean): Uint8Array {
  const inside = new Uint8Array(length);
  for (let i = 0; i < length; i++) if (passes(i)) inside[i] = 1;
  return inside;
}

const countsSpace = createScratch();
const lowest = -60;
const perUnit = 20;
const bins = 180 * perUnit;
