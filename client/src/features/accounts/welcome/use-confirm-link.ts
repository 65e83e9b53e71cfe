import type { confirmedSignUpSchema } from '@meridia/shared/account.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { announceSessionChange } from '../../../lib/session-events.ts';
import { trpcClient, trpcUtils } from '../../../trpc.ts';
import { dropMailedLink } from '../mailed-link.ts';
import { refetchSession } from '../session.ts';
import { rememberSignedIn } from '../session-hint.ts';

type Confirmed = z.output<typeof confirmedSignUpSchema>;

const keyOf = (token: string | null) => ['confirm-sign-up', token];

/**
 * Uses up a confirmation link. This is a query although it writes: a query runs once per key, however often React mounts the
 * screen, and its answer stays until the page closes.
 */
export function useConfirmLink(token: string | null) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => confirm({ token: token ?? '' }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
}

/** Confirms with a password, which is asked for in a browser that did not sign up. The answer replaces the first answer. */
export function useConfirmWithPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => confirm({ token, password }),
    onSuccess: (answer) => queryClient.setQueryData(keyOf(token), answer),
  });
}

async function confirm(link: { token: string; password?: string }): Promise<Confirmed> {
  const answer = await trpcClient.accounts.confirmSignUp.mutate(link);
  if (answer.passwordFor) return answer;
  dropMailedLink();
  if (answer.signedIn) {
    await refetchSession(trpcUtils);
    rememberSignedIn(true);
  }
  announceSessionChange(answer.signedIn ? 'signed-in' : 'email-confirmed');
  return answer;
}
