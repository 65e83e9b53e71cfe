import { useEffect, useReducer } from 'react';
import { readErrorBody } from '../../lib/app-error.ts';
import { trpc } from '../../trpc.ts';

export type LinkKind = 'confirmation' | 'recovery';

// A mail takes some seconds to arrive; whoever presses again at once only receives two.
const pauseSeconds = 60;

/** A link was just mailed: the next one may be asked for after a pause. */
export function startLinkPause(kind: LinkKind, email: string): void {
  startPause(`${kind}:${email}`, pauseSeconds);
}

/** Asks for a mailed link. The answer is the same whether or not there is an account with this address. */
export function useSendLink(kind: LinkKind, email: string) {
  const confirmation = trpc.accounts.resendConfirmation.useMutation();
  const recovery = trpc.accounts.requestRecovery.useMutation();
  const request = kind === 'confirmation' ? confirmation : recovery;
  const pauseLeft = usePause(`${kind}:${email}`);

  /** @throws what the request threw; a limit of the server starts its pause. */
  const send = async (to: string = email): Promise<void> => {
    try {
      await request.mutateAsync({ email: to });
      startLinkPause(kind, to);
    } catch (error) {
      const wait = readErrorBody(error)?.retryAfterSeconds;
      if (wait !== undefined) startPause(`${kind}:${to}`, wait);
      throw error;
    }
  };
  return { send, busy: request.isPending, pauseLeft };
}

// Outside React: leaving a screen and coming back does not shorten the pause.
const pauses = new Map<string, number>();

/** Keeps something from being asked for again too soon. */
function startPause(key: string, seconds: number): void {
  pauses.set(key, Date.now() + seconds * 1000);
}

/** @returns seconds left of this pause, counting down; 0 when there is none. */
function usePause(key: string): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = Math.max(0, Math.ceil(((pauses.get(key) ?? 0) - Date.now()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(tick, 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
