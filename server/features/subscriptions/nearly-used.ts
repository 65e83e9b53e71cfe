import { unlimited, usageThresholds } from '@meridia/shared/plans.ts';

/** What the warning is for (docs/PRODUCT.md 3.8): a paid plan with a limit, 90 % of it used. */
export function isNearlyUsed(usage: { priceBrl: number; planLimit: number; bonus: number; used: number }): boolean {
  const { priceBrl, planLimit, bonus, used } = usage;
  return priceBrl > 0 && planLimit !== unlimited && used >= (planLimit + bonus) * usageThresholds.warning;
}
