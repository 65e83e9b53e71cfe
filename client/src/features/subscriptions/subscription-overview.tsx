import { plans } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Check } from 'lucide-react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { LoadingScreen } from '../../components/feedback/loading-screen.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatDate } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { PlanBadge } from './plan-badge.tsx';
import { readUsage, remainingText } from './usage.ts';
import { UsageMeter } from './usage-meter.tsx';
import { useSubscription } from './use-subscription.ts';

/** Spec, section 2, 'My subscription'. */
export function SubscriptionOverview() {
  const subscription = useSubscription();
  if (subscription.data) return <Overview status={subscription.data} />;
  if (subscription.isPending) return <LoadingScreen text="Carregando sua assinatura..." />;
  return <ErrorState {...errorMessage(subscription.error)} onRetry={() => subscription.refetch()} />;
}

function Overview({ status }: { status: SubscriptionStatusView }) {
  const plan = plans.find((candidate) => candidate.name === status.planName);
  const usage = readUsage(status);
  return (
    <div className="grid gap-4 sm:gap-6">
      <Card>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-serif text-3xl font-semibold">{status.planName}</span>
          <PlanBadge status={status} />
        </p>
        {status.isAdminPlan && <p className="mt-2 text-ink-soft">Administrador - Acesso Ilimitado</p>}
        {status.subscriptionEnd && (
          <p className="mt-2 text-ink-soft">Próxima renovação em {formatDate(status.subscriptionEnd)}</p>
        )}
        {!status.isAdminPlan && (
          <ButtonLink to="/plans" variant="outline" className="mt-5">
            Ver Outros Planos
          </ButtonLink>
        )}
      </Card>
      <Card>
        <CardTitle className="mb-4">Uso mensal</CardTitle>
        <UsageMeter status={status} />
        {!usage.unlimited && <p className="mt-2 text-ink-soft">{remainingText(usage)}</p>}
      </Card>
      {plan && (
        <Card>
          <CardTitle className="mb-3">O que está incluído</CardTitle>
          <ul className="grid gap-2">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
                {feature}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
