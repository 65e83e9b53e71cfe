import { describe, expect, it } from 'vitest';
import { wordPatterns } from './search.ts';

describe('what is looked for', () => {
  it('is each word by itself, folded, with signs of patterns taken literally', () => {
    expect(wordPatterns('  Ána  50%_\\ ')).toEqual(['%ana%', '%50\\%\\_\\\\%']);
    expect(wordPatterns(' ')).toEqual([]);
  });
});
