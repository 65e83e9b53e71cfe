import { capabilitiesOf } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { becameBetter } from './better-plan.ts';

const plan = (planName: string, changes: Partial<SubscriptionStatusView> = {}): SubscriptionStatusView => ({
  planName,
  subscribed: planName !== 'Gratuito',
  isAdminPlan: false,
  status: 'active',
  source: 'payment',
  subscriptionEnd: null,
  endsAt: null,
  graceUntil: null,
  paid: { standing: 'running', planName, displayOrder: 2 },
  bonusDiagnoses: 0,
  capabilities: capabilitiesOf('Gratuito'),
  paymentsAvailable: true,
  diagnosesUsed: 0,
  diagnosesLimit: 20,
  canCreate: true,
  reason: null,
  ...changes,
});

describe('an improved plan', () => {
  it('is the result of a purchase, an upgrade or a payment that revives the plan', () => {
    expect(becameBetter(plan('Gratuito'), plan('Profissional'))).toBe(true);
    expect(becameBetter(plan('Profissional'), plan('Enterprise'))).toBe(true);
    expect(becameBetter(plan('Profissional', { status: 'expired' }), plan('Profissional'))).toBe(true);
  });

  it('is not the same plan, a smaller plan or a plan whose payment failed', () => {
    expect(becameBetter(plan('Premium'), plan('Premium', { diagnosesUsed: 3 }))).toBe(false);
    expect(becameBetter(plan('Premium'), plan('Profissional'))).toBe(false);
    expect(becameBetter(plan('Profissional'), plan('Premium', { status: 'expired' }))).toBe(false);
    expect(becameBetter(plan('Profissional'), plan('Profissional', { status: 'past_due' }))).toBe(false);
    expect(becameBetter(plan('Profissional', { status: 'expired' }), plan('Gratuito'))).toBe(false);
  });

  it('is never announced to admins, whose access has no limit', () => {
    expect(becameBetter(plan('Gratuito'), plan('Premium', { isAdminPlan: true }))).toBe(false);
  });
});
