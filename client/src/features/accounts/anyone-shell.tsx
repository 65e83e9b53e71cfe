import { type ReactNode, useEffect } from 'react';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { onSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';
import { useSignOut } from './use-sign-out.ts';

/** The frame of pages that everybody may read: the signed-in one for those who are, the public one for visitors. */
export function AnyoneShell({ children }: { children: ReactNode }) {
  const session = trpc.accounts.session.useQuery();
  const signOut = useSignOut();
  const utils = trpc.useUtils();
  // The page stays for whoever signs out; only its frame changes.
  useEffect(() => onSessionChange(() => void utils.accounts.session.invalidate()), [utils]);
  const user = session.data?.user;
  if (!user) return <PublicShell>{children}</PublicShell>;
  return (
    <AppShell user={user} onSignOut={signOut.mutate}>
      {children}
    </AppShell>
  );
}
