import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { planBadges, readPlanState } from './plan-state.ts';

export function PlanBadge({ status }: { status: SubscriptionStatusView }) {
  const { text, tone } = planBadges[readPlanState(status)];
  return <Badge tone={tone}>{text}</Badge>;
}
