import { planNames } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';

/** Whether a paid plan is in force that is higher than the previous plan, or no paid plan was in force before. */
export function becameBetter(before: SubscriptionStatusView, now: SubscriptionStatusView): boolean {
  return now.subscribed && !now.isAdminPlan && rank(now) > rank(before);
}

const ranks: readonly string[] = planNames;

/** -1 while nothing is in force. */
function rank({ planName, status }: SubscriptionStatusView): number {
  if (status === 'expired' || status === 'canceled') return -1;
  return ranks.indexOf(planName);
}
