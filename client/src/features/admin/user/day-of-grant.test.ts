import { expect, it } from 'vitest';
import { endOfDay, formatLastDay } from './day-of-grant.ts';

it('ends a grant at the end of its last day in São Paulo, and shows that day', () => {
  expect(endOfDay('2026-12-31')).toBe('2027-01-01T03:00:00.000Z');
  expect(endOfDay('2028-02-28')).toBe('2028-02-29T03:00:00.000Z');
  // In the reader's own time zone.
  expect(formatLastDay(new Date(2027, 0, 1).toISOString())).toBe('31/12/2026');
});
