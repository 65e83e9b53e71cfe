import { describe, expect, it } from 'vitest';
import { whenWords } from './when-words.ts';

describe('the words for a moment', () => {
  const now = new Date(2026, 10, 21, 14, 32);
  const at = (...parts: [number, number, number, number, number]) => whenWords(new Date(...parts).toISOString(), now);

  it('name the day as people do', () => {
    expect(at(2026, 10, 21, 0, 1)).toBe('hoje às 00:01');
    expect(at(2026, 10, 20, 23, 59)).toBe('ontem às 23:59');
    expect(at(2026, 10, 19, 9, 5)).toBe('19 de novembro de 2026 às 09:05');
  });
});
