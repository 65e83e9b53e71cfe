import { isInForce } from '@meridia/shared/plan-action.ts';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PaymentNotice } from './payment/payment-notice.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { readPlanState, shownPlanName } from './plan-state.ts';
import { readUsage, remainingText } from './usage.ts';
import { UsageMeter } from './usage-meter.tsx';
import { useSubscription } from './use-subscription.ts';

/** Plan and usage in one line, above the intake (docs/PRODUCT.md 3.8). */
export function UsageCard({ className }: { className?: string }) {
  const subscription = useSubscription();
  const status = subscription.data;
  if (!status) {
    return subscription.isError ? (
      <Card className={className} aria-label="Plano e uso">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>Não foi possível verificar seu plano atual.</p>
          <Button
            variant="outline"
            size="sm"
            busy={subscription.isFetching}
            onClick={() => void subscription.refetch()}
          >
            Tentar novamente
          </Button>
        </div>
      </Card>
    ) : (
      <Skeleton className={`h-24 ${className ?? ''}`} />
    );
  }
  const usage = readUsage(status);
  const state = readPlanState(status);
  return (
    <Card className={className} aria-label="Plano e uso">
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-serif text-xl font-semibold">Plano {shownPlanName(status)}</span>
          {/* 'Plano Gratuito' already says this. */}
          {state !== 'free' && <PlanBadge status={status} />}
        </p>
        {/* The notice below says everything. */}
        {isInForce(status) && <UsageMeter status={status} />}
      </div>
      {isInForce(status) && usage.limitReached && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="text-cinnabar-ink">{remainingText(usage)}</p>
          <ButtonLink to="/plans" size="sm">
            Fazer Upgrade
          </ButtonLink>
        </div>
      )}
      <PaymentNotice status={status} className="mt-4" />
    </Card>
  );
}
