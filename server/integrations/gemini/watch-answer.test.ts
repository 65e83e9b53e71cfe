import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './watch-answer.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['17', 17_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('%s is read as %s ms', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });
});
