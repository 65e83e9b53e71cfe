import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { requireSession } from '../features/accounts/session.ts';
import { SessionWatch } from '../features/accounts/session-watch.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { onSessionChange } from '../lib/session-events.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { AccountWatch } from './-account-watch.tsx';
import { WaitingSender } from './-waiting.tsx';

/**
 * Every screen that needs a session is `_authed.<path>.tsx`: the file name gives it the guard, the signed-in frame and the sign-out
 * in every tab.
 */
export const Route = createFileRoute('/_authed')({
  beforeLoad: async ({ location }) => {
    const { queryClient, trpcUtils } = await import('../trpc.ts');
    return { queryClient, trpc: trpcUtils, user: await requireSession(trpcUtils, location) };
  },
  pendingMs: 0,
  pendingComponent: LoadingScreen,
  component: SignedIn,
});

function SignedIn() {
  const { user } = Route.useRouteContext();
  const signOut = useSignOut();
  useEffect(
    () =>
      whenIdle(async () => {
        const { removeSyncedDraftsOfOthers } = await import('../features/anamnese/draft/draft-keys.ts');
        removeSyncedDraftsOfOthers(user.id);
      }),
    [user.id],
  );
  useEffect(
    () =>
      onSessionChange(async (change) => {
        if (change !== 'signed-out') return;
        const { removeSyncedDrafts } = await import('../features/anamnese/draft/draft-keys.ts');
        removeSyncedDrafts(user.id);
      }),
    [user.id],
  );
  return (
    <AppShell user={user} onSignOut={signOut.mutate}>
      <SessionWatch user={user} />
      <AccountWatch userId={user.id} />
      <WaitingSender userId={user.id} />
      <Outlet />
    </AppShell>
  );
}
