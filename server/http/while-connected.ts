import type { FastifyReply } from 'fastify';

/** Aborted when nobody waits for this answer any more: the connection has closed, or the answer was sent. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The request's own `close` event means only that its body was read.
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
