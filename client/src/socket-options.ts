/** How the browser's socket reacts to network failures. The client of the fault tests uses the same options. */
export const socketOptions = {
  // After a restart or a lost network, clients should reconnect soon, but not all at the same moment.
  retryDelayMs: (attempt: number) =>
    attempt === 0 ? 0 : Math.min(500 * 2 ** attempt, 3_000) * (0.6 + 0.4 * Math.random()),
  // Without an answer to a ping the connection is dead although it was never closed: a laptop slept, or a phone changed networks.
  keepAlive: { enabled: true, intervalMs: 30_000, pongTimeoutMs: 5_000 },
};
