import { maskCentre } from './mask.ts';
import type { TongueRegions } from './measure-regions.ts';

/** What lies around an outline. A tongue hangs out of a mouth and over a chin; most other things do not. */
export interface Surroundings {
  /** Share of the pixels beside and below the outline that may be skin, 0..1; null when the frame shows hardly any. */
  skinShare: number | null;
  /** Share of the outline's columns with a dark mouth, lip, gum or throat above, 0..1; null when the frame cuts off most of them. */
  mouthShare: number | null;
  /** Share of the outline's columns that the upper frame cuts off, 0..1. */
  cutShare: number;
  /** Width over height of the outline. */
  aspect: number;
}

export function measureSurroundings(regions: TongueRegions): Surroundings {
  const box = boundsOf(regions);
  if (!box) return { skinShare: null, mouthShare: null, cutShare: 0, aspect: 1 };
  return {
    skinShare: skinShare(regions),
    ...mouthAbove(regions, box),
    aspect: (box.right - box.left + 1) / (box.bottom - box.top + 1),
  };
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boundsOf({ mask: { inside, width } }: TongueRegions): Bounds | null {
  const first = inside.indexOf(1);
  if (first < 0) return null;
  const bounds = {
    left: width,
    right: 0,
    top: Math.floor(first / width),
    bottom: Math.floor(inside.lastIndexOf(1) / width),
  };
  for (let i = first; i < inside.length; i++) {
    if (inside[i] !== 1) continue;
    bounds.left = Math.min(bounds.left, i % width);
    bounds.right = Math.max(bounds.right, i % width);
  }
  return bounds;
}

function skinShare({ lab, depth, mask, patch, body }: TongueRegions): number | null {
  const size = Math.sqrt(mask.area);
  const from = Math.ceil(maskCentre(mask).y) * lab.width;
  let all = 0;
  let skin = 0;
  for (let i = from; i < depth.length; i++) {
    const out = -(depth[i] ?? 0);
    if (out < 0.08 * size || out > 0.6 * size) continue;
    all += 1;
    if (mayBeSkin(patch, body, i)) skin += 1;
  }
  return all < 0.05 * mask.area ? null : skin / all;
}

/** Yellower than the tongue and not grey; weak enough for pale skin in cool light. */
function mayBeSkin(patch: TongueRegions['patch'], body: TongueRegions['body'], i: number): boolean {
  const l = patch.L[i] ?? 0;
  const a = patch.a[i] ?? 0;
  const b = patch.b[i] ?? 0;
  if (l < 0.28 * body.L || l > body.L + 38 || a * a + b * b < 9) return false;
  return Math.atan2(b, a) - Math.atan2(body.b, body.a) > (8 * Math.PI) / 180 && a > 0;
}

/** Looks upward from the middle 60 % of the outline's columns, a third of the tongue's size far. */
function mouthAbove(
  { lab, mask, patch, body, depth }: TongueRegions,
  box: Bounds,
): Pick<Surroundings, 'mouthShare' | 'cutShare'> {
  const { width } = lab;
  const size = Math.sqrt(mask.area);
  const red = body.a / (body.L + 16);
  const isMouth = (i: number) => {
    const l = patch.L[i] ?? 0;
    if (l < 0.7 * body.L) return true;
    const a = patch.a[i] ?? 0;
    return a > 4 && a / (l + 16) > 0.6 * red && (depth[i] ?? 0) < -0.05 * size && !mayBeSkin(patch, body, i);
  };
  const side = 0.2 * (box.right - box.left);
  let columns = 0;
  let cut = 0;
  let mouth = 0;
  for (let x = Math.round(box.left + side); x <= box.right - side; x++) {
    let top = box.top;
    while (top <= box.bottom && mask.inside[top * width + x] !== 1) top += 1;
    columns += 1;
    if (top < 3) {
      cut += 1;
      continue;
    }
    for (let y = Math.max(0, Math.round(top - 0.35 * size)); y < top; y++) {
      if (!isMouth(y * width + x)) continue;
      mouth += 1;
      break;
    }
  }
  return { cutShare: cut / columns, mouthShare: cut > 0.5 * columns ? null : mouth / (columns - cut) };
}
