import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { readSessionToken } from '../auth/cookie.ts';
import { asUnavailable } from '../db/away.ts';
import { loadActor } from '../features/accounts/queries.ts';
import type { Deps } from '../ports.ts';
import { createOwnAddress } from './own-address.ts';

/** For all tabs and devices of one person. A browser that reconnects may count twice for a moment. */
export const maxSocketsPerPerson = 20;

interface Upgrade {
  req: IncomingMessage;
}
type Answer = (accepted: boolean, status?: number, message?: string) => void;

/**
 * Checks a WebSocket before it opens: our own origin, an active session, and not more sockets than one person needs. Sockets
 * carry no public data, so nobody needs one without a session.
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
        // The connection ended while the database answered; its count would never go down again.
        if (!session || req.socket.destroyed) return answer(false, 401, 'Unauthorized');
        const person = session.actor.id;
        const open = openOf.get(person) ?? 0;
        if (open >= maxSocketsPerPerson) return answer(false, 429, 'Too Many Requests');
        openOf.set(person, open + 1);
        leaveAtEnd(req.socket, openOf, person);
        answer(true);
      },
      (error: unknown) => {
        if (!asUnavailable(error)) deps.log.error({ err: error }, 'socket not checked');
        answer(false, 503, 'Service Unavailable');
      },
    );
  };
}

/**
 * Listens to the TCP connection, so that the count goes down no matter how the connection ends, before or after the upgrade. Outside of the
 * gate, because a listener made there would keep the bytes of the request for as long as the socket lives.
 */
function leaveAtEnd(socket: Socket, openOf: Map<string, number>, person: string): void {
  socket.once('close', () => leave(openOf, person));
}

function leave(openOf: Map<string, number>, person: string): void {
  const left = (openOf.get(person) ?? 1) - 1;
  if (left > 0) openOf.set(person, left);
  else openOf.delete(person);
}
