import { announceSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';
import { refetchSession } from './session.ts';
import { rememberSignedIn } from './session-hint.ts';

/** Signs in and waits until this tab knows who it is; other tabs and the live socket are told. */
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
