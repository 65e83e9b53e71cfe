import { expect, it } from 'vitest';
import { plural } from './numbers.ts';

it('a noun agrees with its number, and thousands have a point', () => {
  expect(plural(1, 'diagnóstico', 'diagnósticos')).toBe('1 diagnóstico');
  expect(plural(0, 'diagnóstico', 'diagnósticos')).toBe('0 diagnósticos');
  expect(plural(10_000, 'diagnóstico', 'diagnósticos')).toBe('10.000 diagnósticos');
});
