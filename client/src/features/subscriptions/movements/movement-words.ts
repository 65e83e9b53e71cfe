import { formatNumber, plural } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import type { PlanSource, QuotaMovement, SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { joinWords } from '../../../lib/format.ts';

interface MovementWords {
  title: string;
  /** The client or thing concerned; null when the title already says it. */
  detail: string | null;
  /** The change of the remaining units: '+1', '−1', '0'; null when no unit was involved. */
  units: string | null;
}

/** The texts of one movement. */
export function movementWords({ kind, delta, bonus, avaliacao, plan }: QuotaMovement): MovementWords {
  const units = signed(bonus - delta);
  const client = avaliacao?.nomeCliente || null;
  switch (kind) {
    case 'consume':
      return { title: client ? `Relatório de ${client}` : 'Diagnóstico', detail: null, units };
    case 'refund':
      return { title: 'Devolvido: a geração terminou em erro', detail: client, units };
    case 'redo':
      return { title: 'Relatório refeito, sem custo', detail: client, units };
    case 'bonus':
      return { title: 'Bônus de boas-vindas', detail: null, units };
    case 'carried':
      return { title: 'Usados antes, em uma conta excluída deste email', detail: null, units };
    case 'plan_change':
      return {
        title: plan ? `Plano mudou de ${plan.from} para ${plan.to}` : 'Plano mudou',
        detail: plan && changeReasons[plan.source],
        units: null,
      };
  }
}

const changeReasons: Record<PlanSource, string> = {
  payment: 'Por assinatura no cartão',
  grant: 'Por cortesia',
  free: 'Fim do plano anterior',
};

// A typographic minus is as wide as the plus, and screen readers read it as a minus.
function signed(units: number): string {
  if (units === 0) return '0';
  return units > 0 ? `+${formatNumber(units)}` : `−${formatNumber(-units)}`;
}

/**
 * '7 usados neste período: 8 diagnósticos, 1 devolvido'. The parts are named only when the lines on the screen add up to the total.
 * @param movements loaded so far, newest first
 * @param complete true when the server has no more movements
 */
export function usageSummary(
  { diagnosesUsed, diagnosesLimit }: Pick<SubscriptionStatusView, 'diagnosesUsed' | 'diagnosesLimit'>,
  movements: readonly QuotaMovement[],
  complete: boolean,
): string {
  const used = `${plural(diagnosesUsed, 'usado', 'usados')} neste período`;
  if (!complete && !reachesBack(movements)) return used;
  const current = movements.filter((movement) => movement.current);
  const taken = current.filter(({ kind }) => kind === 'consume').length;
  const returned = current.filter(({ kind }) => kind === 'refund').length;
  const extra = current.reduce((sum, { bonus }) => sum + bonus, 0);
  // The counter and the lines are loaded separately. While they differ, one of them is out of date.
  if (taken - returned !== diagnosesUsed || taken + extra === 0) return used;
  const parts = [
    plural(taken, 'diagnóstico', 'diagnósticos'),
    ...(returned > 0 ? [plural(returned, 'devolvido', 'devolvidos')] : []),
  ];
  const sum = `${used}: ${parts.join(', ')}`;
  if (extra === 0 || diagnosesLimit === unlimited) return sum;
  return `${sum}. Disponíveis: ${joinWords([`${formatNumber(diagnosesLimit - extra)} do plano`, `${formatNumber(extra)} de bônus`])}`;
}

/** The list is sorted by time, so after a diagnosis of an earlier period there are none of this period. */
function reachesBack(movements: readonly QuotaMovement[]): boolean {
  return movements.some(({ kind, current }) => kind === 'consume' && !current);
}
