import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { trpc } from '../../../trpc.ts';

/**
 * Whether what admins see may stand on the screen. Whoever is no admin any more leaves at once, and nothing of other people's stays
 * behind; a session that ended hides it until its owner is back. The server checks each call besides.
 */
export function useAdminGate(): boolean {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Read anew by the account's channel when the role changes or the session ends (features/accounts/use-account-channel.ts).
  // Undefined without a network: then nothing can be loaded either.
  const user = trpc.accounts.session.useQuery().data?.user;
  const demoted = user != null && user.role !== 'admin';

  useEffect(() => {
    if (!demoted) return;
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.admin) });
    void navigate({ to: '/', replace: true });
  }, [demoted, navigate, queryClient]);

  return user === undefined || user?.role === 'admin';
}
