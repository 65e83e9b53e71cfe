import { describe, expect, it } from 'vitest';
import { periodName, shortPeriodName } from './period-name.ts';

describe('the name of a period', () => {
  it('is a Brazilian day or month, long and short', () => {
    expect(periodName('2026-11-01')).toBe('01/11/2026');
    expect(periodName('2026-11')).toBe('novembro de 2026');
    expect(shortPeriodName('2026-11-01')).toBe('01/11');
    expect(shortPeriodName('2026-03')).toBe('mar');
  });
});
