import { useQuery } from '@tanstack/react-query';
import { announceSessionChange } from '../../../lib/session-events.ts';
import { trpcClient, trpcUtils } from '../../../trpc.ts';
import { dropMailedLink } from '../mailed-link.ts';
import { refetchSession } from '../session.ts';
import { rememberSignedIn } from '../session-hint.ts';

/**
 * Uses a confirmation link up. A query, though it writes: under its key it runs once, however often React mounts the screen,
 * and its answer stays for as long as the page does.
 */
export function useConfirmLink(token: string | null) {
  return useQuery({
    queryKey: ['confirm-sign-up', token],
    queryFn: () => confirm(token ?? ''),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
}

async function confirm(token: string): Promise<{ signedIn: boolean }> {
  const answer = await trpcClient.accounts.confirmSignUp.mutate({ token });
  dropMailedLink();
  if (answer.signedIn) {
    await refetchSession(trpcUtils);
    rememberSignedIn(true);
  }
  announceSessionChange(answer.signedIn ? 'signed-in' : 'email-confirmed');
  return answer;
}
