import { isInForce } from '@meridia/shared/plan-action.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { toast } from 'sonner';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { cx } from '../../lib/cx.ts';
import { usePlans } from '../../lib/use-plans.ts';
import { errorMessage } from '../../messages/errors.ts';
import { useRefreshPlan } from './payment/use-refresh-plan.ts';
import { PlanBadge } from './plan-badge.tsx';
import { readPlanState, readPlanTrouble, shownPlanName } from './plan-state.ts';
import { upsellText } from './upsell-text.ts';
import { readUsage } from './usage.ts';
import { UsageMeter } from './usage-meter.tsx';
import { useSubscription } from './use-subscription.ts';

// Only who has trouble with a payment needs it.
const PaymentNotice = lazyPart(async () => (await import('./payment/payment-notice.tsx')).PaymentNotice);

/** 'Seu Plano' of the dashboard. */
export function PlanCard({ className }: { className?: string }) {
  const subscription = useSubscription();
  const refresh = useRefreshPlan();
  const status = subscription.data;
  return (
    <Card padded={false} className={cx('px-5 py-2.5 sm:px-6', className)} aria-label="Seu Plano">
      <div className="flex flex-wrap items-center gap-x-3">
        <CardTitle className="text-lg">Seu Plano</CardTitle>
        {status && (
          <>
            <span className="font-semibold">{shownPlanName(status)}</span>
            <PlanBadge status={status} />
          </>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 ml-auto"
          icon={<RotateCw aria-hidden />}
          busy={refresh.isPending}
          onClick={() => refresh.mutate(undefined, { onError: showRefreshError })}
        >
          Atualizar
        </Button>
      </div>
      {status && <PlanDetails status={status} />}
      {!status && subscription.isPending && <PlanSkeleton />}
      {!status && subscription.error && (
        <ErrorState {...errorMessage(subscription.error)} onRetry={() => subscription.refetch()} />
      )}
    </Card>
  );
}

function PlanDetails({ status }: { status: SubscriptionStatusView }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-2 pb-1.5 md:grid-cols-[1fr_auto]">
      {readPlanTrouble(status) && (
        <div className="md:col-span-2">
          <PaymentNotice status={status} />
        </div>
      )}
      <UsageMeter status={status} />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {readPlanState(status) === 'free' && (
          <ButtonLink to="/plans" variant="outline" size="sm">
            Fazer Upgrade
          </ButtonLink>
        )}
        <ButtonLink to="/subscription" variant="ghost" size="sm">
          Gerenciar
        </ButtonLink>
      </div>
      <UpgradeHint status={status} />
    </div>
  );
}

function UpgradeHint({ status }: { status: SubscriptionStatusView }) {
  const plans = usePlans();
  const usage = readUsage(status);
  const state = readPlanState(status);
  const free = state === 'free';
  // A therapist with an open payment sees only the notice about it.
  const hint = usage.hintUpgrade && state !== 'past_due' && isInForce(status);
  if (!free && !hint) return null;
  return (
    <p
      className={cx(
        'text-[0.9375rem] md:col-span-2',
        hint ? 'rounded-control bg-amber-soft px-4 py-2 text-amber-ink' : 'text-ink-soft',
      )}
    >
      {free
        ? upsellText(plans)
        : `Você já usou ${usage.percent}% do seu plano. Faça upgrade para não parar no meio do mês.`}
      {/* The free plan's button is below. */}
      {hint && (
        <>
          {' '}
          <Link to="/plans" className="font-semibold underline underline-offset-4">
            Ver planos
          </Link>
        </>
      )}
    </p>
  );
}

function showRefreshError(): void {
  toast.error('Erro ao carregar assinatura', {
    id: 'subscription',
    description: 'Não foi possível verificar seu plano atual.',
  });
}

function PlanSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Carregando...</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-11 w-56" />
    </div>
  );
}
