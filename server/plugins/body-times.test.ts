import { describe, expect, it } from 'vitest';
import { bodiesToCut } from './body-times.ts';

const now = 100_000;
const body = (network: string, ageMs: number) => ({ network, since: now - ageMs });
const bodies = (count: number, network: (index: number) => string, ageMs: number) =>
  Array.from({ length: count }, (_, index) => body(network(index), ageMs - index));

describe('a request body that is still arriving', () => {
  it('may take its allowed time and is cut after it', () => {
    const late = body('a', 15_001);
    expect(bodiesToCut([late, body('a', 14_999)], now)).toEqual(new Set([late]));
  });

  it('is not counted during its first second, no matter how many bodies there are', () => {
    expect(
      bodiesToCut(
        bodies(1000, () => 'a', 999),
        now,
      ).size,
    ).toBe(0);
  });

  it('is one of at most twenty slow bodies of a network; the oldest ones are cut', () => {
    const open = bodies(23, () => 'a', 9000);
    expect(bodiesToCut([...open, body('b', 9000)], now)).toEqual(new Set(open.slice(0, 3)));
  });

  it('is one of at most a hundred slow bodies of all networks', () => {
    const open = bodies(105, (index) => `n${index}`, 9000);
    expect(bodiesToCut(open, now)).toEqual(new Set(open.slice(0, 5)));
  });
});
