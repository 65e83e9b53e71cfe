import { describe, expect, it } from 'vitest';
import { fitInto } from './shrink-foto.ts';

describe('a photo that is made smaller', () => {
  it.each([
    [6000, 4000, 3000, 2000],
    [4000, 6000, 2000, 3000],
    [9000, 10, 3000, 3],
    [3000, 3000, 3000, 3000],
    [800, 600, 800, 600],
  ])('%i x %i becomes %i x %i', (width, height, toWidth, toHeight) => {
    expect(fitInto(3000, width, height)).toEqual({ width: toWidth, height: toHeight });
  });
});
