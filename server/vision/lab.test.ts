import { describe, expect, it } from 'vitest';
import { colourToLab } from './lab.ts';

// Reference values: sRGB primaries in CIE Lab under D65.
describe('colourToLab', () => {
  it.each([
    [
      [255, 255, 255],
      [100, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [255, 0, 0],
      [53.24, 80.09, 67.2],
    ],
    [
      [0, 255, 0],
      [87.73, -86.18, 83.18],
    ],
    [
      [0, 0, 255],
      [32.3, 79.19, -107.86],
    ],
    [
      [119, 119, 119],
      [50.03, 0, 0],
    ],
  ])('turns sRGB %j into Lab %j', ([r = 0, g = 0, b = 0], [L = 0, labA = 0, labB = 0]) => {
    const lab = colourToLab(r, g, b);
    expect(Math.abs(lab.L - L)).toBeLessThan(0.3);
    expect(Math.abs(lab.a - labA)).toBeLessThan(0.6);
    expect(Math.abs(lab.b - labB)).toBeLessThan(0.6);
  });
});
