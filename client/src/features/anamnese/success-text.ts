import { unlimited, usageThresholds } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';

interface SuccessText {
  tone: 'success' | 'warning';
  text: string;
}

/** The text after a diagnosis was created, from a usage that includes this diagnosis (docs/PRODUCT.md 5.9). */
export function successText(subscription: SubscriptionStatusView): SuccessText {
  const { diagnosesLimit: limit, diagnosesUsed: used, subscribed } = subscription;
  const redirecting: SuccessText = { tone: 'success', text: 'Diagnóstico gerado! Redirecionando...' };
  if (limit === unlimited) return redirecting;
  const remaining = Math.max(0, limit - used);
  if (!subscribed) return freeText(remaining);
  return used >= limit * usageThresholds.warning ? paidWarning(remaining) : redirecting;
}

function freeText(remaining: number): SuccessText {
  if (remaining === 0) {
    return { tone: 'warning', text: 'Último relatório gratuito usado! Faça upgrade para continuar.' };
  }
  if (remaining === 1)
    return { tone: 'warning', text: 'Diagnóstico gerado! Resta apenas 1 relatório gratuito este mês.' };
  return { tone: 'success', text: `Diagnóstico gerado! Restam ${remaining} relatórios gratuitos este mês.` };
}

function paidWarning(remaining: number): SuccessText {
  if (remaining === 0) {
    return { tone: 'warning', text: 'Diagnóstico gerado! Era o último do seu plano neste período.' };
  }
  return {
    tone: 'warning',
    text:
      remaining === 1
        ? 'Diagnóstico gerado! Atenção: resta apenas 1 diagnóstico neste período.'
        : `Diagnóstico gerado! Atenção: restam apenas ${remaining} diagnósticos neste período.`,
  };
}
