import type { Role } from './account.ts';
import { type Plan, unlimited } from './plans.ts';
import type { SubscriptionStatusView } from './subscription.ts';

// Without zod, because the public pages show plans and should not carry a validator.

/** What of a plan decides whether it can be had. */
export type PlanToChoose = Pick<Plan, 'priceBrl' | 'diagnosesLimit' | 'displayOrder'> & { name: string };

/** Which way leads to a paid plan; `decidePurchase` is asked by the screen that offers it and by the server that grants it. */
export type Purchase =
  /** A first subscription, or a new one in place of a paused one. */
  | 'checkout'
  | 'change'
  /** Is what the account pays for. */
  | 'held'
  /** An open payment has to be settled before anything else can change. */
  | 'settle'
  /** More was used in this period than the plan includes. */
  | 'too_small';

type Account = Pick<SubscriptionStatusView, 'paid' | 'source' | 'diagnosesUsed' | 'bonusDiagnoses'>;

export function decidePurchase(plan: PlanToChoose, { paid, source, diagnosesUsed, bonusDiagnoses }: Account): Purchase {
  // A paused subscription charges nothing and changes to nothing: it ends when another begins.
  if (!paid || paid.standing === 'paused') return 'checkout';
  if (paid.standing === 'payment_due') return 'settle';
  if (paid.planName === plan.name) return 'held';
  const fits =
    plan.displayOrder > paid.displayOrder ||
    // While a courtesy is in force, what is used belongs to it.
    source !== 'payment' ||
    plan.diagnosesLimit === unlimited ||
    diagnosesUsed <= plan.diagnosesLimit + bonusDiagnoses;
  return fits ? 'change' : 'too_small';
}

export type Reader = Role | 'visitor';

/** What a plan's card offers to its reader. */
export type PlanAction =
  /** In force already; `purchase` when it is so as a courtesy, and may be bought for afterwards. */
  | { kind: 'current'; purchase: boolean }
  /** The free plan: comes with the account. */
  | { kind: 'included' }
  | { kind: 'admin' }
  | { kind: 'sign-in' }
  | { kind: 'unavailable' }
  | { kind: Purchase };

/** @param status null while it is not known: the server refuses what it must. */
export function choosePlanAction(
  plan: PlanToChoose,
  reader: Reader,
  status: SubscriptionStatusView | null,
): PlanAction {
  const free = plan.priceBrl === 0;
  if (reader === 'visitor') return free ? { kind: 'included' } : { kind: 'sign-in' };
  if (reader === 'admin') return free ? { kind: 'included' } : { kind: 'admin' };
  const purchase = status ? decidePurchase(plan, status) : 'checkout';
  // A suspended plan is not in force, whatever its name still says.
  if (status?.planName === plan.name && isInForce(status)) {
    const sold = !free && status.paymentsAvailable && purchase === 'checkout';
    return { kind: 'current', purchase: sold };
  }
  if (free) return { kind: 'included' };
  return { kind: status && !status.paymentsAvailable ? 'unavailable' : purchase };
}

/** Whether the provider's page of cards, invoices and cancelling has something to show, and may be opened. */
export function offersPortal({ paid, paymentsAvailable, isAdminPlan }: SubscriptionStatusView): boolean {
  return paid !== null && paymentsAvailable && !isAdminPlan;
}

/** Whether diagnoses can be made on the plan, units permitting. */
export function isInForce({ isAdminPlan, status }: Pick<SubscriptionStatusView, 'isAdminPlan' | 'status'>): boolean {
  return isAdminPlan || (status !== 'expired' && status !== 'canceled');
}
