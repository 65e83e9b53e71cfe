import { describe, expect, it } from 'vitest';
import { formatExactMoney, formatMoney } from './money.ts';

// Intl puts a no-break space after R$.
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  it('is written from centavos', () => {
    expect(plain(formatMoney(3490))).toBe('R$ 34,90');
    expect(plain(formatMoney(6900))).toBe('R$ 69');
    expect(plain(formatMoney(0))).toBe('R$ 0');
  });

  it('of a charge always shows centavos', () => {
    expect(plain(formatExactMoney(6900))).toBe('R$ 69,00');
    expect(plain(formatExactMoney(1_234_567))).toBe('R$ 12.345,67');
    expect(plain(formatExactMoney(5))).toBe('R$ 0,05');
  });
});
