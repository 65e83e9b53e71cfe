import { boxMean } from './box-mean.ts';
import { maskCentre } from './mask.ts';
import type { TongueRegions } from './measure-regions.ts';

export interface Toothmarks {
  /** Root mean square deviation of the side margins from a smooth curve, in units of the tongue's size. */
  roughness: number;
  /** Dents along both sides. */
  notches: number;
  /** Greatest deviation; above 0.036 the outline itself is wrong and includes lip or shadow. */
  worst: number;
}

const angles = 192;

/** Finds the scalloped margin that teeth leave on the sides of the tongue (not on root and tip). */
export function measureToothmarks(regions: TongueRegions): Toothmarks {
  const radius = medianOfThree(marginRadii(regions));
  const size = Math.sqrt(regions.mask.area);
  const residual = radius.map((r, k) => {
    let sum = 0;
    for (let d = -8; d <= 8; d++) sum += radius[(k + d + angles) % angles] ?? 0;
    return (r - sum / 17) / size;
  });
  let squares = 0;
  let count = 0;
  let notches = 0;
  let worst = 0;
  for (let k = 0; k < angles; k++) {
    const sin = Math.sin((2 * Math.PI * k) / angles);
    if (sin < -0.35 || sin > 0.8) continue;
    const here = residual[k] ?? 0;
    squares += Math.min(0.03, Math.abs(here)) ** 2;
    count += 1;
    worst = Math.max(worst, Math.abs(here));
    const before = residual[(k + angles - 1) % angles] ?? 0;
    const after = residual[(k + 1) % angles] ?? 0;
    if (here < -0.01 && here <= before && here < after) notches += 1;
  }
  return { roughness: Math.sqrt(squares / count), notches, worst };
}

/** The outline is exact to a step or two; this finds the strongest edge near it, exact to half a pixel. */
function marginRadii({ lab, mask }: TongueRegions): Float32Array {
  const { width, height } = lab;
  const contrast = new Float32Array(lab.L.length);
  for (let i = 0; i < contrast.length; i++) {
    contrast[i] = (lab.a[i] ?? 0) - 0.5 * (lab.b[i] ?? 0) + 0.4 * Math.min(lab.L[i] ?? 0, 75);
  }
  const plane = boxMean(contrast, width, height, 1);
  const centre = maskCentre(mask);
  const radii = new Float32Array(angles);
  const samples = new Float64Array(shifts + reach);
  for (let k = 0; k < angles; k++) {
    const dx = Math.cos((2 * Math.PI * k) / angles);
    const dy = Math.sin((2 * Math.PI * k) / angles);
    let outline = 4;
    while (isInside(mask.inside, width, height, centre.x + outline * dx, centre.y + outline * dy)) outline += halfPixel;
    const first = outline + firstShift - (reach / 2) * halfPixel;
    for (let j = 0; j < samples.length; j++) {
      const r = first + j * halfPixel;
      samples[j] = bilinear(plane, width, height, centre.x + r * dx, centre.y + r * dy);
    }
    let best = Number.NEGATIVE_INFINITY;
    radii[k] = outline;
    for (let j = 0; j < shifts; j++) {
      const shift = firstShift + j * halfPixel;
      const edge = (samples[j] ?? 0) - (samples[j + reach] ?? 0) - 0.15 * shift * shift;
      if (edge > best) {
        best = edge;
        radii[k] = outline + shift;
      }
    }
  }
  return radii;
}

const halfPixel = 0.5;
/** The margin is searched from 6 pixels inside the outline to 5 pixels outside it. */
const firstShift = -6;
const shifts = 23;
/** The two sides of an edge are compared 3 pixels apart, in steps of half a pixel. */
const reach = 6;

function medianOfThree(values: Float32Array): Float32Array {
  const last = values.length - 1;
  return values.map((v, k) => {
    const before = values[k === 0 ? last : k - 1] ?? 0;
    const after = values[k === last ? 0 : k + 1] ?? 0;
    return Math.max(Math.min(before, v), Math.min(Math.max(before, v), after));
  });
}

function isInside(inside: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  const column = Math.round(x);
  const row = Math.round(y);
  return column >= 0 && row >= 0 && column < width && row < height && inside[row * width + column] === 1;
}

function bilinear(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1.01, x));
  const cy = Math.max(0, Math.min(height - 1.01, y));
  const i = Math.floor(cy) * width + Math.floor(cx);
  const fx = cx - Math.floor(cx);
  const fy = cy - Math.floor(cy);
  const upper = (plane[i] ?? 0) * (1 - fx) + (plane[i + 1] ?? 0) * fx;
  const lower = (plane[i + width] ?? 0) * (1 - fx) + (plane[i + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
