import { describe, expect, it } from 'vitest';
import { judgeLight } from './judge-light.ts';

/** So many pixels of each grey. */
function preview(...greys: [level: number, pixels: number][]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    greys.flatMap(([level, pixels]) => Array.from({ length: pixels }, () => [level, level, level, 255]).flat()),
  );
}

describe('the light of the preview', () => {
  it.each([
    [[[20, 100]], 'escura'],
    [[[74, 100]], 'escura'],
    [[[120, 100]], 'boa'],
    [
      [
        [120, 95],
        [255, 5],
      ],
      'boa',
    ],
    [
      [
        [120, 80],
        [255, 20],
      ],
      'clara',
    ],
    [[[220, 100]], 'clara'],
  ] as [[number, number][], string][])('%j is %s', (greys, light) => {
    expect(judgeLight(preview(...greys))).toBe(light);
  });

  it('counts green as the eye does', () => {
    const pure = (red: number, green: number) => new Uint8ClampedArray([red, green, 0, 255]);
    expect(judgeLight(pure(0, 160))).toBe('boa');
    expect(judgeLight(pure(160, 0))).toBe('escura');
  });
});
