import type { SessionUser } from '@meridia/shared/account.ts';
import { useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingScreen } from '../../../components/feedback/loading-screen.tsx';
import { AppShell } from '../../../components/layout/app-shell.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PublicShell } from '../../../components/layout/public-shell.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import type { MailedLink } from '../mailed-link.ts';
import { Message } from '../message.tsx';
import { SessionWatch } from '../session-watch.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { type LinkProblem, LinkProblemScreen } from './link-problem-screen.tsx';
import { OwnPasswordScreen } from './own-password-screen.tsx';
import { useConfirmLink } from './use-confirm-link.ts';
import { WelcomeCard } from './welcome-card.tsx';

/**
 * The welcome (docs/PRODUCT.md 2.4 and 2.14). With a mailed link the screen confirms the address first. Without a link the route
 * has made sure that there is a session.
 */
export function WelcomeScreen({ link }: { link: MailedLink | null }) {
  usePageTitle('Boas-vindas');
  const usable = link?.purpose === 'signup' && link.token !== '';
  const confirmation = useConfirmLink(usable ? link.token : null);
  const session = trpc.accounts.session.useQuery();
  const user = session.data?.user ?? null;

  if (session.isPending) return <LoadingScreen />;
  if (link && !usable) return <Refused problem="LINK_INVALID" user={user} />;
  if (usable && confirmation.isPending) return <LoadingScreen text="Confirmando seu email..." />;
  const problem = linkProblem(confirmation.error);
  if (problem) return <Refused problem={problem} user={user} />;
  if (confirmation.error) {
    return (
      <>
        <h1 className="sr-only">Confirmar email</h1>
        <ErrorState
          {...errorMessage(confirmation.error)}
          onRetry={() => confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      </>
    );
  }
  if (link && confirmation.data?.passwordFor) {
    return (
      <Narrow>
        <OwnPasswordScreen token={link.token} account={confirmation.data.passwordFor} />
      </Narrow>
    );
  }
  if (confirmation.data && !confirmation.data.signedIn) {
    return (
      <Narrow>
        <ConfirmedWithoutSession />
      </Narrow>
    );
  }
  return user ? <WelcomeCard user={user} justConfirmed={usable} /> : <ToLogin />;
}

/** A signed-in person whose address is confirmed needs no explanation of an old link. */
function Refused({ problem, user }: { problem: LinkProblem; user: SessionUser | null }) {
  if (user?.emailConfirmed) return <WelcomeCard user={user} justConfirmed={false} />;
  return (
    <Narrow>
      <LinkProblemScreen problem={problem} email={user?.email ?? ''} />
    </Narrow>
  );
}

function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-md sm:py-8">{children}</div>;
}

function ToLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '/auth', replace: true });
  }, [navigate]);
  return null;
}

function linkProblem(error: unknown): LinkProblem | null {
  const code = readErrorBody(error)?.code;
  return code === 'LINK_INVALID' || code === 'LINK_EXPIRED' || code === 'LINK_USED' ? code : null;
}

/** The link confirmed the address, but signing in to this account takes more than the link. */
function ConfirmedWithoutSession() {
  return (
    <Message Icon={MailCheck} title="Email confirmado">
      <p>Sua conta está pronta. Entre com seu email e sua senha para começar.</p>
      <ButtonLink to="/auth" size="lg" className="justify-self-start">
        Entrar
      </ButtonLink>
    </Message>
  );
}

/** The public frame while a link is being used; the app's frame with `SessionWatch` once somebody is signed in. */
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
