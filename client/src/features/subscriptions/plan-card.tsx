import { isInForce } from '@meridia/shared/plan-action.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Link } from '@tanstack/react-router';
import { RotateCw, Sparkles } from 'lucide-react';
import { toast } from 'sonner';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { usePlans } from '../../lib/use-plans.ts';
import { errorMessage } from '../../messages/errors.ts';
import { useRefreshPlan } from './payment/use-refresh-plan.ts';
import { PlanBadge } from './plan-badge.tsx';
import { readPlanState, readPlanTrouble, shownPlanName } from './plan-state.ts';
import { upsellText } from './upsell-text.ts';
import { readUsage, remainingText } from './usage.ts';
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
    <Card className={className} aria-label="Seu Plano">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CardTitle>Seu Plano</CardTitle>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
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
  const usage = readUsage(status);
  const state = readPlanState(status);
  return (
    <div className="grid gap-5">
      {readPlanTrouble(status) && <PaymentNotice status={status} />}
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-serif text-3xl font-semibold max-[18rem]:text-2xl">{shownPlanName(status)}</span>
        <PlanBadge status={status} />
      </p>
      <div>
        <UsageMeter status={status} />
        {isInForce(status) && !usage.unlimited && (
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{remainingText(usage)}</p>
        )}
      </div>
      <UpgradeHint status={status} />
      <div className="flex flex-wrap gap-3">
        {state === 'free' && <ButtonLink to="/plans">Fazer Upgrade</ButtonLink>}
        <ButtonLink to="/subscription" variant="outline">
          Gerenciar
        </ButtonLink>
      </div>
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
    <p className="flex gap-3 rounded-control bg-amber-soft p-4 text-[0.9375rem] text-amber-ink">
      <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
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
      </span>
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
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-11 w-56" />
    </div>
  );
}
