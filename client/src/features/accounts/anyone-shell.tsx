import { type ReactNode, useEffect } from 'react';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { onSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';
import { useSignOut } from './use-sign-out.ts';

/** The frame of pages that everybody may read: the app's frame for signed-in people, the public frame for visitors. */
export function AnyoneShell({ children }: { children: ReactNode }) {
  const session = trpc.accounts.session.useQuery();
  const signOut = useSignOut();
  const utils = trpc.useUtils();
  // After a sign-out the page stays, and only its frame changes.
  useEffect(() => onSessionChange(() => void utils.accounts.session.invalidate()), [utils]);
  const user = session.data?.user;
  if (!user) return <PublicShell>{children}</PublicShell>;
  return (
    <AppShell user={user} onSignOut={signOut.mutate}>
      {children}
    </AppShell>
  );
}
