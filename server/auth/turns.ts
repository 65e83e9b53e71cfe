export interface Turns {
  /** Calls `read` soon: when the running reads have ended, or when the caller has waited long enough. */
  schedule(read: () => void): void;
  /** Marks the beginning of a read. @returns to be called at its end */
  begin(): () => void;
}

/**
 * Lets reads that can share a statement wait for each other, so that a busy process sends few large statements and an idle one sends
 * each at once.
 * @param patienceMs the longest wait, for a statement whose answer does not come
 */
export function createTurns(patienceMs: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;
  const startAll = () => {
    const reads = [...waiting];
    waiting.clear();
    for (const read of reads) read();
  };
  return {
    schedule: (read) => {
      if (running === 0) {
        // The requests of this turn of the event loop come first.
        setImmediate(read);
        return;
      }
      const timer = setTimeout(() => start(), patienceMs);
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        read();
      };
      waiting.add(start);
    },
    begin: () => {
      running += 1;
      return () => {
        running -= 1;
        if (running === 0) startAll();
      };
    },
  };
}
