import { readErrorBody } from '../../lib/app-error.ts';
import { trpc } from '../../trpc.ts';
import { startPause, usePause } from './use-pause.ts';

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
