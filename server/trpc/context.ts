import type { IncomingMessage } from 'node:http';
import type { CreateFastifyContextOptions } from '@trpc/server/adapters/fastify';
import type { FastifyReply } from 'fastify';
import type { UserActor } from '../auth/actor.ts';
import { readSessionToken, setSessionCookie } from '../auth/cookie.ts';
import { loadActor } from '../features/accounts/queries.ts';
import type { Deps } from '../ports.ts';

export interface Context {
  deps: Deps;
  actor: UserActor | null;
  userAgent: string | null;
  requestId: string;
  /** Null on a WebSocket, where no cookie can be set. */
  reply: FastifyReply | null;
}

/** Runs once per HTTP request (a batch is one request) and once per WebSocket connection. */
export function createContextFactory(deps: Deps) {
  return async ({ req, res }: CreateFastifyContextOptions): Promise<Context> => {
    // On a WebSocket tRPC hands over the raw request and the socket instead of Fastify's objects.
    const raw: IncomingMessage = 'raw' in req ? req.raw : req;
    const reply = 'setCookie' in res ? res : null;
    const token = readSessionToken(raw.headers.cookie, deps.config);
    const session = token ? await loadActor(deps, token) : null;
    if (token && session?.fresh && reply) setSessionCookie(reply, deps.config, token);
    return {
      deps,
      actor: session?.actor ?? null,
      userAgent: raw.headers['user-agent']?.slice(0, 300) ?? null,
      requestId: 'id' in req ? String(req.id) : 'ws',
      reply,
    };
  };
}
