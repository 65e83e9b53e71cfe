import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { AnyoneShell } from '../features/accounts/anyone-shell.tsx';
import { PlanGrid } from '../features/subscriptions/plan-grid.tsx';
import { PlanPitch } from '../features/subscriptions/plan-pitch.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/plans')({ component: Plans });

function Plans() {
  usePageTitle('Planos');
  const session = trpc.accounts.session.useQuery();
  const user = session.data?.user ?? null;
  return (
    <AnyoneShell>
      <Page>
        <PageHeader
          title="Escolha o plano do seu consultório"
          description="Todos geram o relatório completo. Você muda de plano ou cancela quando quiser."
          back={<BackLink to="/">Início</BackLink>}
        />
        <PlanGrid visitor={user ? user.role : 'visitor'} />
        <PlanPitch />
      </Page>
    </AnyoneShell>
  );
}
