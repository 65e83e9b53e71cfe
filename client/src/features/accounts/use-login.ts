import { announceSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';
import { refetchSession } from './session.ts';
import { rememberSignedIn } from './session-hint.ts';

/** Signs in, waits until this tab knows the signed-in person, and tells the other tabs and the live socket. */
export function useLogin() {
  const utils = trpc.useUtils();
  return trpc.accounts.login.useMutation({
    onSuccess: async () => {
      await refetchSession(utils);
      rememberSignedIn(true);
      announceSessionChange('signed-in');
    },
  });
}
