/**
 * Quantile of the values whose index passes, read from a histogram of 0.05 wide bins over
 * -60..120, the range of Lab on photos (values outside are clamped): no sorting of many thousand pixels.
 * @param share 0..1
 * @returns 0 when nothing passes
 */
export function quantileWhere(values: Float32Array, passes: (index: number) => boolean, share: number): number {
  const counts = new Uint32Array(bins);
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    if (!passes(i)) continue;
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

export function medianWhere(values: Float32Array, passes: (index: number) => boolean): number {
  return quantileWhere(values, passes, 0.5);
}

const lowest = -60;
const perUnit = 20;
const bins = 180 * perUnit;
