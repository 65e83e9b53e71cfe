import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { choosePlanAction } from './plan-action.ts';

const status = (changes: Partial<SubscriptionStatusView> = {}): SubscriptionStatusView => ({
  planName: 'Gratuito',
  subscribed: false,
  isAdminPlan: false,
  status: 'active',
  source: 'free',
  subscriptionEnd: '2026-12-21T15:00:00.000Z',
  endsAt: null,
  graceUntil: null,
  hasPayments: false,
  paymentsAvailable: true,
  diagnosesUsed: 0,
  diagnosesLimit: 3,
  canCreate: true,
  reason: null,
  ...changes,
});
const paying = (changes: Partial<SubscriptionStatusView> = {}) =>
  status({ planName: 'Profissional', subscribed: true, source: 'payment', hasPayments: true, ...changes });

const gratuito = { name: 'Gratuito', priceBrl: 0 };
const profissional = { name: 'Profissional', priceBrl: 3490 };
const premium = { name: 'Premium', priceBrl: 6900 };

describe("a plan card's action", () => {
  it('sends visitors to the login, and never sells the free plan', () => {
    expect(choosePlanAction(premium, 'visitor', null)).toEqual({ kind: 'sign-in' });
    expect(choosePlanAction(gratuito, 'visitor', null)).toEqual({ kind: 'included' });
    expect(choosePlanAction(gratuito, 'therapist', paying())).toEqual({ kind: 'included' });
  });

  it('is disabled for admins', () => {
    expect(choosePlanAction(premium, 'admin', status({ isAdminPlan: true }))).toEqual({ kind: 'admin' });
  });

  it('is a checkout without a live paid subscription, and a change with one', () => {
    expect(choosePlanAction(premium, 'therapist', status())).toEqual({ kind: 'checkout' });
    expect(choosePlanAction(premium, 'therapist', paying())).toEqual({ kind: 'change' });
    expect(choosePlanAction(profissional, 'therapist', paying())).toEqual({ kind: 'current', purchase: false });
  });

  it('stays a change while a cancelled subscription still runs', () => {
    expect(choosePlanAction(premium, 'therapist', paying({ endsAt: '2026-12-21T15:00:00.000Z' }))).toEqual({
      kind: 'change',
    });
  });

  it('sells what is held by courtesy, the same plan included', () => {
    const courtesy = status({ planName: 'Premium', subscribed: true, source: 'grant', endsAt: '2027-01-01T03:00:00Z' });
    expect(choosePlanAction(premium, 'therapist', courtesy)).toEqual({ kind: 'current', purchase: true });
    expect(choosePlanAction(profissional, 'therapist', courtesy)).toEqual({ kind: 'checkout' });
  });

  it('asks for the open payment before any change', () => {
    expect(choosePlanAction(premium, 'therapist', paying({ status: 'past_due' }))).toEqual({ kind: 'settle' });
    const suspended = paying({ status: 'expired', subscribed: false });
    expect(choosePlanAction(premium, 'therapist', suspended)).toEqual({ kind: 'settle' });
    expect(choosePlanAction(profissional, 'therapist', suspended)).toEqual({ kind: 'settle' });
  });

  it('explains itself where nothing can be bought, and lets the server answer while nothing is known', () => {
    expect(choosePlanAction(premium, 'therapist', status({ paymentsAvailable: false }))).toEqual({
      kind: 'unavailable',
    });
    expect(choosePlanAction(premium, 'therapist', null)).toEqual({ kind: 'checkout' });
  });
});
