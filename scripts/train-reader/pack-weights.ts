import { brotliCompressSync, constants } from 'node:zlib';
import type { Learned } from './learn-weights.ts';

/** No weight counts more. */
const largest = 12;

/** The learned weights without those that hardly weigh, in steps, as `aprendido/pesos.ts` unpacks them. */
export function packWeights(
  { keys, starts, signs, weights, biases }: Learned,
  names: readonly string[],
  least: number,
) {
  const step = largest / 127;
  const kept: number[] = [];
  const begins = [0];
  const places: number[] = [];
  const values: number[] = [];
  for (const [row, key] of [...keys.entries()].toSorted(([, one], [, other]) => one - other)) {
    const end = starts[row + 1] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      const weight = weights[cell] ?? 0;
      if (Math.abs(weight) < least) continue;
      places.push(signs[cell] ?? 0);
      values.push(Math.max(-127, Math.min(127, Math.round(weight / step))));
    }
    if (places.length === begins.at(-1)) continue;
    kept.push(key);
    begins.push(places.length);
  }
  return {
    sinais: names,
    passo: step,
    vies: packed(biases),
    chaves: packed(Uint32Array.from(kept)),
    inicios: packed(Uint32Array.from(begins)),
    classes: packed(Uint16Array.from(places)),
    valores: packed(Int8Array.from(values)),
  };
}

function packed(numbers: Float32Array | Uint32Array | Uint16Array | Int8Array): string {
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).toString('base64');
}
