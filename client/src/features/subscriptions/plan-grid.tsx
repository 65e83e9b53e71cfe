import { choosePlanAction, type Reader } from '@meridia/shared/plan-action.ts';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { type OfferedPlan, usePlans } from '../../lib/use-plans.ts';
import { trpc } from '../../trpc.ts';
import { PlanOffer } from './plan-offer.tsx';

// Visitors cannot buy, so the code for buying is loaded only for signed-in people.
const PlanPurchase = lazy(async () => ({ default: (await import('./plan-purchase.tsx')).PlanPurchase }));

/**
 * The four plans (docs/PRODUCT.md 3.1): at first those of our catalogue, then the plans that the server sells. The free one has no purchase
 * button; a visitor who chooses goes to /auth, and to its sign-up for the free one.
 */
export function PlanGrid({ visitor: reader }: { visitor: Reader }) {
  const status = trpc.subscriptions.status.useQuery(undefined, { enabled: reader !== 'visitor' });
  const plans: readonly OfferedPlan[] = usePlans();
  const known = reader === 'visitor' ? null : (status.data ?? null);
  return (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => {
        const action = choosePlanAction(plan, reader, known);
        const current = action.kind === 'current' && reader === 'therapist';
        return (
          <PlanOffer key={plan.name} plan={plan} plans={plans} current={current}>
            {reader === 'therapist' && plan.priceBrl > 0 ? (
              <Suspense fallback={<ButtonSkeleton />}>
                {status.isLoading ? <ButtonSkeleton /> : <PlanPurchase plan={plan} action={action} status={known} />}
              </Suspense>
            ) : (
              <Offer plan={plan} kind={action.kind} />
            )}
          </PlanOffer>
        );
      })}
    </ul>
  );
}

/** The button of a card for people who cannot buy. */
function Offer({ plan, kind }: { plan: OfferedPlan; kind: ReturnType<typeof choosePlanAction>['kind'] }) {
  if (kind === 'current') {
    return <p className="flex min-h-11 items-center justify-center font-semibold text-jade-ink">Seu plano atual</p>;
  }
  if (kind === 'admin') {
    return (
      <Button variant="outline" disabled className="w-full">
        Acesso Admin
      </Button>
    );
  }
  if (kind === 'sign-in') {
    return (
      <ButtonLink
        to="/auth"
        search={{ redirect: '/plans' }}
        variant={plan.popular ? 'primary' : 'outline'}
        className="w-full"
      >
        Assinar {plan.name}
      </ButtonLink>
    );
  }
  if (kind === 'sign-up') {
    return (
      <ButtonLink to="/auth" search={{ modo: 'cadastro' }} variant="outline" className="w-full">
        Começar com o {plan.name}
      </ButtonLink>
    );
  }
  return <p className="flex min-h-11 items-center justify-center text-center text-ink-soft">Já vem com a sua conta</p>;
}

function ButtonSkeleton() {
  return <Skeleton className="h-11 w-full" />;
}
