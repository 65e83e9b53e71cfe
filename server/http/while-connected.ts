import type { FastifyReply } from 'fastify';

/** Aborted once nobody waits for this answer any more: the connection is gone, or the answer has been sent. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The request's own `close` says only that its body was read.
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
