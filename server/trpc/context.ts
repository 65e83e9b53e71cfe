import type { IncomingMessage } from 'node:http';
import type { CreateFastifyContextOptions } from '@trpc/server/adapters/fastify';
import type { FastifyReply } from 'fastify';
import type { UserActor } from '../auth/actor.ts';
import { readDeviceToken, readSessionToken, setSessionCookie } from '../auth/cookie.ts';
import { networkOf, type Visitor } from '../auth/visitor.ts';
import { loadActor } from '../features/accounts/queries.ts';
import { nextRequestId } from '../log/trail.ts';
import type { SocketLimits } from '../plugins/socket-limits.ts';
import type { Deps } from '../ports.ts';
import { asRefusal } from './refusal.ts';

export interface Context {
  deps: Deps;
  actor: UserActor | null;
  /** When a version of the terms begins to hold that the person has not accepted, in ms; null when none waits. */
  termosDueAt: number | null;
  requestId: string;
  /** Who sends the request, and where to set cookies. Null on a WebSocket, which cannot set cookies. */
  browser: { visitor: Visitor; reply: FastifyReply } | null;
  /** Limits of this socket; null over HTTP. */
  socket: SocketLimits | null;
}

/** Runs once per HTTP request (a batch is one request) and once per WebSocket connection. */
export function createContextFactory(deps: Deps) {
  return async ({ req, res }: Pick<CreateFastifyContextOptions, 'req' | 'res'>): Promise<Omit<Context, 'socket'>> => {
    // On a WebSocket tRPC passes the raw request and the socket instead of Fastify's objects.
    const raw: IncomingMessage = 'raw' in req ? req.raw : req;
    const reply = 'setCookie' in res ? res : null;
    const token = readSessionToken(raw.headers.cookie, deps.config);
    const session = token ? await findActor(deps, token) : null;
    if (token && session?.fresh && reply) setSessionCookie(reply, deps.config, token);
    return {
      deps,
      actor: session?.actor ?? null,
      termosDueAt: session?.termosDueAt ?? null,
      requestId: 'id' in req ? String(req.id) : nextRequestId(),
      browser: reply && {
        reply,
        visitor: {
          // Fastify's `ip` believes only as many entries of X-Forwarded-For as TRUST_PROXY says, and none that a browser may have
          // put there.
          network: networkOf(req.ip),
          userAgent: raw.headers['user-agent']?.slice(0, 300) ?? null,
          deviceToken: readDeviceToken(raw.headers.cookie, deps.config),
        },
      },
    };
  };
}

/** A failure here happens before any procedure runs, so no procedure could translate it into its right code. */
async function findActor(deps: Deps, token: string) {
  try {
    return await loadActor(deps, token);
  } catch (error) {
    throw asRefusal(error) ?? error;
  }
}
