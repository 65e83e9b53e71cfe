/** How the browser's socket behaves when the network does not; the fault tests' client behaves alike. */
export const socketOptions = {
  // After a restart or a dead spot nobody should wait long, nor all come at the same moment.
  retryDelayMs: (attempt: number) =>
    attempt === 0 ? 0 : Math.min(500 * 2 ** attempt, 3_000) * (0.6 + 0.4 * Math.random()),
  // Without an answer the other end is gone, though nobody said so: a laptop that slept, a phone that changed networks.
  keepAlive: { enabled: true, intervalMs: 30_000, pongTimeoutMs: 5_000 },
};
