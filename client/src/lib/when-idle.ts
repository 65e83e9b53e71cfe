// What nobody waits for should not wait for ever either.
const latestMs = 3000;

/** Runs `work` once the page has nothing better to do. Returns the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: latestMs });
  return () => window.cancelIdleCallback(handle);
}
