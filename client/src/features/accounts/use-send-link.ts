import { useEffect, useReducer } from 'react';
import { readErrorBody } from '../../lib/app-error.ts';
import { trpc } from '../../trpc.ts';

export type LinkKind = 'confirmation' | 'recovery';

// A mail takes some seconds to arrive. Without the pause an impatient person would only receive two mails.
const pauseSeconds = 60;

/** Call it when a link was just mailed: it starts the pause before the next link. */
export function startLinkPause(kind: LinkKind, email: string): void {
  startPause(`${kind}:${email}`, pauseSeconds);
}

/** Asks the server to mail a link. The answer is the same whether or not the address has an account. */
export function useSendLink(kind: LinkKind, email: string) {
  const confirmation = trpc.accounts.resendConfirmation.useMutation();
  const recovery = trpc.accounts.requestRecovery.useMutation();
  const request = kind === 'confirmation' ? confirmation : recovery;
  const pauseLeft = usePause(`${kind}:${email}`);

  /** @throws the request's error. A limit of the server also starts a pause. */
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

// Stored outside React, so that leaving a screen and coming back does not shorten the pause.
const pauses = new Map<string, number>();

/** Starts a pause during which the link cannot be asked for again. */
function startPause(key: string, seconds: number): void {
  pauses.set(key, Date.now() + seconds * 1000);
}

/** @returns the remaining seconds of this pause, counting down; 0 without a pause. */
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
