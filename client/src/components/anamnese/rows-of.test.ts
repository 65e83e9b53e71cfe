import { describe, expect, it } from 'vitest';
import { foldsOf, rowsOf } from './rows-of.ts';

const isHalf = (field: string) => field.startsWith('half');

describe('rows of a section', () => {
  it('contain two neighbours of half width, or one other field', () => {
    expect(rowsOf(['a', 'half 1', 'half 2', 'half 3', 'half 4', 'b'], isHalf)).toEqual([
      ['a'],
      ['half 1', 'half 2'],
      ['half 3', 'half 4'],
      ['b'],
    ]);
  });

  it('hold a field of half width alone when it has no such neighbour', () => {
    expect(rowsOf(['half 1', 'a', 'half 2', 'half 3', 'half 4'], isHalf)).toEqual([
      ['half 1'],
      ['a'],
      ['half 2', 'half 3'],
      ['half 4'],
    ]);
    expect(rowsOf([], isHalf)).toEqual([]);
  });
});

describe('folds of a section', () => {
  it('hold neighbours with the same title, and leave the others where they stand', () => {
    const titleOf = (field: string) => (field.startsWith('p') ? 'Por posição' : undefined);
    expect(foldsOf(['a', 'b', 'p1', 'p2', 'c'], titleOf)).toEqual([
      { title: undefined, fields: ['a', 'b'] },
      { title: 'Por posição', fields: ['p1', 'p2'] },
      { title: undefined, fields: ['c'] },
    ]);
    expect(foldsOf([], titleOf)).toEqual([]);
  });
});
