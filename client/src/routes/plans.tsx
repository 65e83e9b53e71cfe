import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { AnyoneShell } from '../features/accounts/anyone-shell.tsx';
import { PaymentQuestions } from '../features/subscriptions/payment-questions.tsx';
import { PlanComparison } from '../features/subscriptions/plan-comparison.tsx';
import { PlanGrid } from '../features/subscriptions/plan-grid.tsx';
import { PlanPitch } from '../features/subscriptions/plan-pitch.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/plans')({
  validateSearch: (search: Record<string, unknown>): { session_id?: string } =>
    typeof search.session_id === 'string' ? { session_id: search.session_id } : {},
  component: Plans,
});

function Plans() {
  usePageTitle('Planos');
  const session = trpc.accounts.session.useQuery();
  const user = session.data?.user ?? null;
  const { session_id } = Route.useSearch();
  const utils = trpc.useUtils();

  // Back from a checkout: what was known about the plan is old (spec, section 4).
  useEffect(() => {
    if (session_id) void utils.subscriptions.status.invalidate();
  }, [session_id, utils]);

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
        <PlanComparison />
        <PaymentQuestions />
      </Page>
    </AnyoneShell>
  );
}
