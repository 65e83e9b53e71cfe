import type { ReactNode } from 'react';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { trpc } from '../../trpc.ts';
import { useSignOut } from './use-sign-out.ts';

/** The frame of pages that everybody may read: the signed-in one for those who are, the public one for visitors. */
export function AnyoneShell({ children }: { children: ReactNode }) {
  const session = trpc.accounts.session.useQuery();
  const signOut = useSignOut();
  const user = session.data?.user;
  if (!user) return <PublicShell>{children}</PublicShell>;
  return (
    <AppShell user={user} onSignOut={signOut.mutate}>
      {children}
    </AppShell>
  );
}
