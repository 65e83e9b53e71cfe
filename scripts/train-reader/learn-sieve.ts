/** A suspicion, or a doubt, in an annotated text of a file. */
export interface Judged {
  file: string;
  evidence: readonly number[];
  right: boolean;
}

export interface Sieve {
  pesos: number[];
  limite: number;
}

/**
 * How far a suspicion is to be believed: a logistic regression over its evidence. The limit is the lowest one at which what passed was
 * right often enough, in texts of files that the sieve had not seen.
 * @param wanted the share of what passes that must be right by the annotations
 */
export function learnSieve(suspicions: readonly Judged[], wanted: number): Sieve {
  const files = [...new Set(suspicions.map(({ file }) => file))];
  const judged = files.flatMap((file) => {
    const weights = fit(suspicions.filter((one) => one.file !== file));
    return suspicions
      .filter((one) => one.file === file)
      .map(({ evidence, right }) => ({ score: scoreOf(evidence, weights), right }));
  });
  return { pesos: fit(suspicions).map((weight) => Math.round(weight * 1000) / 1000), limite: limitOf(judged, wanted) };
}

function limitOf(judged: readonly { score: number; right: boolean }[], wanted: number): number {
  let [limit, right] = [Number.POSITIVE_INFINITY, 0];
  for (const [order, one] of judged.toSorted((a, b) => b.score - a.score).entries()) {
    if (one.right) right += 1;
    if (right / (order + 1) >= wanted) limit = one.score;
  }
  return Math.round(limit * 1000) / 1000;
}

export function scoreOf(evidence: readonly number[], weights: readonly number[]): number {
  return evidence.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0);
}

function fit(suspicions: readonly Judged[]): number[] {
  const size = suspicions[0]?.evidence.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < 1_000; round += 1) {
    const slopes = new Array<number>(size).fill(0);
    for (const { evidence, right } of suspicions) {
      const error = 1 / (1 + Math.exp(-scoreOf(evidence, weights))) - (right ? 1 : 0);
      for (const [place, value] of evidence.entries()) slopes[place] = (slopes[place] ?? 0) + error * value;
    }
    for (const [place, slope] of slopes.entries())
      weights[place] = (weights[place] ?? 0) - 0.5 * (slope / suspicions.length + 0.002 * (weights[place] ?? 0));
  }
  return weights;
}
