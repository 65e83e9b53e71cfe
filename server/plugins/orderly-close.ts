import type { FastifyInstance } from 'fastify';

/** tRPC's own word to a browser: open another connection, this one is about to end. */
const reconnect = JSON.stringify({ id: null, method: 'reconnect' });
const reapEveryMs = 100;

export interface OrderlyCloseOptions {
  /** False from the first sign of a shutdown on. */
  isReady: () => boolean;
  /** How long answers that were begun may take when the app closes. */
  patienceMs: number;
}

/**
 * Closing answers what was begun: no new connection is taken, sockets are told to open another one, connections end with their
 * answer. Who has not read his answer when the time is over is cut, so that nobody can hold up a shutdown.
 */
export function closeOrderly(app: FastifyInstance, { isReady, patienceMs }: OrderlyCloseOptions): void {
  app.addHook('onSend', async (_request, reply) => {
    // The next request of this connection goes to another process, or waits for this one's successor.
    if (!isReady()) reply.header('connection', 'close');
  });
  let reaping: NodeJS.Timeout | undefined;
  let cutting: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    for (const socket of app.websocketServer.clients) if (socket.readyState === socket.OPEN) socket.send(reconnect);
    // Answers whose head was written before can no longer say that their connection ends.
    reaping = setInterval(() => app.server.closeIdleConnections(), reapEveryMs);
    cutting = setTimeout(() => {
      app.server.closeAllConnections();
      for (const socket of app.websocketServer.clients) socket.terminate();
    }, patienceMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(reaping);
    clearTimeout(cutting);
  });
}
