import type { TongueFeature } from './tongue-feature.ts';

export const rays = 96;

/** Length of one step along a ray, in pixels of a 192 px picture. */
export const stepLength = 1.25;

/** Directions of the rays, clockwise from the right (rows grow downwards). */
export const rayCos = Float64Array.from({ length: rays }, (_, k) => Math.cos((2 * Math.PI * k) / rays));
export const raySin = Float64Array.from({ length: rays }, (_, k) => Math.sin((2 * Math.PI * k) / rays));

export interface RayOrigin {
  x: number;
  y: number;
}

/**
 * Cost of ending each ray at each step. The method rests on the signed edge (tongue inside, something else outside); the region
 * term only helps it past teeth and creases.
 * @param region how much each pixel looks like tongue, about -2.5..2.5
 * @param lightness typical L of the tongue; much darker pixels are the open mouth
 * @returns rays x radii, row by row
 */
export function rayCosts(
  { lab, score }: TongueFeature,
  region: Float32Array,
  origin: RayOrigin,
  lightness: number,
  radii: number,
  unit: number,
): Float32Array {
  const cost = new Float32Array(rays * radii);
  const sampleCount = radii + 3;
  const samples = new Int32Array(sampleCount);
  const dark = 0.65 * lightness;
  for (let ray = 0; ray < rays; ray++) {
    const inFrame = castRay(samples, lab.width, lab.height, origin, ray, unit);
    const upward = (raySin[ray] ?? 0) < -0.35;
    let barrier = 0;
    let sum = 0;
    let previous = 0;
    for (let j = 0; j < radii; j++) {
      const place = ray * radii + j;
      if (j >= inFrame) {
        previous += 0.6;
        cost[place] = previous;
        continue;
      }
      const i = samples[j] ?? 0;
      let v = region[i] ?? 0;
      // The root is coated or in shadow and looks little like tongue, so upward rays cost less.
      if (v < 0) v = Math.max(-0.4, upward ? 0.4 * v : v);
      barrier += (2 * Math.max(0, dark - (lab.L[i] ?? 0))) / dark;
      sum += Math.max(-2.5, v - barrier);
      const inner = Math.max(0, j - 3);
      const outer = Math.min(inFrame - 1, j + 3);
      const edge =
        clampEdge(contrast(score, samples, inner, j, outer) / 6) +
        clampEdge(contrast(lab.L, samples, inner, j, outer) / 12);
      previous = -0.1 * sum - 3 * edge + Math.max(0, 5 - j);
      cost[place] = previous;
    }
  }
  return cost;
}

export function clampEdge(value: number): number {
  return Math.max(-1, Math.min(2, value));
}

/** Writes the nearest pixel of every step; returns how many steps lie inside the frame. */
function castRay(
  samples: Int32Array,
  width: number,
  height: number,
  origin: RayOrigin,
  ray: number,
  unit: number,
): number {
  const dx = rayCos[ray] ?? 0;
  const dy = raySin[ray] ?? 0;
  for (let j = 0; j < samples.length; j++) {
    const r = (j + 1) * stepLength * unit;
    const x = Math.round(origin.x + r * dx);
    const y = Math.round(origin.y + r * dy);
    if (x < 0 || y < 0 || x >= width || y >= height) return j;
    samples[j] = y * width + x;
  }
  return samples.length;
}

/** Mean of the steps inside (inner..j-1) minus mean of the steps outside (j+1..outer). */
function contrast(plane: Float32Array, samples: Int32Array, inner: number, j: number, outer: number): number {
  if (inner >= j || outer <= j) return 0;
  let inside = 0;
  let outside = 0;
  for (let k = inner; k < j; k++) inside += plane[samples[k] ?? 0] ?? 0;
  for (let k = j + 1; k <= outer; k++) outside += plane[samples[k] ?? 0] ?? 0;
  return inside / (j - inner) - outside / (outer - j);
}
