import { boxMean } from './box-mean.ts';
import { type Skin, skinColourIn } from './skin.ts';

/** Position and size of a face, in pixels. All other places on the face are given in units of the distance between the eyes. */
export interface Face {
  eyes: { left: Point; right: Point };
  /** The point between the eyes. */
  centre: Point;
  /** Distance between the eyes in pixels. */
  unit: number;
  /** Tilt of the line through the eyes, radians. */
  angle: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * Finds the two eyes: two dark spots at the same height, on both sides of the middle of the skin.
 * @returns null when there is no such pair, for example on a face from the side or with large glasses
 */
export function findFace(skin: Skin): Face | null {
  const box = faceBox(skin);
  if (!box) return null;
  const { eyes, strength } = bestPair(darkSpots(skin, box), skin, box, { from: box.top + 0.1 * box.width });
  if (!eyes) return null;
  // Eyebrows are two dark spots too, a little above the eyes.
  const browOrEye = Math.max(eyes.left.y, eyes.right.y);
  const below = bestPair(darkSpots(skin, box), skin, box, {
    from: browOrEye + 0.09 * box.width,
    to: browOrEye + 0.28 * box.width,
  });
  const face = describeFace(below.eyes && below.strength > 0.55 * strength ? below.eyes : eyes);
  return isSetInSkin(skin, face.eyes.left, face.unit) && isSetInSkin(skin, face.eyes.right, face.unit) ? face : null;
}

/** Eyes have skin all around; a dark spot at the hair or at the edge of the face does not. */
function isSetInSkin(skin: Skin, { x, y }: Point, unit: number): boolean {
  return skinColourIn(skin, { x, y, rx: 0.34 * unit, ry: 0.34 * unit }).share > 0.6;
}

/** A place on the face, given in units of the eyes' distance from the point between the eyes; y goes down. */
export function placeOn({ centre, unit, angle }: Face, across: number, down: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    x: centre.x + unit * (across * cos - down * sin),
    y: centre.y + unit * (across * sin + down * cos),
  };
}

interface Box {
  middle: number;
  width: number;
  top: number;
}

/** Where the skin of the head lies; null when it is too small to be a face in the picture. */
function faceBox({ isSkin, width, height }: Skin): Box | null {
  let top = -1;
  let widest = 0;
  const middles: number[] = [];
  for (let y = 0; y < height; y++) {
    const row = isSkin.subarray(y * width, (y + 1) * width);
    const from = row.indexOf(1);
    if (from < 0) continue;
    if (top < 0) top = y;
    const to = row.lastIndexOf(1);
    // The neck is narrower than the cheeks; the shoulders begin below it.
    if (to - from < 0.78 * widest && y - top > 0.9 * widest) break;
    widest = Math.max(widest, to - from + 1);
    middles.push((from + to) / 2);
    if (y - top > 1.5 * widest) break;
  }
  if (widest < 0.2 * width) return null;
  middles.sort((p, q) => p - q);
  return { middle: middles[Math.floor(middles.length / 2)] ?? 0, width: widest, top };
}

/** How much darker a spot is than its surroundings, in L. */
function darkSpots({ L, width, height }: Skin, box: Box): Float32Array {
  const around = boxMean(L, width, height, Math.max(3, Math.round(0.1 * box.width)));
  const spot = boxMean(L, width, height, Math.max(1, Math.round(0.03 * box.width)));
  return around.map((value, i) => Math.max(0, value - (spot[i] ?? 0)));
}

interface Spot extends Point {
  strength: number;
}

/** Smallest darkness of an eye, as a share of the skin's L + 16. */
const leastDark = 0.045;

function bestPair(
  dark: Float32Array,
  { width, height, colour }: Skin,
  box: Box,
  { from, to = box.top + 0.85 * box.width }: { from: number; to?: number },
): { eyes: Face['eyes'] | null; strength: number } {
  const top = Math.max(0, Math.round(from));
  const bottom = Math.min(height - 1, Math.round(to));
  const side = (near: number, far: number) =>
    Array.from({ length: Math.max(0, bottom - top + 1) }, (_, k) =>
      darkest(dark, width, top + k, box.middle + near * box.width, box.middle + far * box.width),
    );
  const lefts = side(-0.38, -0.12);
  const rights = side(0.12, 0.38);
  const reach = Math.round(0.14 * box.width);
  let eyes: Face['eyes'] | null = null;
  let strength = 0;
  for (const left of lefts) {
    for (const right of rights) {
      if (Math.abs(left.y - right.y) > reach) continue;
      const weaker = Math.min(left.strength, right.strength);
      const apart = right.x - left.x;
      const offMiddle = Math.abs((left.x + right.x) / 2 - box.middle);
      if (weaker < leastDark * (colour.L + 16) || apart < 0.3 * box.width || apart > 0.66 * box.width) continue;
      if (offMiddle > 0.1 * box.width || weaker < 0.45 * Math.max(left.strength, right.strength)) continue;
      const sum = left.strength + right.strength - (20 * offMiddle) / box.width;
      if (sum <= strength) continue;
      strength = sum;
      eyes = { left, right };
    }
  }
  return { eyes, strength };
}

function darkest(dark: Float32Array, width: number, y: number, from: number, to: number): Spot {
  const best = { x: 0, y, strength: 0 };
  for (let x = Math.max(0, Math.round(from)); x <= Math.min(width - 1, Math.round(to)); x++) {
    const strength = dark[y * width + x] ?? 0;
    if (strength <= best.strength) continue;
    best.x = x;
    best.strength = strength;
  }
  return best;
}

function describeFace({ left, right }: Face['eyes']): Face {
  return {
    eyes: { left, right },
    centre: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
    unit: Math.hypot(right.x - left.x, right.y - left.y),
    angle: Math.atan2(right.y - left.y, right.x - left.x),
  };
}
