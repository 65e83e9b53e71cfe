import { afterEach, vi } from 'vitest';

// Test files share a worker: a clock that one leaves stopped hangs the next one that waits.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
