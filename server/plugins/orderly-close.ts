import type { FastifyInstance } from 'fastify';

/** tRPC's message that tells a browser to open another connection, because this one is about to end. */
const reconnect = JSON.stringify({ id: null, method: 'reconnect' });
const reapEveryMs = 100;

export interface OrderlyCloseOptions {
  /** False as soon as a shutdown begins. */
  isReady: () => boolean;
  /** How long the remaining answers may take when the app closes. */
  patienceMs: number;
}

/**
 * Answers all open requests before the app closes. No new connection is accepted, sockets are told to open another one, and each
 * connection ends after its answer. A client that has not read its answer in time is cut, so that nobody can block a shutdown.
 */
export function closeOrderly(app: FastifyInstance, { isReady, patienceMs }: OrderlyCloseOptions): void {
  app.addHook('onSend', async (_request, reply) => {
    // The client's next request then goes to another process, or waits until the app has restarted.
    if (!isReady()) reply.header('connection', 'close');
  });
  let reaping: NodeJS.Timeout | undefined;
  let cutting: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    for (const socket of app.websocketServer.clients) if (socket.readyState === socket.OPEN) socket.send(reconnect);
    // An answer whose headers were sent earlier cannot carry `connection: close`, so its connection is closed here when it is
    // idle.
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
