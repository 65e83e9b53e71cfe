import { describe, expect, it } from 'vitest';
import { wordPatterns } from './search.ts';

describe('a search text', () => {
  it('becomes one pattern for each word, folded, with pattern signs taken literally', () => {
    expect(wordPatterns('  Ána  50%_\\ ')).toEqual(['%ana%', '%50\\%\\_\\\\%']);
    expect(wordPatterns(' ')).toEqual([]);
  });
});
