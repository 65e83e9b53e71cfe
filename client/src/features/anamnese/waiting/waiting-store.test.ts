import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { aloneOnWaiting } from './waiting-store.ts';

describe('work on what waits', () => {
  it('does not run beside other work on it, in this tab or another', async () => {
    const account = randomUUID();
    const first = Promise.withResolvers<void>();
    const sending = aloneOnWaiting(account, () => first.promise);
    const work = vi.fn(async () => {});
    expect(await aloneOnWaiting(account, work)).toBe(false);
    expect(await aloneOnWaiting(account, work, { patienceMs: 20 })).toBe(false);
    expect(work).not.toHaveBeenCalled();
    // Another account's waits for nobody.
    expect(await aloneOnWaiting(randomUUID(), work)).toBe(true);
    const patient = aloneOnWaiting(account, work, { patienceMs: 5000 });
    first.resolve();
    expect([await sending, await patient]).toEqual([true, true]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('reports its own failure, and lets the next work run', async () => {
    const account = randomUUID();
    const broken = async () => {
      throw new Error('disk');
    };
    await expect(aloneOnWaiting(account, broken)).rejects.toThrow('disk');
    await expect(aloneOnWaiting(account, broken, { patienceMs: 1000 })).rejects.toThrow('disk');
    expect(await aloneOnWaiting(account, async () => {})).toBe(true);
  });

  it('runs where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const work = vi.fn(async () => {});
    expect(await aloneOnWaiting(randomUUID(), work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });
});
