import { planLines } from '@meridia/shared/plan-rows.ts';
import type { ReactNode } from 'react';
import { FeatureIcon } from '../../components/illustrations/feature-icons.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { cx } from '../../lib/cx.ts';
import type { OfferedPlan } from '../../lib/use-plans.ts';
import { shownFact } from '../../messages/plan-words.ts';
import { PlanFeature } from './plan-feature.tsx';

interface PlanOfferProps {
  plan: OfferedPlan;
  /** All plans on sale. A card says what its plan adds to the smaller ones. */
  plans: readonly OfferedPlan[];
  current: boolean;
  children: ReactNode;
}

/** One card of /plans; `children` are its buttons. */
export function PlanOffer({ plan, plans, current, children }: PlanOfferProps) {
  return (
    <li
      aria-current={current || undefined}
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
      <p className="mt-5 flex items-baseline gap-1.5 max-[18rem]:flex-col">
        <span className="whitespace-nowrap font-serif text-4xl font-semibold max-[18rem]:text-xl">
          {shownFact('price', plan)}
        </span>
        <span className="text-ink-soft">/mês</span>
      </p>
      <ul className="mt-5 mb-6 grid gap-2.5 text-[0.9375rem]">
        {[shownFact('line', plan), ...planLines(plan, plans)].map((feature) => (
          <li key={feature} className="flex gap-2">
            <FeatureIcon name="check" className="mt-0.5 size-4.5 shrink-0 text-jade-ink" />
            <PlanFeature>{feature}</PlanFeature>
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
