import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows-of.ts';

const isHalf = (field: string) => field.startsWith('half');

describe('rows of a section', () => {
  it('holds two neighbours of half width, and any other field alone', () => {
    expect(rowsOf(['a', 'half 1', 'half 2', 'half 3', 'half 4', 'b'], isHalf)).toEqual([
      ['a'],
      ['half 1', 'half 2'],
      ['half 3', 'half 4'],
      ['b'],
    ]);
  });

  it('leaves a half without such a neighbour alone', () => {
    expect(rowsOf(['half 1', 'a', 'half 2', 'half 3', 'half 4'], isHalf)).toEqual([
      ['half 1'],
      ['a'],
      ['half 2', 'half 3'],
      ['half 4'],
    ]);
    expect(rowsOf([], isHalf)).toEqual([]);
  });
});
