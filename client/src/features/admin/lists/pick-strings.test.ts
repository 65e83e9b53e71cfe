import { expect, it } from 'vitest';
import { pickStrings } from './pick-strings.ts';

it('returns the named texts and numbers as text, and nothing else', () => {
  const address = { search: 2026, role: 'admin', plan: ['Premium'], state: null, other: 'x' };
  expect(pickStrings(address, ['search', 'role', 'plan', 'state'])).toEqual({ search: '2026', role: 'admin' });
});
