import type { Plan } from '@meridia/shared/plans.ts';
import { firstPlans } from '../messages/plan-words.ts';
import { trpc } from '../trpc.ts';

/** A plan on sale: from the server, or from our catalogue until the server has answered. */
export type OfferedPlan = Pick<
  Plan,
  'description' | 'priceBrl' | 'diagnosesLimit' | 'popular' | 'features' | 'capabilities' | 'displayOrder'
> & {
  name: string;
  badge?: string | null;
};

/** The plans on sale. Until the server has answered: our catalogue, with the prices and limits from the page's head. */
export function usePlans(): readonly OfferedPlan[] {
  const offered = trpc.subscriptions.plans.useQuery();
  return offered.data ?? firstPlans();
}
