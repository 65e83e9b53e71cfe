import { formatExactMoney, formatMoney } from '@meridia/shared/money.ts';
import { describe, expect, it } from 'vitest';
import { formatDateTime, joinWords, plural, truncate } from './format.ts';

// Intl puts a no-break space after R$.
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formats of pt-BR', () => {
  it('writes date and time as the history shows them', () => {
    expect(formatDateTime(new Date(2026, 10, 5, 9, 7))).toBe('05 de novembro de 2026 às 09:07');
    expect(formatDateTime(new Date(2026, 2, 31, 0, 0))).toBe('31 de março de 2026 às 00:00');
  });

  it('writes money from centavos', () => {
    expect(plain(formatMoney(3490))).toBe('R$ 34,90');
    expect(plain(formatMoney(6900))).toBe('R$ 69');
    expect(plain(formatMoney(0))).toBe('R$ 0');
  });

  it('writes what is charged to the centavo', () => {
    expect(plain(formatExactMoney(6900))).toBe('R$ 69,00');
    expect(plain(formatExactMoney(1_234_567))).toBe('R$ 12.345,67');
    expect(plain(formatExactMoney(5))).toBe('R$ 0,05');
  });

  it('agrees in number', () => {
    expect(plural(1, 'diagnóstico', 'diagnósticos')).toBe('1 diagnóstico');
    expect(plural(0, 'diagnóstico', 'diagnósticos')).toBe('0 diagnósticos');
    expect(plural(10_000, 'diagnóstico', 'diagnósticos')).toBe('10.000 diagnósticos');
  });

  it('joins words as one writes them', () => {
    expect(joinWords([])).toBe('');
    expect(joinWords(['Frio'])).toBe('Frio');
    expect(joinWords(['Frio', 'Calor', 'Café'])).toBe('Frio, Calor e Café');
  });

  it('cuts only what is longer, and never inside a character', () => {
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100));
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`);
    expect(truncate('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷...');
  });
});
