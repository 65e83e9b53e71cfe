import { boxMean } from './box-mean.ts';
import type { Lab } from './lab.ts';
import { type RayOrigin, rayCos, raySin, rays } from './ray-costs.ts';
import { shortestLoop } from './shortest-loop.ts';

/** Lengths are in pixels of a 192 px picture. */
const step = 0.5;
/** The margin is searched from 6 inside the outline to 9 outside it. */
const nearest = -6;
const shifts = 31;
/** The windows reach 4 to the inside and 2 to the outside of a shift. */
const inward = 8;
const outward = 4;

interface Profile {
  L: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/**
 * Moves an outline to the margin of the tongue in a finer picture. There lightness falls into a thin line of shadow, redness ends
 * and yellow begins. The search for the whole outline averages over more pixels and finds the inner flank of the rolled margin.
 * @param radius one per ray, in pixels of the picture in which `origin` is given
 * @param longSide of that picture; `fine` shows the same in more pixels
 */
export function refineRadius(radius: Float32Array, origin: RayOrigin, fine: Lab, longSide: number): Float32Array {
  const unit = longSide / 192;
  const scale = Math.max(fine.width, fine.height) / longSide;
  const lab = calmLab(fine);
  const from = smooth(radius);
  const cost = new Float32Array(rays * shifts);
  const size = inward + shifts + outward;
  const profile = { L: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) };
  for (let ray = 0; ray < rays; ray++) {
    const first = (from[ray] ?? 0) + (nearest - inward * step) * unit;
    readProfile(profile, lab, origin, ray, { first, step: step * unit, scale });
    // Towards the root coating hides the redness.
    const root = Math.max(0, Math.min(1, -2 * (raySin[ray] ?? 0) - 0.2));
    for (let j = 0; j < shifts; j++) {
      const margin = marginAt(profile, j + inward, 1 - 0.75 * root);
      const shift = nearest + j * step;
      cost[ray * shifts + j] = -3 * Math.max(-1, Math.min(3, margin)) + 0.09 * (shift - usualShift) ** 2;
    }
  }
  const best = shortestLoop(cost, rays, shifts);
  return smooth(from.map((r, ray) => r + (nearest + (best[ray] ?? 0) * step) * unit));
}

/** Without the noise of single pixels. */
function calmLab({ width, height, L, a, b }: Lab): Lab {
  const calm = (plane: Float32Array) => boxMean(plane, width, height, 1);
  return { width, height, L: calm(L), a: calm(a), b: calm(b) };
}

/** In the direction of the outside. The numbers of this file were set by hand on 75 of 150 photos; V1 in docs/PROOF.md has the others. */
const usualShift = 0.7;

/** How much a place looks like the margin, about -1..3. @param redness weight of the redness, 0..1 */
function marginAt({ L, a, b }: Profile, at: number, redness: number): number {
  const darker = mean(L, at - 6, at - 2) - mean(L, at, at + 1);
  const paler = mean(a, at - 8, at - 2) - mean(a, at + 1, at + 4);
  const yellower = mean(b, at, at + 2) - mean(b, at - 6, at - 2);
  return darker / 16 + (paler / 4) * redness + yellower / 8;
}

function readProfile(
  { L, a, b }: Profile,
  lab: Lab,
  origin: RayOrigin,
  ray: number,
  along: { first: number; step: number; scale: number },
): void {
  const dx = rayCos[ray] ?? 0;
  const dy = raySin[ray] ?? 0;
  for (let j = 0; j < L.length; j++) {
    const r = along.first + j * along.step;
    const x = Math.round((origin.x + r * dx + 0.5) * along.scale - 0.5);
    const y = Math.round((origin.y + r * dy + 0.5) * along.scale - 0.5);
    const i = Math.max(0, Math.min(lab.height - 1, y)) * lab.width + Math.max(0, Math.min(lab.width - 1, x));
    L[j] = lab.L[i] ?? 0;
    a[j] = lab.a[i] ?? 0;
    b[j] = lab.b[i] ?? 0;
  }
}

function mean(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let k = from; k <= to; k++) sum += values[k] ?? 0;
  return sum / (to - from + 1);
}

/** Neighbouring rays with the weights 1, 2 and 1. */
function smooth(radius: Float32Array): Float32Array {
  const at = (ray: number) => radius[(ray + rays) % rays] ?? 0;
  return radius.map((r, ray) => 0.5 * r + 0.25 * (at(ray - 1) + at(ray + 1)));
}
