import type { Learned } from './learn-weights.ts';

/** No weight counts more. */
const largest = 12;

/** The learned weights without those that hardly weigh, in steps, as `aprendido/pesos.ts` opens them. */
export function packWeights(learned: Learned, names: readonly string[], least: number) {
  const { keys, starts, signs, weights, biases } = learned;
  const step = largest / 127;
  const gaps: number[] = [];
  const sizes: number[] = [];
  const places: number[] = [];
  const values: number[] = [];
  let lastKey = 0;
  for (const [row, key] of [...keys.entries()].toSorted(([, one], [, other]) => one - other)) {
    const before = places.length;
    let lastPlace = 0;
    for (let cell = starts[row] ?? 0; cell < (starts[row + 1] ?? 0); cell += 1) {
      const weight = weights[cell] ?? 0;
      if (Math.abs(weight) < least) continue;
      const place = signs[cell] ?? 0;
      places.push(place - lastPlace);
      lastPlace = place;
      values.push(Math.max(-127, Math.min(127, Math.round(weight / step))));
    }
    if (places.length === before) continue;
    gaps.push(key - lastKey);
    lastKey = key;
    sizes.push(places.length - before);
  }
  return {
    sinais: names,
    passo: step,
    vies: Array.from(biases, (bias) => Math.round(bias * 1_000) / 1_000),
    chaves: packed(gaps),
    linhas: packed(sizes),
    classes: packed(places),
    valores: Buffer.from(Int8Array.from(values).buffer).toString('base64'),
  };
}

/** Seven bits a byte, the lowest first. */
function packed(numbers: readonly number[]): string {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes).toString('base64');
}
