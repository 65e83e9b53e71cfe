import type { AdminSubscription } from '@meridia/shared/admin-subscription.ts';
import { type Capabilities, freePlanName, unlimited } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type { UserActor } from '../../auth/actor.ts';
import { isInForce } from './rules.ts';

type SubscriptionRow = Pick<SubscriptionStatusView, 'planName' | 'status' | 'source'> & {
  /** Centavos a month. */
  priceBrl: number;
  used: number;
  limit: number;
  bonus: number;
  periodEnd: Date;
  endsAt: Date | null;
  graceUntil: Date | null;
};

/** The account's paid subscription, and whether payments are configured. */
export type PaymentTies = Pick<SubscriptionStatusView, 'paid' | 'paymentsAvailable'>;

export function presentSubscription(
  row: SubscriptionRow | null,
  capabilities: Capabilities,
  { role }: Pick<UserActor, 'role'>,
  ties: PaymentTies,
): SubscriptionStatusView {
  const inForce = row !== null && isInForce(row.status);
  const isAdminPlan = role === 'admin';
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
    planName: row?.planName ?? freePlanName,
    subscribed: isAdminPlan || (inForce && row.priceBrl > 0),
    isAdminPlan,
    status: row?.status ?? 'expired',
    source: row?.source ?? 'free',
    subscriptionEnd: row?.periodEnd.toISOString() ?? null,
    endsAt: row?.endsAt?.toISOString() ?? null,
    graceUntil: row?.graceUntil?.toISOString() ?? null,
    ...ties,
    diagnosesUsed: used,
    diagnosesLimit: limit,
    bonusDiagnoses: row?.bonus ?? 0,
    capabilities,
    canCreate: reason === null,
    reason,
  };
}

type ListedRow = Omit<AdminSubscription, 'periodEnd' | 'endsAt' | 'createdAt'> & {
  periodEnd: Date;
  endsAt: Date | null;
  createdAt: Date;
};

export function presentListed({ periodEnd, endsAt, createdAt, ...row }: ListedRow): AdminSubscription {
  return {
    ...row,
    periodEnd: periodEnd.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
