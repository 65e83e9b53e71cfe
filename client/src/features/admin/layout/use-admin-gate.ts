import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../trpc.ts';

/**
 * Whether what admins see may stand on the screen. Whoever is no admin any more leaves at once, and nothing of other people's stays
 * behind; a session that ended hides it until its owner is back. The server checks each call besides.
 */
export function useAdminGate(): boolean {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  // Undefined without a network: then nothing can be loaded either.
  const user = trpc.accounts.session.useQuery().data?.user;
  const demoted = user != null && user.role !== 'admin';

  // What it says is read by the app's own channel (features/accounts/use-account-channel.ts); here it matters that it lives.
  const channel = trpc.accounts.onChange.useSubscription();
  // A demotion ends the session, and the server closes its sockets: whoever loses this one asks whether they are still signed in.
  const connected = useRef(false);
  useEffect(() => {
    if (channel.status === 'pending') connected.current = true;
    else if (connected.current) {
      connected.current = false;
      void utils.accounts.session.invalidate();
    }
  }, [channel.status, utils]);

  useEffect(() => {
    if (!demoted) return;
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.admin) });
    void navigate({ to: '/', replace: true });
  }, [demoted, navigate, queryClient]);

  return user === undefined || user?.role === 'admin';
}
