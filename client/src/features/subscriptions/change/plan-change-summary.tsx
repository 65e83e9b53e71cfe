import type { PlanChangePreview, SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type { OfferedPlan } from '../../../lib/use-plans.ts';
import { planChangeWords } from './plan-change-words.ts';

interface PlanChangeSummaryProps {
  preview: PlanChangePreview;
  plan: OfferedPlan;
  status: SubscriptionStatusView;
}

export function PlanChangeSummary({ preview, plan, status }: PlanChangeSummaryProps) {
  const { amounts, quota, effects } = planChangeWords(preview, plan, status);
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line rounded-card border border-line">
        {amounts.map(({ label, amount, detail }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 p-4">
            <dt className="font-semibold">{label}</dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">{amount}</dd>
            <dd className="col-span-2 text-[0.9375rem] text-ink-soft">{detail}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-1.5 pl-5 text-[0.9375rem]">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        <li>{quota}</li>
      </ul>
    </div>
  );
}
