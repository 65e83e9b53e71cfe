import type { UserActor } from '../auth/actor.ts';
import type { Deps } from '../ports.ts';
import { createSocketLimits, type SocketLimits } from './socket-limits.ts';

/** Close code from the range for private use: the session of this socket has ended. */
export const sessionEndedCode = 4401;

interface Closable {
  readonly bufferedAmount: number;
  close(code: number, reason: string): void;
  terminate(): void;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * A socket proves its session only once, when it opens. This registry closes the socket when the session ends (log-out, password
 * change, block), no matter which process ended the session.
 */
export function createSocketRegistry({ bus, sessions, log }: Pick<Deps, 'bus' | 'sessions' | 'log'>) {
  const open = new Map<Closable, UserActor>();
  const closeWhere = (ended: (actor: UserActor) => boolean) => {
    for (const [socket, actor] of open) if (ended(actor)) socket.close(sessionEndedCode, 'session ended');
  };
  const recheck = async () => {
    const asked = new Set([...open.values()].map((actor) => actor.sessionId));
    const living = await sessions.living([...asked]);
    closeWhere(({ sessionId }) => asked.has(sessionId) && !living.has(sessionId));
  };
  bus.onSessionClosed((closed) => {
    if (closed === null) void recheck().catch((error: unknown) => log.error({ err: error }, 'sockets not rechecked'));
    else if ('sessionId' in closed) closeWhere((actor) => actor.sessionId === closed.sessionId);
    else closeWhere((actor) => actor.id === closed.userId);
  });
  return {
    /**
     * Null when the candidate is not a socket. A socket whose session ended after socket-gate.ts accepted it is closed at once.
     */
    track(candidate: object, actor: UserActor | null): SocketLimits | null {
      if (!isSocket(candidate)) return null;
      if (actor) {
        open.set(candidate, actor);
        candidate.once('close', () => open.delete(candidate));
      } else {
        candidate.close(sessionEndedCode, 'session ended');
      }
      return createSocketLimits(candidate);
    },
  };
}

function isSocket(candidate: object): candidate is Closable {
  return 'terminate' in candidate && 'close' in candidate && 'once' in candidate;
}
