import { describe, expect, it } from 'vitest';
import { fillPolygon } from './mask.ts';
import { darkenTeeth } from './teeth.ts';

const side = 60;
type Patch = { top: number; bottom: number; L: number; a: number };

/** A tongue in the middle columns of a dark picture, rows 10..50, with patches over it. */
function observe(...patches: Patch[]) {
  const plane = () => new Float32Array(side * side);
  const lab = { width: side, height: side, L: plane(), a: plane(), b: plane() };
  for (const { top, bottom, L, a } of [{ top: 10, bottom: 50, L: 50, a: 18 }, ...patches]) {
    for (let y = top; y < bottom; y++) {
      lab.L.fill(L, y * side + 20, y * side + 40);
      lab.a.fill(a, y * side + 20, y * side + 40);
    }
  }
  const square = { x: Float32Array.of(20, 39, 39, 20), y: Float32Array.of(9.5, 9.5, 49.5, 49.5) };
  const feature = { lab, score: lab.a.slice(), position: plane() };
  const { darkened, share } = darkenTeeth(feature, fillPolygon(square, side, side), 1);
  return {
    share,
    lightness: (y: number) => darkened.lab.L[y * side + 30],
    before: (y: number) => lab.L[y * side + 30],
  };
}

const lip = { top: 4, bottom: 10, L: 45, a: 16 };
const white = { top: 10, bottom: 18, L: 75, a: 6 };

describe('darkenTeeth', () => {
  it('makes upper teeth under a lip as dark as the open mouth', () => {
    const { share, lightness } = observe(lip, white);
    expect(share).toBeCloseTo(0.2, 1);
    expect(lightness(14)).toBeCloseTo(25, 0);
  });

  it('leaves a white root under the dark mouth as it is', () => {
    const { share, lightness } = observe(white);
    expect(share).toBe(0);
    expect(lightness(14)).toBe(75);
  });

  it('leaves the tongue, red highlights and whatever is white below the middle as they are', () => {
    const { share, lightness, before } = observe(
      lip,
      { top: 12, bottom: 16, L: 75, a: 24 },
      { top: 40, bottom: 60, L: 80, a: 2 },
    );
    expect(share).toBe(0);
    for (const y of [6, 14, 30, 45, 55]) expect(lightness(y)).toBe(before(y));
  });
});
