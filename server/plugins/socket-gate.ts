import type { IncomingMessage } from 'node:http';
import { readSessionToken } from '../auth/cookie.ts';
import { asUnavailable } from '../db/away.ts';
import { loadActor } from '../features/accounts/queries.ts';
import type { Deps } from '../ports.ts';
import { createOwnAddress } from './own-address.ts';

/** Tabs and devices of one person; a browser that reconnects may count twice for a moment. */
export const maxSocketsPerPerson = 20;

interface Upgrade {
  req: IncomingMessage;
}
type Answer = (accepted: boolean, status?: number, message?: string) => void;

/**
 * Decides before a WebSocket exists: our own origin, a living session, not more than a person can use. Nothing that anybody may
 * read is sent over sockets, so nobody without a session needs one.
 */
export function createSocketGate(deps: Deps): (upgrade: Upgrade, answer: Answer) => void {
  const openOf = new Map<string, number>();
  const own = createOwnAddress(deps.config);
  return ({ req }, answer) => {
    if (!own.isSentFrom(req)) return answer(false, 403, 'Forbidden');
    const token = readSessionToken(req.headers.cookie, deps.config);
    if (!token) return answer(false, 401, 'Unauthorized');
    loadActor(deps, token).then(
      (session) => {
        // Gone while the database was asked: it would never be counted down.
        if (!session || req.socket.destroyed) return answer(false, 401, 'Unauthorized');
        const person = session.actor.id;
        const open = openOf.get(person) ?? 0;
        if (open >= maxSocketsPerPerson) return answer(false, 429, 'Too Many Requests');
        openOf.set(person, open + 1);
        // The connection below, so that it is counted down whichever way it ends, before or after the upgrade.
        req.socket.once('close', () => leave(openOf, person));
        answer(true);
      },
      (error: unknown) => {
        if (!asUnavailable(error)) deps.log.error({ err: error }, 'socket not checked');
        answer(false, 503, 'Service Unavailable');
      },
    );
  };
}

function leave(openOf: Map<string, number>, person: string): void {
  const left = (openOf.get(person) ?? 1) - 1;
  if (left > 0) openOf.set(person, left);
  else openOf.delete(person);
}
