import type { SessionUser } from '@meridia/shared/account.ts';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { requireSession } from '../features/accounts/session.ts';
import { SessionWatch } from '../features/accounts/session-watch.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { decidesLater } from '../features/termos/put-aside.ts';
import { onSessionChange } from '../lib/session-events.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { Notices } from './-account-notices.tsx';
import { AccountWatch } from './-account-watch.tsx';
import { WaitingSender } from './-waiting.tsx';

/**
 * Every screen that needs a session is `_authed.<path>.tsx`: the file name gives it the guard, the signed-in frame and the sign-out
 * in every tab.
 */
export const Route = createFileRoute('/_authed')({
  beforeLoad: async ({ location }) => {
    const { queryClient, trpcUtils } = await import('../trpc.ts');
    const user = await requireSession(trpcUtils, location);
    askForTermos(user, location);
    return { queryClient, trpc: trpcUtils, user };
  },
  pendingMs: 0,
  pendingComponent: LoadingScreen,
  component: SignedIn,
});

/** Leads to the question once for each tab. Without a network nothing can be accepted. */
function askForTermos(user: SessionUser, { pathname, href }: { pathname: string; href: string }): void {
  if (!user.termos?.devidos || pathname === '/novos-termos' || !navigator.onLine || decidesLater(user.id)) return;
  throw redirect({ to: '/novos-termos', search: { voltar: href } });
}

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
      <Notices />
      <Outlet />
    </AppShell>
  );
}
