import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { AdminPlanCard } from './admin-plan-card.tsx';
import { PlanEditDialog } from './plan-edit-dialog.tsx';
import { PlanResetDialog } from './plan-reset-dialog.tsx';
import { PriceAnnouncements } from './price-announcements.tsx';

/** The plans in their order, with the dialogs in which an admin may change them (docs/PRODUCT.md 15.8). */
export function AdminPlansScreen() {
  usePageTitle('Planos');
  const query = trpc.admin.plans.list.useQuery();
  const { data, error } = query;
  const [editing, setEditing] = useState<string | null>(null);
  const [resetting, setResetting] = useState<string | null>(null);
  const edited = data?.find(({ id }) => id === editing);
  const reset = data?.find(({ id }) => id === resetting);

  useEffect(() => {
    if (error) toast.error('Erro ao carregar planos', { id: 'planos', description: errorMessage(error).action });
  }, [error]);

  return (
    <Page>
      <PageHeader
        title="Planos"
        description="O que cada plano oferece, como aparece em Planos e nas telas de todos. Nome e preço não mudam aqui: o preço cobrado é o do Stripe, ligado ao plano pelas configurações do servidor (STRIPE_PRICE_…)."
      />
      {!data && query.isPending && <PlansSkeleton />}
      {!data && error && (
        <ErrorState {...errorMessage(error)} onRetry={() => void query.refetch()} retrying={query.isRefetching} />
      )}
      <ul className="grid gap-4 xl:grid-cols-2">
        {data?.map((plan) => (
          <AdminPlanCard
            key={plan.id}
            plan={plan}
            onEdit={() => setEditing(plan.id)}
            onReset={() => setResetting(plan.id)}
          />
        ))}
      </ul>
      {data && <PriceAnnouncements />}
      {edited && <PlanEditDialog key={edited.id} plan={edited} plans={data ?? []} onClose={() => setEditing(null)} />}
      {reset && <PlanResetDialog plan={reset} onClose={() => setResetting(null)} />}
    </Page>
  );
}

function PlansSkeleton() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Carregando...</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-64 w-full" />
      ))}
    </div>
  );
}
