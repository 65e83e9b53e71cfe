import { boxMean } from './box-mean.ts';
import type { Lab } from './lab.ts';
import { fillPolygon, type Mask, maskCentre, type Polygon, scalePolygon, signedDistance } from './mask.ts';
import { choose, greatest, medianInside, quantileInside } from './quantile.ts';
import type { Pixels } from './read-pixels.ts';

/** Long side, in pixels, of the picture that is measured. */
export const measurementSide = 256;

/** The parts of a tongue photo that are compared. Indices are pixels of `lab`. */
export interface TongueRegions {
  lab: Lab;
  mask: Mask;
  /** Pixels to the outline, positive inside. */
  depth: Float32Array;
  /** Pixel kinds, `kindOf`. */
  kind: Uint8Array;
  /** L, a and b averaged over 5x5 pixels: coating is judged by patches and not by single papillae. */
  patch: Lab;
  body: MedianColour;
}

export interface MedianColour {
  L: number;
  a: number;
  b: number;
}

export const kindOf = { outside: 0, margin: 1, tongue: 2, specular: 3 } as const;

/**
 * @param pixels a photo of `measurementSide` pixels on its long side
 * @param lab the same photo
 * @param polygon the tongue, in pixels of a photo of `polygonSide` pixels
 */
export function tongueRegions(pixels: Pixels, lab: Lab, polygon: Polygon, polygonSide: number): TongueRegions {
  const { width, height } = pixels;
  const mask = fillPolygon(scalePolygon(polygon, Math.max(width, height) / polygonSide), width, height);
  const depth = signedDistance(mask);
  const kind = pixelKinds(pixels, lab, mask, depth);
  const smooth = (plane: Float32Array) => boxMean(plane, width, height, 2);
  const patch = { width, height, L: smooth(lab.L), a: smooth(lab.a), b: smooth(lab.b) };
  return { lab, mask, depth, kind, patch, body: bodyColour(lab, mask, depth, kind) };
}

export function medianColour(lab: Lab, inside: Uint8Array): MedianColour {
  return { L: medianInside(lab.L, inside), a: medianInside(lab.a, inside), b: medianInside(lab.b, inside) };
}

/** Leaves out the outermost part (lip, shadow, rolled margin), and separates mirror reflections. */
function pixelKinds({ rgb }: Pixels, lab: Lab, mask: Mask, depth: Float32Array): Uint8Array {
  const margin = 0.05 * Math.sqrt(mask.area);
  const local = boxMean(lab.L, lab.width, lab.height, 7);
  const deep = choose(depth.length, (i) => (depth[i] ?? 0) > margin);
  const median = medianInside(lab.L, deep);
  const kind = new Uint8Array(depth.length);
  for (let i = 0; i < kind.length; i++) {
    const d = depth[i] ?? 0;
    if (d <= 0) continue;
    if (d <= margin) {
      kind[i] = kindOf.margin;
      continue;
    }
    const l = lab.L[i] ?? 0;
    const white = Math.min(rgb[3 * i] ?? 0, rgb[3 * i + 1] ?? 0, rgb[3 * i + 2] ?? 0) > 245;
    const shines = l > (local[i] ?? 0) + 7 && l > median + 12;
    kind[i] = white || shines ? kindOf.specular : kindOf.tongue;
  }
  return kind;
}

/** Colour of the tongue itself. Its lower rim has little coating, and the redder 60 % of the rim have the least. */
function bodyColour(lab: Lab, mask: Mask, depth: Float32Array, kind: Uint8Array): MedianColour {
  const rim = rimPixels(mask, depth, kind);
  const redder = quantileInside(lab.a, rim, 0.4);
  return medianColour(
    lab,
    choose(rim.length, (i) => rim[i] === 1 && (lab.a[i] ?? 0) >= redder),
  );
}

function rimPixels(mask: Mask, depth: Float32Array, kind: Uint8Array): Uint8Array {
  const deepest = greatest(depth);
  const below = maskCentre(mask).y;
  const rim = new Uint8Array(depth.length);
  for (let i = 0; i < rim.length; i++) {
    const near = (depth[i] ?? 0) <= 0.35 * deepest && Math.floor(i / mask.width) > below;
    if (kind[i] === kindOf.tongue && near) rim[i] = 1;
  }
  return rim;
}
