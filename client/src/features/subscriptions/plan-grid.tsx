import type { Role } from '@meridia/shared/account.ts';
import { plans as catalogue, type Plan } from '@meridia/shared/plans.ts';
import { toast } from 'sonner';
import { FeatureIcon } from '../../components/illustrations/feature-icons.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { cx } from '../../lib/cx.ts';
import { formatMoney } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

type Reader = Role | 'visitor';
type OfferedPlan = Pick<Plan, 'description' | 'priceBrl' | 'popular' | 'features'> & {
  name: string;
  badge?: string | null;
};

/**
 * The four plans (spec, section 9): those of our catalogue at once, then what the server sells. The free one has no purchase
 * button; a visitor who chooses goes to /auth.
 */
export function PlanGrid({ visitor }: { visitor: Reader }) {
  const status = trpc.subscriptions.status.useQuery(undefined, { enabled: visitor !== 'visitor' });
  const offered = trpc.subscriptions.plans.useQuery();
  const plans: readonly OfferedPlan[] = offered.data ?? catalogue;
  return (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => (
        <li
          key={plan.name}
          className={cx(
            'flex flex-col rounded-card border bg-surface p-6',
            plan.popular ? 'border-jade ring-1 ring-jade' : 'border-line',
          )}
        >
          {/* The fixed heights keep the four prices on one line. */}
          <div className="flex flex-col-reverse items-start gap-2">
            <h2 className="font-serif text-2xl font-semibold">{plan.name}</h2>
            <div className="md:min-h-7">
              {plan.badge && <Badge tone={plan.popular ? 'jade' : 'neutral'}>{plan.badge}</Badge>}
            </div>
          </div>
          <p className="mt-1 text-[0.9375rem] text-ink-soft xl:min-h-17">{plan.description}</p>
          <p className="mt-5 flex items-baseline gap-1.5">
            <span className="font-serif text-4xl font-semibold">{formatMoney(plan.priceBrl)}</span>
            <span className="text-ink-soft">/mês</span>
          </p>
          <ul className="mt-5 mb-6 grid gap-2.5 text-[0.9375rem]">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2">
                <FeatureIcon name="check" className="mt-0.5 size-4.5 shrink-0 text-jade-ink" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-auto">
            <PlanAction plan={plan} reader={visitor} current={status.data?.planName === plan.name} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ plan, reader, current }: { plan: OfferedPlan; reader: Reader; current: boolean }) {
  if (current && reader === 'therapist') {
    return <p className="flex min-h-11 items-center justify-center font-semibold text-jade-ink">Seu plano atual</p>;
  }
  if (plan.priceBrl === 0) {
    return (
      <p className="flex min-h-11 items-center justify-center text-center text-ink-soft">Já vem com a sua conta</p>
    );
  }
  const variant = plan.popular ? 'primary' : 'outline';
  const text = `Assinar ${plan.name}`;
  if (reader === 'admin') {
    return (
      <Button variant="outline" disabled className="w-full">
        Acesso Admin
      </Button>
    );
  }
  if (reader === 'visitor') {
    return (
      <ButtonLink to="/auth" search={{ redirect: '/plans' }} variant={variant} className="w-full">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} className="w-full" onClick={explainPaymentsMissing}>
      {text}
    </Button>
  );
}

function explainPaymentsMissing(): void {
  toast.error('Erro ao processar pagamento', {
    description: 'Os pagamentos ainda não foram configurados neste sistema. Seu plano não mudou e nada foi cobrado.',
    duration: 5000,
  });
}
