import { unlimited } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type { UserActor } from '../../auth/actor.ts';

interface SubscriptionRow {
  planName: string;
  /** Centavos a month. */
  priceBrl: number;
  status: string;
  used: number;
  limit: number;
  periodEnd: Date;
}

export function presentSubscription(row: SubscriptionRow | null, actor: UserActor): SubscriptionStatusView {
  const inForce = row?.status === 'active' || row?.status === 'trialing';
  const isAdminPlan = actor.role === 'admin';
  const used = row?.used ?? 0;
  const limit = isAdminPlan ? unlimited : (row?.limit ?? 0);
  const reason = isAdminPlan
    ? null
    : !inForce
      ? 'no_active_subscription'
      : limit !== unlimited && used >= limit
        ? 'limit_reached'
        : null;
  return {
    planName: row?.planName ?? 'Gratuito',
    subscribed: isAdminPlan || (inForce && (row?.priceBrl ?? 0) > 0),
    isAdminPlan,
    subscriptionEnd: row?.periodEnd.toISOString() ?? null,
    diagnosesUsed: used,
    diagnosesLimit: limit,
    canCreate: reason === null,
    reason,
  };
}
