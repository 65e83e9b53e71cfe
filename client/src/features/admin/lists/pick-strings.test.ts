import { expect, it } from 'vitest';
import { pickStrings } from './pick-strings.ts';

it('takes texts and numbers by name, as text, and nothing else', () => {
  const address = { search: 2026, role: 'admin', plan: ['Premium'], state: null, other: 'x' };
  expect(pickStrings(address, ['search', 'role', 'plan', 'state'])).toEqual({ search: '2026', role: 'admin' });
});
