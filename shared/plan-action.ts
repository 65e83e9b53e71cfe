import type { Role } from './account.ts';
import { type Plan, unlimited } from './plans.ts';
import type { SubscriptionStatusView } from './subscription.ts';

// Without zod, because public pages show plans and should not load a validator.

/** The part of a plan that decides whether an account can get it. */
export type PlanToChoose = Pick<Plan, 'priceBrl' | 'diagnosesLimit' | 'displayOrder'> & { name: string };

/** The step to a paid plan. Both the screen that offers it and the server that grants it call `decidePurchase`. */
export type Purchase =
  /** A first subscription, or a new one that replaces a paused one. */
  | 'checkout'
  | 'change'
  /** The account already pays for this plan. */
  | 'held'
  /** An open payment must be settled before any change. */
  | 'settle'
  /** The account has used more in this period than this plan includes. */
  | 'too_small';

type Account = Pick<SubscriptionStatusView, 'paid' | 'source' | 'diagnosesUsed' | 'bonusDiagnoses'>;

export function decidePurchase(plan: PlanToChoose, { paid, source, diagnosesUsed, bonusDiagnoses }: Account): Purchase {
  // A paused subscription charges nothing and cannot change. It ends when another one begins.
  if (!paid || paid.standing === 'paused') return 'checkout';
  if (paid.standing === 'payment_due') return 'settle';
  if (paid.planName === plan.name) return 'held';
  const fits =
    plan.displayOrder > paid.displayOrder ||
    // While a courtesy is in force, the used units count for the courtesy.
    source !== 'payment' ||
    plan.diagnosesLimit === unlimited ||
    diagnosesUsed <= plan.diagnosesLimit + bonusDiagnoses;
  return fits ? 'change' : 'too_small';
}

export type Reader = Role | 'visitor';

/** The action that a plan's card offers. */
export type PlanAction =
  /** The plan is in force. `purchase` is true when it is in force by courtesy and can be bought to continue afterwards. */
  | { kind: 'current'; purchase: boolean }
  /** The free plan, which every account has. */
  | { kind: 'included' }
  | { kind: 'admin' }
  | { kind: 'sign-in' }
  /** For visitors: the free plan comes with a new account. */
  | { kind: 'sign-up' }
  | { kind: 'unavailable' }
  | { kind: Purchase };

/** @param status null while it is unknown. Then the server decides. */
export function choosePlanAction(
  plan: PlanToChoose,
  reader: Reader,
  status: SubscriptionStatusView | null,
): PlanAction {
  const free = plan.priceBrl === 0;
  if (reader === 'visitor') return { kind: free ? 'sign-up' : 'sign-in' };
  if (reader === 'admin') return free ? { kind: 'included' } : { kind: 'admin' };
  const purchase = status ? decidePurchase(plan, status) : 'checkout';
  // A suspended plan is not in force, even when the status still names it.
  if (status?.planName === plan.name && isInForce(status)) {
    const sold = !free && status.paymentsAvailable && purchase === 'checkout';
    return { kind: 'current', purchase: sold };
  }
  if (free) return { kind: 'included' };
  return { kind: status && !status.paymentsAvailable ? 'unavailable' : purchase };
}

/** Whether the provider's page for cards, invoices and cancelling has something to show and may be opened. */
export function offersPortal({ paid, paymentsAvailable, isAdminPlan }: SubscriptionStatusView): boolean {
  return paid !== null && paymentsAvailable && !isAdminPlan;
}

/** Whether the plan allows diagnoses, as long as units are left. */
export function isInForce({ isAdminPlan, status }: Pick<SubscriptionStatusView, 'isAdminPlan' | 'status'>): boolean {
  return isAdminPlan || (status !== 'expired' && status !== 'canceled');
}
