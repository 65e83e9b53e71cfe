import { isInForce, offersPortal } from '@meridia/shared/plan-action.ts';
import { planLines } from '@meridia/shared/plan-rows.ts';
import { monthlyAmount } from '@meridia/shared/plan-words.ts';
import { plans as catalogue } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Check } from 'lucide-react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { LoadingScreen } from '../../components/feedback/loading-screen.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import type { OfferedPlan } from '../../lib/use-plans.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { QuotaMovements } from './movements/quota-movements.tsx';
import { PaymentNotice } from './payment/payment-notice.tsx';
import { PortalButton } from './payment/portal-button.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { PlanFeature } from './plan-feature.tsx';
import { planTerm, readPlanState, shownPlanName } from './plan-state.ts';
import { readUsage, remainingText } from './usage.ts';
import { UsageMeter } from './usage-meter.tsx';
import { useSubscription } from './use-subscription.ts';

/** Plan, term, usage, contents and movements of the person's own subscription (docs/PRODUCT.md 3.8 to 3.13). */
export function SubscriptionOverview() {
  const subscription = useSubscription();
  if (subscription.data) return <Overview status={subscription.data} />;
  if (subscription.isPending) return <LoadingScreen text="Carregando sua assinatura..." />;
  return <ErrorState {...errorMessage(subscription.error)} onRetry={() => subscription.refetch()} />;
}

function Overview({ status }: { status: SubscriptionStatusView }) {
  const offered = trpc.subscriptions.plans.useQuery();
  // An admin's plan contents are left out, because they do not say what an admin may do. A plan that is no longer sold is read from
  // our catalogue.
  const sold: readonly OfferedPlan[] = offered.data ?? catalogue;
  const plan = status.isAdminPlan
    ? null
    : [...sold, ...catalogue].find((candidate) => candidate.name === status.planName);
  const usage = readUsage(status);
  const term = planTerm(status);
  return (
    <div className="grid gap-4 sm:gap-6">
      <PaymentNotice status={status} withAction={false} />
      <Card>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-serif text-3xl font-semibold max-[18rem]:text-2xl">{shownPlanName(status)}</span>
          <PlanBadge status={status} />
        </p>
        {term && <p className="mt-2 text-ink-soft">{term}</p>}
        {readPlanState(status) === 'ending' && offersPortal(status) && (
          <p className="mt-1 text-ink-soft">Mudou de ideia? Em "Gerenciar Assinatura" você desfaz o cancelamento.</p>
        )}
        {!status.isAdminPlan && (
          <div className="mt-5 flex flex-wrap gap-3">
            {offersPortal(status) && <PortalButton />}
            <ButtonLink to="/plans" variant="outline">
              Ver Outros Planos
            </ButtonLink>
          </div>
        )}
      </Card>
      <Card>
        <CardTitle className="mb-4">Uso mensal</CardTitle>
        <UsageMeter status={status} />
        {isInForce(status) && !usage.unlimited && <p className="mt-2 text-ink-soft">{remainingText(usage)}</p>}
      </Card>
      {plan && (
        <Card>
          <CardTitle className="mb-3">O que está incluído</CardTitle>
          <ul className="grid gap-2">
            {[monthlyAmount(plan.diagnosesLimit), ...planLines(plan, sold)].map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
                <PlanFeature>{feature}</PlanFeature>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <QuotaMovements status={status} />
    </div>
  );
}
