import type { SessionUser } from '@meridia/shared/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { onSessionChange } from '../../lib/session-events.ts';
import { onUnauthenticated, trpc } from '../../trpc.ts';
import { rememberSignedIn } from './session-hint.ts';

// Notices a session that ended on another device (docs/PRODUCT.md 2.10: every 2 minutes).
const refreshEveryMs = 120_000;

const SessionExpired = lazy(async () => ({ default: (await import('./session-expired.tsx')).SessionExpired }));

/**
 * Makes a protected screen follow the session. A sign-out in any tab leaves the screen. When the session merely expired, a dialog
 * asks for the password over the screen, so that nothing typed is lost.
 */
export function SessionWatch({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const session = trpc.accounts.session.useQuery(undefined, { refetchInterval: refreshEveryMs });

  useEffect(() => onUnauthenticated(() => utils.accounts.session.invalidate()), [utils]);

  useEffect(
    () =>
      onSessionChange(async (change) => {
        if (change !== 'signed-out') {
          await utils.invalidate();
          return;
        }
        rememberSignedIn(false);
        utils.accounts.session.setData(undefined, { user: null });
        const home = window.location.pathname === '/dashboard';
        await navigate({ to: home ? '/' : '/auth', ignoreBlocker: true });
        // The next person at this device must find nothing of this one in memory.
        queryClient.removeQueries({ type: 'inactive' });
      }),
    [navigate, queryClient, utils],
  );

  const current = session.data?.user;
  useEffect(() => {
    // Another tab signed in with another account, but this screen shows the first account's data.
    if (current && current.id !== user.id) window.location.assign('/dashboard');
  }, [current, user.id]);

  if (current !== null) return null;
  return (
    <Suspense>
      <SessionExpired user={user} />
    </Suspense>
  );
}
