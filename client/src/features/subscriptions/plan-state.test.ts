import { capabilitiesOf } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { lastDay, type PlanState, planBadges, planTerm, readPlanState } from './plan-state.ts';

const free: SubscriptionStatusView = {
  planName: 'Gratuito',
  subscribed: false,
  isAdminPlan: false,
  status: 'active',
  source: 'free',
  subscriptionEnd: '2026-12-21T15:00:00.000Z',
  endsAt: null,
  graceUntil: null,
  paid: null,
  bonusDiagnoses: 0,
  capabilities: capabilitiesOf('Gratuito'),
  paymentsAvailable: true,
  diagnosesUsed: 1,
  diagnosesLimit: 3,
  canCreate: true,
  reason: null,
};
const paid: SubscriptionStatusView = {
  ...free,
  planName: 'Profissional',
  subscribed: true,
  source: 'payment',
  paid: { standing: 'running', planName: 'Profissional', displayOrder: 2 },
  diagnosesLimit: 20,
};

const cases: [name: string, status: SubscriptionStatusView, state: PlanState, badge: string, term: string | null][] = [
  ['a free account', free, 'free', 'Gratuito', 'A contagem recomeça em 21 de dezembro de 2026'],
  ['a paid plan', paid, 'active', 'Ativo', 'Próxima renovação em 21 de dezembro de 2026'],
  [
    'a trial',
    { ...paid, status: 'trialing' },
    'trialing',
    'Período de teste',
    'Período de teste até 21 de dezembro de 2026, quando vem a primeira cobrança',
  ],
  [
    'a payment that failed',
    { ...paid, status: 'past_due', graceUntil: '2026-11-28T15:00:00.000Z' },
    'past_due',
    'Pagamento pendente',
    'O plano vale até 28/11/2026',
  ],
  [
    'a cancelled plan',
    { ...paid, endsAt: '2026-12-21T15:00:00.000Z' },
    'ending',
    'Cancelada',
    'Cancelada: vale até 21/12/2026',
  ],
  [
    'a courtesy',
    { ...paid, source: 'grant', paid: null, endsAt: '2027-01-31T15:00:00.000Z' },
    'grant',
    'Cortesia',
    'Cortesia até 31/01/2027',
  ],
  [
    'a plan whose grace is over',
    {
      ...paid,
      subscribed: false,
      status: 'expired',
      canCreate: false,
      reason: 'no_active_subscription',
      paid: { standing: 'payment_due', planName: 'Profissional', displayOrder: 2 },
    },
    'suspended',
    'Assinatura suspensa',
    null,
  ],
  [
    'an account without any plan',
    { ...free, status: 'canceled', canCreate: false, reason: 'no_active_subscription' },
    'ended',
    'Sem assinatura ativa',
    null,
  ],
  [
    'an admin',
    { ...free, subscribed: true, isAdminPlan: true, diagnosesLimit: -1 },
    'admin',
    'Administrador',
    'Administrador - Acesso Ilimitado',
  ],
];

describe('the state of a plan', () => {
  it.each(cases)('%s has its own words', (_name, status, state, badge, term) => {
    expect(readPlanState(status)).toBe(state);
    expect(planBadges[readPlanState(status)].text).toBe(badge);
    expect(planTerm(status)).toBe(term);
  });

  it('names the last day on which a plan is valid, not the midnight after it', () => {
    expect(lastDay(new Date(2027, 0, 1).toISOString())).toBe('31/12/2026');
    expect(lastDay(new Date(2026, 11, 31, 23, 59).toISOString())).toBe('31/12/2026');
  });

  it('promises a renewal only when there will be one', () => {
    const renewing = cases
      .filter(([, status]) => planTerm(status)?.includes('renovação em'))
      .map(([, , state]) => state);
    expect(renewing).toEqual(['active']);
  });
});
