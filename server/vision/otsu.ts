/** Histogram of weighted values over their own range. */
export interface Histogram {
  counts: Float64Array;
  /** Value at the lower edge of the first bin. */
  start: number;
  binWidth: number;
}

export function weightedHistogram(values: Float32Array, weights: Float32Array, bins: number): Histogram {
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    if (value < start) start = value;
    if (value > end) end = value;
  }
  // The values of a picture of one colour have no range; any width keeps the bins defined.
  const binWidth = Math.max(1e-6, (end - start) / bins);
  const counts = new Float64Array(bins);
  for (let i = 0; i < values.length; i++) {
    const bin = Math.min(bins - 1, Math.floor(((values[i] ?? 0) - start) / binWidth));
    counts[bin] = (counts[bin] ?? 0) + (weights[i] ?? 0);
  }
  return { counts, start, binWidth };
}

/** Otsu's threshold between two classes. */
export function otsuThreshold(histogram: Histogram): number {
  const sums = prefixSums(histogram.counts);
  const bins = histogram.counts.length;
  let best = 0;
  let bestScore = -1;
  for (let cut = 1; cut < bins; cut++) {
    const score = classScore(sums, 0, cut) + classScore(sums, cut, bins);
    if (score > bestScore) {
      bestScore = score;
      best = cut;
    }
  }
  return histogram.start + best * histogram.binWidth;
}

/** The upper one of Otsu's two thresholds between three classes. */
export function otsuUpperThreshold(histogram: Histogram): number {
  const sums = prefixSums(histogram.counts);
  const bins = histogram.counts.length;
  let best = 0;
  let bestScore = -1;
  for (let low = 1; low < bins - 1; low++) {
    const lowScore = classScore(sums, 0, low);
    for (let high = low + 1; high < bins; high++) {
      const score = lowScore + classScore(sums, low, high) + classScore(sums, high, bins);
      if (score > bestScore) {
        bestScore = score;
        best = high;
      }
    }
  }
  return histogram.start + best * histogram.binWidth;
}

interface PrefixSums {
  weight: Float64Array;
  moment: Float64Array;
}

function prefixSums(counts: Float64Array): PrefixSums {
  const weight = new Float64Array(counts.length + 1);
  const moment = new Float64Array(counts.length + 1);
  for (let bin = 0; bin < counts.length; bin++) {
    const count = counts[bin] ?? 0;
    weight[bin + 1] = (weight[bin] ?? 0) + count;
    moment[bin + 1] = (moment[bin] ?? 0) + count * bin;
  }
  return { weight, moment };
}

/** The share of one class in the between-class variance: its weight times its squared mean. */
function classScore({ weight, moment }: PrefixSums, from: number, to: number): number {
  const w = (weight[to] ?? 0) - (weight[from] ?? 0);
  if (w <= 0) return 0;
  const m = (moment[to] ?? 0) - (moment[from] ?? 0);
  return (m * m) / w;
}
