import { describe, expect, it } from 'vitest';
import { joinWords, truncate } from './format.ts';

describe('formats of pt-BR', () => {
  it("joins words with commas and 'e'", () => {
    expect(joinWords([])).toBe('');
    expect(joinWords(['Frio'])).toBe('Frio');
    expect(joinWords(['Frio', 'Calor', 'Café'])).toBe('Frio, Calor e Café');
  });

  it('cuts only a text that is too long, and never inside a character', () => {
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100));
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`);
    expect(truncate('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷...');
  });
});
