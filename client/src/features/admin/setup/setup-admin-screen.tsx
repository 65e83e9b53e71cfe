import { ShieldCheck } from 'lucide-react';
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

/** The one-time set-up of the first admin (spec, sections 2 and 8). */
export function SetupAdminScreen({ onSessionInvalid }: { onSessionInvalid: () => void }) {
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
      ) : (
        <SetupForm email={user.email} secretRequired={setup.data.secretRequired} onSessionInvalid={onSessionInvalid} />
      )}
    </Page>
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
