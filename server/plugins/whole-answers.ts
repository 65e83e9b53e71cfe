import type { FastifyInstance } from 'fastify';

/**
 * tRPC answers with a web `Response`, which Fastify would send as a stream, piece by piece. Procedures return short, complete
 * texts. Sent as a text, an answer leaves in one write with its length, at half the cost.
 */
export function sendWholeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    reply.status(payload.status);
    for (const [name, value] of payload.headers) {
      // Our own header says `no-store`. tRPC sets another value for event streams, and here the only answer of an event stream is
      // a refusal.
      if (name !== 'cache-control') reply.header(name, value);
    }
    return payload.text();
  });
}
