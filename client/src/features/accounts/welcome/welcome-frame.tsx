import type { ReactNode } from 'react';
import { AppShell } from '../../../components/layout/app-shell.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PublicShell } from '../../../components/layout/public-shell.tsx';
import { trpc } from '../../../trpc.ts';
import { SessionWatch } from '../session-watch.tsx';
import { useSignOut } from '../use-sign-out.ts';

/** Public while a link is being used, the app's own frame, with its watch over the session, once somebody is in. */
export function WelcomeFrame({ children }: { children: ReactNode }) {
  const session = trpc.accounts.session.useQuery();
  const signOut = useSignOut();
  const user = session.data?.user;
  const page = <Page width="form">{children}</Page>;
  if (!user) return <PublicShell>{page}</PublicShell>;
  return (
    <AppShell user={user} onSignOut={signOut.mutate}>
      <SessionWatch user={user} />
      {page}
    </AppShell>
  );
}
