import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

const longPatience = 60_000;

describe('reads that share a statement', () => {
  it('begin in the next turn of the event loop when no other one runs', async () => {
    const turns = createTurns(longPatience);
    const read = vi.fn();
    turns.schedule(read);
    expect(read).not.toHaveBeenCalled();
    await nextTurn();
    expect(read).toHaveBeenCalledOnce();
  });

  it('wait for the end of all that run, and then begin at once, each once', async () => {
    const turns = createTurns(longPatience);
    const ends = [turns.begin(), turns.begin()];
    const read = vi.fn();
    turns.schedule(read);
    await nextTurn();
    ends[0]?.();
    expect(read).not.toHaveBeenCalled();
    ends[1]?.();
    expect(read).toHaveBeenCalledOnce();
    turns.begin()();
    expect(read).toHaveBeenCalledOnce();
  });

  it('wait no longer than a moment for a statement whose answer does not come', async () => {
    const turns = createTurns(5);
    const end = turns.begin();
    const read = vi.fn();
    turns.schedule(read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    end();
    await wait(10);
    expect(read).toHaveBeenCalledOnce();
  });
});
