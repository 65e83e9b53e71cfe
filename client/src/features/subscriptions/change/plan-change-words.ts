import { formatExactMoney } from '@meridia/shared/money.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import type { PlanChangePreview, SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { formatDate } from '../../../lib/format.ts';

interface PlanChangeWords {
  amounts: { label: string; amount: string; detail: string }[];
  /** What happens to the units of this period. */
  quota: string;
  /** When the other plan begins, and what else changes with it. */
  effects: string[];
}

/** The texts about money and quota that are shown before a change of plan is confirmed. */
export function planChangeWords(
  preview: PlanChangePreview,
  plan: { name: string; diagnosesLimit: number },
  status: Pick<SubscriptionStatusView, 'diagnosesUsed' | 'endsAt' | 'source'>,
): PlanChangeWords {
  const upgrade = preview.direction === 'upgrade';
  const renewal = formatDate(preview.renewsAt);
  return {
    amounts: [
      {
        label: 'Cobrado agora',
        amount: formatExactMoney(preview.chargeNow),
        detail: upgrade
          ? 'A diferença pelos dias que faltam até a renovação.'
          : 'O que sobrou do plano atual vira crédito na próxima fatura.',
      },
      {
        label: 'Próxima fatura',
        amount: formatExactMoney(preview.nextCharge),
        detail: upgrade ? `Em ${renewal}.` : `Em ${renewal}, com o crédito já descontado.`,
      },
    ],
    quota: quotaWords(plan.diagnosesLimit, status.diagnosesUsed, upgrade),
    effects: [
      upgrade
        ? `O plano ${plan.name} começa assim que o pagamento for aprovado.`
        : `O plano ${plan.name} começa agora.`,
      // With the change the provider also revokes a cancellation.
      ...(status.source === 'payment' && status.endsAt
        ? ['O cancelamento é desfeito: a assinatura volta a se renovar todo mês.']
        : []),
    ],
  };
}

function quotaWords(limit: number, used: number, upgrade: boolean): string {
  if (limit === unlimited) return 'Seus diagnósticos passam a ser ilimitados.';
  const total = plural(limit, 'diagnóstico', 'diagnósticos');
  if (!upgrade) return `Seu limite neste período passa a ser de ${total}: você já usou ${used} de ${limit}.`;
  if (used === 0) return `Seu limite neste período passa a ser de ${total}.`;
  const counted = used === 1 ? 'o que você já usou continua' : `os ${used} que você já usou continuam`;
  return `Seu limite neste período passa a ser de ${total}; ${counted} contando.`;
}
