import type { Lab } from './lab.ts';
import { type Mask, signedDistance } from './mask.ts';
import { createScratch } from './scratch.ts';

/** Bins per axis of the colour histograms; L 0..100, a -15..50, b -20..45. */
const side = 22;
const bins = side * side * side;

const innerSpace = createScratch();
const outerSpace = createScratch();
const innerSmoothSpace = createScratch();
const outerSmoothSpace = createScratch();

/** The histogram bin of every pixel; computed once per photo. */
export function colourBins({ L, a, b }: Lab): Uint16Array {
  const out = new Uint16Array(L.length);
  for (let i = 0; i < out.length; i++) {
    const l = axisBin(L[i] ?? 0, 0, 100);
    out[i] = (l * side + axisBin(a[i] ?? 0, -15, 50)) * side + axisBin(b[i] ?? 0, -20, 45);
  }
  return out;
}

/**
 * How much more frequent each colour is inside the outline than outside: log ratio per bin, -2.5..2.5.
 * @param unit pixels of the picture per pixel of a 192 px picture
 */
export function colourLogRatio(bin: Uint16Array, mask: Mask, unit: number): Float32Array {
  const distance = signedDistance(mask);
  const near = 0.35 * Math.sqrt(mask.area);
  const inner = innerSpace(bins).fill(0);
  const outer = outerSpace(bins).fill(0);
  let innerSum = 0;
  let outerSum = 0;
  for (let i = 0; i < bin.length; i++) {
    const d = distance[i] ?? 0;
    const k = bin[i] ?? 0;
    if (d > 1.5 * unit) {
      inner[k] = (inner[k] ?? 0) + 1;
      innerSum += 1;
    } else if (d < -1.5 * unit) {
      const weight = -d <= near ? 1 : 0.15;
      outer[k] = (outer[k] ?? 0) + weight;
      outerSum += weight;
    }
  }
  const hin = smooth(inner, innerSmoothSpace(bins));
  const hout = smooth(outer, outerSmoothSpace(bins));
  const innerScale = 1 / Math.max(1, innerSum);
  const outerScale = 1 / Math.max(1, outerSum);
  const ratio = new Float32Array(bins);
  for (let k = 0; k < bins; k++) {
    const p = (hin[k] ?? 0) * innerScale;
    const q = (hout[k] ?? 0) * outerScale;
    if (p > 0 || q > 0) ratio[k] = Math.max(-2.5, Math.min(2.5, Math.log((p + 1e-5) / (q + 1e-5))));
  }
  return ratio;
}

function axisBin(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(side - 1, Math.floor(((value - from) / (to - from)) * side)));
}

/** Smooths with [1/4 1/2 1/4] along each axis. Both planes are overwritten, and one of them is the result. */
function smooth(counts: Float32Array, spare: Float32Array): Float32Array {
  let from = counts;
  let to = spare;
  for (const stride of [1, side, side * side]) {
    const line = stride * side;
    for (let start = 0; start < bins; start += line) {
      for (let k = start; k < start + line; k++) {
        const own = from[k] ?? 0;
        // At either end of the axis the missing neighbour is replaced by the bin itself.
        const before = k < start + stride ? own : (from[k - stride] ?? 0);
        const after = k >= start + line - stride ? own : (from[k + stride] ?? 0);
        to[k] = 0.5 * own + 0.25 * (before + after);
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
