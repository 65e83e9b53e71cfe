import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
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
import { AccountWatch } from './-account-watch.tsx';

export const Route = createFileRoute('/plans')({
  // The parameters of a return from a checkout, finished or not.
  validateSearch: (search: Record<string, unknown>): { session_id?: string; checkout?: 'cancelado' } => ({
    ...(typeof search.session_id === 'string' ? { session_id: search.session_id } : {}),
    ...(search.checkout === 'cancelado' ? { checkout: 'cancelado' } : {}),
  }),
  component: Plans,
});

// Shown to therapists only.
const PlansNotices = lazy(async () => ({
  default: (await import('../features/subscriptions/plans-notices.tsx')).PlansNotices,
}));

function Plans() {
  usePageTitle('Planos');
  const session = trpc.accounts.session.useQuery();
  const user = session.data?.user ?? null;
  const { session_id, checkout } = Route.useSearch();

  return (
    <AnyoneShell>
      {user && <AccountWatch userId={user.id} />}
      <Page>
        <PageHeader
          title="Escolha o plano do seu consultório"
          description="Todos geram o relatório completo. Você muda de plano ou cancela quando quiser."
          back={<BackLink to="/">Início</BackLink>}
        />
        {user?.role === 'therapist' && (
          <Suspense>
            <PlansNotices sessionId={session_id ?? null} cancelled={checkout === 'cancelado'} />
          </Suspense>
        )}
        <PlanGrid visitor={user ? user.role : 'visitor'} />
        <PlanPitch />
        <PlanComparison />
        <PaymentQuestions />
      </Page>
    </AnyoneShell>
  );
}
