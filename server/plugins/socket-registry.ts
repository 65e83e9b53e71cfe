import type { UserActor } from '../auth/actor.ts';
import type { Deps } from '../ports.ts';

/** Private use close code: the session behind this socket has ended. */
export const sessionEndedCode = 4401;

interface Closable {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * A socket proves who it is once, when it opens. This registry closes it when that stops being true (log-out, password change,
 * block), whichever process ended the session.
 */
export function createSocketRegistry({ bus }: Pick<Deps, 'bus'>) {
  const open = new Map<Closable, UserActor>();
  bus.onSessionClosed((closed) => {
    for (const [socket, actor] of open) {
      const ended = 'sessionId' in closed ? actor.sessionId === closed.sessionId : actor.id === closed.userId;
      if (ended) socket.close(sessionEndedCode, 'session ended');
    }
  });
  return {
    /** Ignores what is not a socket and who is not signed in. */
    track(candidate: object, actor: UserActor | null): void {
      if (!actor || !isSocket(candidate)) return;
      open.set(candidate, actor);
      candidate.once('close', () => open.delete(candidate));
    },
  };
}

function isSocket(candidate: object): candidate is Closable {
  return 'readyState' in candidate && 'close' in candidate && 'once' in candidate;
}
