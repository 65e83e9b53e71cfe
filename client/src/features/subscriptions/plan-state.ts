import { isInForce } from '@meridia/shared/plan-action.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type { BadgeTone } from '../../components/ui/badge.tsx';
import { formatDate, formatShortDate } from '../../lib/format.ts';

/** The state of the plan, as the person should understand it. */
export type PlanState =
  | 'admin'
  | 'free'
  | 'active'
  | 'trialing'
  /** A paid plan whose last payment failed: in force until the grace period ends. */
  | 'past_due'
  /** Cancelled: in force until the end of the paid period. */
  | 'ending'
  /** Granted by an admin. */
  | 'grant'
  /** Not in force until an open payment is settled. */
  | 'suspended'
  /** Not in force, and no payment is open. */
  | 'ended';

export function readPlanState(status: SubscriptionStatusView): PlanState {
  if (status.isAdminPlan) return 'admin';
  if (!isInForce(status)) return status.paid?.standing === 'payment_due' ? 'suspended' : 'ended';
  if (status.status === 'past_due') return 'past_due';
  if (!status.subscribed) return 'free';
  if (status.source === 'grant') return 'grant';
  if (status.endsAt) return 'ending';
  return status.status === 'trialing' ? 'trialing' : 'active';
}

/** What a notice about the payment or the end of a plan is about; null when there is nothing to tell. */
export function readPlanTrouble(
  status: SubscriptionStatusView,
): 'past_due' | 'suspended' | 'payment_due' | 'paused' | 'ended' | null {
  const state = readPlanState(status);
  if (state === 'past_due' || state === 'suspended') return state;
  const standing = status.paid?.standing;
  if (state !== 'admin' && (standing === 'payment_due' || standing === 'paused')) return standing;
  return state === 'ended' ? state : null;
}

/** Admins have the unlimited admin plan (docs/PRODUCT.md 3.10), even if their account has another plan too. */
export function shownPlanName(status: SubscriptionStatusView): string {
  return status.isAdminPlan ? 'Admin' : status.planName;
}

/** 'Administrador', 'Ativo' or 'Gratuito', and our own texts for the other states (docs/PRODUCT.md 3.11). */
export const planBadges: Record<PlanState, { text: string; tone: BadgeTone }> = {
  admin: { text: 'Administrador', tone: 'amber' },
  free: { text: 'Gratuito', tone: 'outline' },
  active: { text: 'Ativo', tone: 'jade' },
  trialing: { text: 'Período de teste', tone: 'jade' },
  past_due: { text: 'Pagamento pendente', tone: 'amber' },
  ending: { text: 'Cancelada', tone: 'neutral' },
  grant: { text: 'Cortesia', tone: 'jade' },
  suspended: { text: 'Assinatura suspensa', tone: 'cinnabar' },
  ended: { text: 'Sem assinatura ativa', tone: 'cinnabar' },
};

/** Until when the plan is valid, or when it renews; null when there is no such day. */
export function planTerm(status: SubscriptionStatusView): string | null {
  const { subscriptionEnd, endsAt, graceUntil } = status;
  switch (readPlanState(status)) {
    case 'admin':
      return 'Administrador - Acesso Ilimitado';
    case 'free':
      return subscriptionEnd && `A contagem recomeça em ${formatDate(subscriptionEnd)}`;
    case 'active':
      return subscriptionEnd && `Próxima renovação em ${formatDate(subscriptionEnd)}`;
    case 'trialing':
      return subscriptionEnd && `Período de teste até ${formatDate(subscriptionEnd)}, quando vem a primeira cobrança`;
    case 'past_due':
      return graceUntil && `O plano vale até ${lastDay(graceUntil)}`;
    case 'ending':
      return endsAt && `Cancelada: vale até ${lastDay(endsAt)}`;
    case 'grant':
      return endsAt && `Cortesia até ${lastDay(endsAt)}`;
    case 'suspended':
    case 'ended':
      return null;
  }
}

/** '31/12/2026': a plan that ends at midnight is valid to the end of the day before. */
export function lastDay(end: string): string {
  return formatShortDate(new Date(new Date(end).getTime() - 1));
}
