import { unlimited, usageThresholds } from '@meridia/shared/plans.ts';

/** Statuses in which units may be taken. `past_due` allows it, too: it becomes `expired` when its grace is over. */
export const statusesInForce = ['active', 'trialing', 'past_due'] as const;

export function isInForce(status: string): boolean {
  return statusesInForce.some((known) => known === status);
}

/** The rule of the warning (docs/PRODUCT.md 3.8): a paid plan with a limit, of which 90 % is used. */
export function isNearlyUsed(usage: { priceBrl: number; planLimit: number; bonus: number; used: number }): boolean {
  const { priceBrl, planLimit, bonus, used } = usage;
  return priceBrl > 0 && planLimit !== unlimited && used >= (planLimit + bonus) * usageThresholds.warning;
}
