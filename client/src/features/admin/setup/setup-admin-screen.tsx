import { MailOpen, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingScreen } from '../../../components/feedback/loading-screen.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { SetupForm } from './setup-form.tsx';

interface SetupAdminScreenProps {
  onSessionInvalid: () => void;
  /** Asks for the confirmation mail again. */
  sendAgain: (email: string) => ReactNode;
}

/** The one-time set-up of the first admin (docs/PRODUCT.md 15.6). */
export function SetupAdminScreen({ onSessionInvalid, sendAgain }: SetupAdminScreenProps) {
  usePageTitle('Configurar administrador');
  const session = trpc.accounts.session.useQuery();
  const user = session.data?.user;
  const setup = trpc.userRoles.setup.useQuery(undefined, { enabled: user != null, staleTime: 0 });

  const error = session.error ?? setup.error;
  if (error && !setup.data) return <ErrorState {...errorMessage(error)} onRetry={() => setup.refetch()} />;
  if (!user || !setup.data) return <LoadingScreen />;
  return (
    <Page width="form">
      <PageHeader
        title="Configurar administrador"
        description="Feito uma única vez: a primeira conta que confirmar passa a administrar o sistema."
      />
      {setup.data.adminExists ? (
        <AdminExists admin={user.role === 'admin'} />
      ) : setup.data.confirmedEmail && !user.emailConfirmed ? (
        <ConfirmFirst email={user.email}>{sendAgain(user.email)}</ConfirmFirst>
      ) : (
        <SetupForm email={user.email} proof={setup.data.proof} onSessionInvalid={onSessionInvalid} />
      )}
    </Page>
  );
}

function ConfirmFirst({ email, children }: { email: string; children: ReactNode }) {
  return (
    <Card>
      <MailOpen aria-hidden className="size-8 text-jade-ink" strokeWidth={1.5} />
      <CardTitle className="mt-3">Confirme seu email primeiro</CardTitle>
      <p className="mt-2 mb-5 text-ink-soft">
        Quem administra o sistema precisa de um email confirmado. Abra o link que enviamos para{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> e volte a esta página. Olhe também o
        spam.
      </p>
      {children}
    </Card>
  );
}

function AdminExists({ admin }: { admin: boolean }) {
  return (
    <Card>
      <ShieldCheck aria-hidden className="size-8 text-jade-ink" strokeWidth={1.5} />
      <CardTitle className="mt-3">Já existe um administrador no sistema</CardTitle>
      <p className="mt-2 text-ink-soft">
        {admin
          ? 'É a sua conta. Outras pessoas recebem acesso em Usuários, no painel.'
          : 'Novos administradores são promovidos por quem já é, no painel. Peça acesso a essa pessoa.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {admin ? (
          <ButtonLink to="/admin">Ir para o painel</ButtonLink>
        ) : (
          <ButtonLink to="/dashboard">Voltar ao Início</ButtonLink>
        )}
      </div>
    </Card>
  );
}
