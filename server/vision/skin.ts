import type { Lab } from './lab.ts';
import type { PerLight } from './relative-colour.ts';

/** The skin around the middle of a photo of a face or an ear. Planes have one value per pixel of the photo. */
export interface Skin {
  width: number;
  height: number;
  /** 1 where there is skin that is connected with the middle of the photo. */
  isSkin: Uint8Array;
  /** L, and a and b without the effect of exposure. */
  L: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** The most common skin colour. */
  colour: PerLight & { L: number };
  /** Of the photo, 0..1. */
  share: number;
}

/**
 * Classical skin segmentation: finds the most common skin colour in the middle of the photo, then the connected pixels with a
 * similar colour. Exposure is removed, so that shaded and lit cheeks belong together.
 * @returns null when the middle of the photo shows no skin
 */
export function findSkin(lab: Lab): Skin | null {
  const { width, height, L } = lab;
  const a = new Float32Array(L.length);
  const b = new Float32Array(L.length);
  const possible = new Uint8Array(L.length);
  for (let i = 0; i < L.length; i++) {
    const light = (L[i] ?? 0) + 16;
    a[i] = (lab.a[i] ?? 0) / light;
    b[i] = (lab.b[i] ?? 0) / light;
    possible[i] = (L[i] ?? 0) > 9 && isSkinColour(a[i] ?? 0, b[i] ?? 0) ? 1 : 0;
  }
  const colour = commonColour({ L, a, b }, possible, middleOf(width, height));
  if (!colour) return null;
  const alike = new Uint8Array(L.length);
  for (let i = 0; i < L.length; i++) {
    const light = ((L[i] ?? 0) + 16) / (colour.L + 16);
    if (possible[i] === 1 && isAlike((a[i] ?? 0) - colour.a, (b[i] ?? 0) - colour.b, light)) alike[i] = 1;
  }
  const { inside, area } = largestPart(alike, width);
  return { width, height, isSkin: inside, L, a, b, colour, share: area / L.length };
}

/** Wide enough for every skin in warm and cool light; walls, clothes and most hair lie outside. */
function isSkinColour(a: number, b: number): boolean {
  return a > 0.02 && a < 0.42 && b > 0.03 && b < 0.62 && b > 0.25 * a;
}

/** A flushed cheek is still skin, and so is a pale neck below a flushed face. Brown hair has the colour of skin but is darker. */
function isAlike(redder: number, yellower: number, light: number): boolean {
  return redder > -0.18 && redder < 0.2 && Math.abs(yellower) < 0.13 && light > 0.55;
}

function middleOf(width: number, height: number): (index: number) => boolean {
  return (i) => {
    const u = ((i % width) + 0.5) / width - 0.5;
    const v = (Math.floor(i / width) + 0.5) / height - 0.5;
    return u * u + v * v < 0.28 * 0.28;
  };
}

const bin = 0.03;
const bins = 24;

function commonColour(
  { L, a, b }: Pick<Skin, 'L' | 'a' | 'b'>,
  possible: Uint8Array,
  isMiddle: (index: number) => boolean,
): Skin['colour'] | null {
  const counts = new Uint32Array(bins * bins);
  let middle = 0;
  let found = 0;
  for (let i = 0; i < a.length; i++) {
    if (!isMiddle(i)) continue;
    middle += 1;
    if (possible[i] !== 1) continue;
    found += 1;
    const at = Math.floor((b[i] ?? 0) / bin) * bins + Math.floor((a[i] ?? 0) / bin);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  if (found < 0.3 * middle) return null;
  const most = counts.indexOf(counts.reduce((best, count) => Math.max(best, count), 0));
  const near = { a: ((most % bins) + 0.5) * bin, b: (Math.floor(most / bins) + 0.5) * bin };
  let sumA = 0;
  let sumB = 0;
  let sumL = 0;
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    if (possible[i] !== 1 || !isMiddle(i)) continue;
    if (Math.abs((a[i] ?? 0) - near.a) > 1.5 * bin || Math.abs((b[i] ?? 0) - near.b) > 1.5 * bin) continue;
    sumA += a[i] ?? 0;
    sumB += b[i] ?? 0;
    sumL += L[i] ?? 0;
    count += 1;
  }
  return count === 0 ? null : { L: sumL / count, a: sumA / count, b: sumB / count };
}

/** The largest part of the marked pixels that is connected by edges. */
function largestPart(marked: Uint8Array, width: number): { inside: Uint8Array; area: number } {
  const part = new Uint32Array(marked.length);
  const sizes = [0];
  const open: number[] = [];
  for (let start = 0; start < marked.length; start++) {
    if (marked[start] !== 1 || part[start] !== 0) continue;
    const name = sizes.length;
    let size = 0;
    open.push(start);
    part[start] = name;
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      size += 1;
      const x = i % width;
      for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (marked[next] !== 1 || part[next] !== 0) continue;
        part[next] = name;
        open.push(next);
      }
    }
    sizes.push(size);
  }
  const area = Math.max(...sizes);
  const largest = sizes.indexOf(area);
  return { inside: Uint8Array.from(part, (name) => (area > 0 && name === largest ? 1 : 0)), area };
}

export interface AreaColour extends PerLight {
  L: number;
  /** Share of the area that is skin, 0..1. */
  share: number;
}

/** Median colour of the skin in an ellipse that may be tilted; sizes in pixels, angle in radians. */
export function skinColourIn(
  skin: Skin,
  { x, y, rx, ry, angle = 0 }: { x: number; y: number; rx: number; ry: number; angle?: number },
): AreaColour {
  const { width, height, isSkin } = skin;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.ceil(Math.max(rx, ry));
  const found: number[] = [];
  let all = 0;
  for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
      const along = ((column - x) * cos + (row - y) * sin) / rx;
      const across = ((row - y) * cos - (column - x) * sin) / ry;
      if (along * along + across * across > 1) continue;
      all += 1;
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      const i = row * width + column;
      if (isSkin[i] === 1) found.push(i);
    }
  }
  const median = (plane: Float32Array) => {
    const values = found.map((i) => plane[i] ?? 0).sort((p, q) => p - q);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return { L: median(skin.L), a: median(skin.a), b: median(skin.b), share: found.length / Math.max(1, all) };
}
