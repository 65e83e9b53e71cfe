import { describe, expect, it } from 'vitest';
import { choosePlanAction, offersPortal } from './plan-action.ts';
import { capabilitiesOf, plans } from './plans.ts';
import type { PaidStanding, SubscriptionStatusView } from './subscription.ts';

const status = (changes: Partial<SubscriptionStatusView> = {}): SubscriptionStatusView => ({
  planName: 'Gratuito',
  subscribed: false,
  isAdminPlan: false,
  status: 'active',
  source: 'free',
  subscriptionEnd: '2026-12-21T15:00:00.000Z',
  endsAt: null,
  graceUntil: null,
  paid: null,
  paymentsAvailable: true,
  diagnosesUsed: 0,
  diagnosesLimit: 3,
  bonusDiagnoses: 0,
  capabilities: capabilitiesOf('Gratuito'),
  canCreate: true,
  reason: null,
  ...changes,
});
const subscription = (standing: PaidStanding, planName = 'Profissional') => ({
  paid: { standing, planName, displayOrder: plan(planName).displayOrder },
});
const paying = (changes: Partial<SubscriptionStatusView> = {}) =>
  status({ planName: 'Profissional', subscribed: true, source: 'payment', ...subscription('running'), ...changes });
const courtesy = (changes: Partial<SubscriptionStatusView> = {}) =>
  status({ planName: 'Premium', subscribed: true, source: 'grant', endsAt: '2027-01-01T03:00:00Z', ...changes });

function plan(name: string) {
  const found = plans.find((candidate) => candidate.name === name);
  if (!found) throw new Error(name);
  return found;
}

const gratuito = plan('Gratuito');
const profissional = plan('Profissional');
const premium = plan('Premium');
const enterprise = plan('Enterprise');

describe("a plan card's action", () => {
  it('sends visitors to the login and never sells the free plan', () => {
    expect(choosePlanAction(premium, 'visitor', null)).toEqual({ kind: 'sign-in' });
    expect(choosePlanAction(gratuito, 'visitor', null)).toEqual({ kind: 'sign-up' });
    expect(choosePlanAction(gratuito, 'therapist', paying())).toEqual({ kind: 'included' });
  });

  it('is disabled for admins', () => {
    expect(choosePlanAction(premium, 'admin', status({ isAdminPlan: true }))).toEqual({ kind: 'admin' });
  });

  it('is a checkout without a live paid subscription and a change with one', () => {
    expect(choosePlanAction(premium, 'therapist', status())).toEqual({ kind: 'checkout' });
    expect(choosePlanAction(premium, 'therapist', paying())).toEqual({ kind: 'change' });
    expect(choosePlanAction(profissional, 'therapist', paying())).toEqual({ kind: 'current', purchase: false });
  });

  it('is a checkout when the subscription is paused, also for the same plan', () => {
    const paused = status(subscription('paused'));
    expect(choosePlanAction(profissional, 'therapist', paused)).toEqual({ kind: 'checkout' });
    expect(choosePlanAction(enterprise, 'therapist', paused)).toEqual({ kind: 'checkout' });
  });

  it('is a change while a cancelled subscription still runs', () => {
    const ending = paying({ endsAt: '2026-12-21T15:00:00.000Z' });
    expect(choosePlanAction(premium, 'therapist', ending)).toEqual({ kind: 'change' });
  });

  it('sells plans to an account with a plan by courtesy, also the same plan', () => {
    expect(choosePlanAction(premium, 'therapist', courtesy())).toEqual({ kind: 'current', purchase: true });
    expect(choosePlanAction(profissional, 'therapist', courtesy())).toEqual({ kind: 'checkout' });
    const unsold = courtesy({ paymentsAvailable: false });
    expect(choosePlanAction(premium, 'therapist', unsold)).toEqual({ kind: 'current', purchase: false });
  });

  it('with a plan by courtesy, still considers the paid subscription and open payments', () => {
    const above = courtesy(subscription('running'));
    expect(choosePlanAction(profissional, 'therapist', above)).toEqual({ kind: 'held' });
    expect(choosePlanAction(premium, 'therapist', above)).toEqual({ kind: 'current', purchase: false });
    expect(choosePlanAction(enterprise, 'therapist', above)).toEqual({ kind: 'change' });
    const owing = courtesy(subscription('payment_due'));
    expect(choosePlanAction(enterprise, 'therapist', owing)).toEqual({ kind: 'settle' });
  });

  it('asks to settle the open payment before any change', () => {
    const due = paying({ status: 'past_due', ...subscription('payment_due') });
    expect(choosePlanAction(premium, 'therapist', due)).toEqual({ kind: 'settle' });
    const suspended = paying({ status: 'expired', subscribed: false, ...subscription('payment_due') });
    expect(choosePlanAction(premium, 'therapist', suspended)).toEqual({ kind: 'settle' });
    expect(choosePlanAction(profissional, 'therapist', suspended)).toEqual({ kind: 'settle' });
  });

  it('does not offer a plan with fewer diagnoses than were used, unless a courtesy is in force', () => {
    const busy = paying({ planName: 'Premium', ...subscription('running', 'Premium'), diagnosesUsed: 21 });
    expect(choosePlanAction(profissional, 'therapist', busy)).toEqual({ kind: 'too_small' });
    expect(choosePlanAction(profissional, 'therapist', { ...busy, bonusDiagnoses: 1 })).toEqual({ kind: 'change' });
    expect(choosePlanAction(enterprise, 'therapist', busy)).toEqual({ kind: 'change' });
    const given = courtesy({ planName: 'Enterprise', ...subscription('running', 'Premium'), diagnosesUsed: 21 });
    expect(choosePlanAction(profissional, 'therapist', given)).toEqual({ kind: 'change' });
  });

  it('tells that nothing can be bought, and leaves the decision to the server while the status is unknown', () => {
    const unsold = status({ paymentsAvailable: false });
    expect(choosePlanAction(premium, 'therapist', unsold)).toEqual({ kind: 'unavailable' });
    expect(choosePlanAction(premium, 'therapist', null)).toEqual({ kind: 'checkout' });
  });
});

describe("the provider's portal", () => {
  it.each(['running', 'payment_due', 'paused'] as const)('is offered for a subscription that is %s', (standing) => {
    expect(offersPortal(status(subscription(standing)))).toBe(true);
  });

  it('is not offered without a subscription, to admins, or when payments are switched off', () => {
    expect(offersPortal(status())).toBe(false);
    expect(offersPortal(paying({ isAdminPlan: true }))).toBe(false);
    expect(offersPortal(paying({ paymentsAvailable: false }))).toBe(false);
  });
});
