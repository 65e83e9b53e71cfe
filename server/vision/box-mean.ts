import type { Lab } from './lab.ts';
import { createScratch } from './scratch.ts';

const rowsSpace = createScratch();

/**
 * Mean of a plane over a square of `2 * radius + 1` pixels; borders are clamped. It uses running sums, so the cost does not grow
 * with the radius.
 */
export function boxMean(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = rowsSpace(plane.length);
  for (let y = 0; y < height; y++) slide(plane, rows, y * width, 1, width, radius);
  const out = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) slide(rows, out, x, width, height, radius);
  return out;
}

/** The smoothing with which the segmentation was measured: a 3x3 mean, twice. */
export function smoothLab(lab: Lab): Lab {
  const smooth = (plane: Float32Array) => boxMean(boxMean(plane, lab.width, lab.height, 1), lab.width, lab.height, 1);
  return { width: lab.width, height: lab.height, L: smooth(lab.L), a: smooth(lab.a), b: smooth(lab.b) };
}

function slide(
  from: Float32Array,
  to: Float32Array,
  offset: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const last = count - 1;
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += from[offset + Math.min(last, Math.max(0, k)) * stride] ?? 0;
  const scale = 1 / (2 * radius + 1);
  for (let k = 0; k < count; k++) {
    to[offset + k * stride] = sum * scale;
    sum += from[offset + Math.min(last, k + radius + 1) * stride] ?? 0;
    sum -= from[offset + Math.max(0, k - radius) * stride] ?? 0;
  }
}
