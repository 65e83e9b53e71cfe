import { type Mask, maskCentre } from './mask.ts';
import { medianInside } from './quantile.ts';
import type { TongueFeature } from './tongue-feature.ts';

/**
 * Upper teeth that touch the tongue, made as dark as the open mouth. Otherwise their lower edge speaks against an outline and
 * their upper edge for it. Only pixels above the middle of the tongue change: a white bib below the chin must not give the chin
 * the edge of a tongue.
 * @param mask the outline found so far
 * @param unit pixels per pixel of a 192 px picture
 * @returns `share` is the share of the outline that is teeth, 0..1
 */
export function darkenTeeth(
  feature: TongueFeature,
  mask: Mask,
  unit: number,
): { darkened: TongueFeature; share: number } {
  const { lab, score } = feature;
  const L = lab.L.slice();
  const darkScore = score.slice();
  const usual = medianInside(lab.L, mask.inside);
  const tooth = toothPixels(feature, mask, usual, unit);
  let inside = 0;
  for (let i = 0; i < tooth.length; i++) {
    const part = tooth[i] ?? 0;
    if (part === 0) continue;
    L[i] = (L[i] ?? 0) + part * (0.5 * usual - (L[i] ?? 0));
    darkScore[i] = (darkScore[i] ?? 0) - 8 * part;
    if (mask.inside[i] === 1) inside += part;
  }
  return { darkened: { ...feature, lab: { ...lab, L }, score: darkScore }, share: inside / Math.max(1, mask.area) };
}

/**
 * How much each pixel is a tooth, 0..1: brighter than the tongue, with less than half of its redness. A root under a white coating
 * is as bright, but there is dark mouth above it, and lip or gum above teeth.
 */
function toothPixels({ lab }: TongueFeature, mask: Mask, usual: number, unit: number): Float32Array {
  const { width } = lab;
  const red = medianInside(lab.a, mask.inside) / (usual + 16);
  const tooth = new Float32Array(lab.L.length);
  const middle = Math.round(maskCentre(mask).y);
  const near = Math.round(4 * unit) * width;
  for (let x = 0; x < width; x++) {
    let isTooth: boolean | null = null;
    for (let i = x; i < middle * width; i += width) {
      const l = lab.L[i] ?? 0;
      const part = ramp(l / usual, 1.15, 1.3) * ramp((lab.a[i] ?? 0) / (l + 16) / red, 0.6, 0.45);
      if (part === 0) {
        isTooth = null;
        continue;
      }
      isTooth ??= !isDarkAbove(lab.L, i, near, width, 0.6 * usual);
      if (isTooth) tooth[i] = part;
    }
  }
  return tooth;
}

function isDarkAbove(L: Float32Array, i: number, near: number, width: number, dark: number): boolean {
  for (let k = i - near; k < i; k += width) if (k >= 0 && (L[k] ?? 0) < dark) return true;
  return false;
}

/** 0 at `from`, 1 at `to`, a straight line between. */
function ramp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}
