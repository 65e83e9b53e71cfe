import { plural } from '@meridia/shared/numbers.ts';
import type { PlanNumbers } from '@meridia/shared/plan-words.ts';
import { freePlanName, unlimited } from '@meridia/shared/plans.ts';

/** How much the free plan allows and how much the paid plans on sale allow. It says 'unlimited' only when no limited plan is sold. */
export function upsellText(plans: readonly PlanNumbers[]): string {
  const free = plans.find(({ name }) => name === freePlanName)?.diagnosesLimit ?? 0;
  const own =
    free === unlimited
      ? 'No plano gratuito os diagnósticos são ilimitados.'
      : `No plano gratuito você tem ${plural(free, 'diagnóstico', 'diagnósticos')} por mês.`;
  const paid = plans.filter(({ priceBrl }) => priceBrl > 0).map(({ diagnosesLimit }) => diagnosesLimit);
  if (paid.length === 0) return own;
  const most = Math.max(...paid);
  const others =
    most === unlimited ? 'relatórios ilimitados' : `até ${plural(most, 'relatório', 'relatórios')} por mês`;
  return `${own} Nos planos pagos, ${others}.`;
}
