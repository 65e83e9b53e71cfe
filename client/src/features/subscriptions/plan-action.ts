import type { Role } from '@meridia/shared/account.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { isInForce, readPlanState } from './plan-state.ts';

export type Reader = Role | 'visitor';

/** What a plan's card offers to its reader. */
export type PlanAction =
  /** Held already; `purchase` when it is held as a courtesy, and may be bought for afterwards. */
  | { kind: 'current'; purchase: boolean }
  /** The free plan: comes with the account. */
  | { kind: 'included' }
  | { kind: 'admin' }
  | { kind: 'sign-in' }
  | { kind: 'unavailable' }
  | { kind: 'checkout' }
  | { kind: 'change' }
  /** An open payment has to be settled before anything else can change. */
  | { kind: 'settle' };

/** @param status null while it is not known: the server refuses what it must. */
export function choosePlanAction(
  plan: { name: string; priceBrl: number },
  reader: Reader,
  status: SubscriptionStatusView | null,
): PlanAction {
  const free = plan.priceBrl === 0;
  if (reader === 'visitor') return free ? { kind: 'included' } : { kind: 'sign-in' };
  if (reader === 'admin') return free ? { kind: 'included' } : { kind: 'admin' };
  if (status && holds(status, plan.name)) {
    return { kind: 'current', purchase: !free && status.source === 'grant' && !status.hasPayments };
  }
  if (free) return { kind: 'included' };
  if (status && !status.paymentsAvailable) return { kind: 'unavailable' };
  if (!status?.hasPayments) return { kind: 'checkout' };
  const state = readPlanState(status);
  return { kind: state === 'past_due' || state === 'suspended' ? 'settle' : 'change' };
}

/** A suspended plan is not held, whatever its name still says. */
function holds(status: SubscriptionStatusView, name: string): boolean {
  return status.planName === name && isInForce(status);
}
