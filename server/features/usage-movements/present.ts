import type { QuotaMovement, SubscriptionStatusView } from '@meridia/shared/subscription.ts';

interface MovementRow {
  id: string;
  kind: Exclude<QuotaMovement['kind'], 'plan_change'>;
  createdAt: Date;
  delta: number;
  bonus: number;
  avaliacaoId: string | null;
  nomeCliente: string | null;
  current: boolean;
}

export function presentMovement(row: MovementRow): QuotaMovement {
  const { id, kind, createdAt, delta, bonus, avaliacaoId, nomeCliente, current } = row;
  const avaliacao = avaliacaoId === null ? null : { id: avaliacaoId, nomeCliente: nomeCliente ?? '' };
  return { id, kind, at: createdAt.toISOString(), delta, bonus, avaliacao, plan: null, current };
}

interface PlanChangeRow {
  id: string;
  createdAt: Date;
  from: string;
  to: string;
  source: SubscriptionStatusView['source'];
  current: boolean;
}

export function presentPlanChange({ id, createdAt, from, to, source, current }: PlanChangeRow): QuotaMovement {
  const at = createdAt.toISOString();
  return { id, kind: 'plan_change', at, delta: 0, bonus: 0, avaliacao: null, plan: { from, to, source }, current };
}
