import { describe, expect, it } from 'vitest';
import { foldText, wordPatterns } from './search.ts';

describe('what is looked for', () => {
  it('has neither accents nor capitals', () => {
    expect(foldText('JOÃO Ção Müller')).toBe('joao cao muller');
  });

  it('is each word by itself, with signs of patterns taken literally', () => {
    expect(wordPatterns('  Ana  50%_\\ ')).toEqual(['%ana%', '%50\\%\\_\\\\%']);
    expect(wordPatterns(' ')).toEqual([]);
  });
});
