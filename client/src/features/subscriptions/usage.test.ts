import { capabilitiesOf } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { readUsage, remainingText } from './usage.ts';

const status = (planName: string, diagnosesUsed: number, diagnosesLimit: number): SubscriptionStatusView => ({
  planName,
  subscribed: planName !== 'Gratuito',
  isAdminPlan: false,
  status: 'active',
  source: 'payment',
  subscriptionEnd: null,
  endsAt: null,
  graceUntil: null,
  paid: null,
  bonusDiagnoses: 0,
  capabilities: capabilitiesOf('Gratuito'),
  paymentsAvailable: true,
  diagnosesUsed,
  diagnosesLimit,
  canCreate: true,
  reason: null,
});

describe('usage of a plan', () => {
  it('counts the remaining units and detects the limit', () => {
    expect(readUsage(status('Gratuito', 3, 5))).toMatchObject({ percent: 60, remaining: 2, limitReached: false });
    expect(readUsage(status('Gratuito', 5, 5))).toMatchObject({ percent: 100, remaining: 0, limitReached: true });
    expect(readUsage(status('Gratuito', 7, 5))).toMatchObject({ percent: 100, remaining: 0, limitReached: true });
  });

  it('suggests an upgrade from 80 % on, only on paid plans below Enterprise', () => {
    expect(readUsage(status('Profissional', 15, 20)).hintUpgrade).toBe(false);
    expect(readUsage(status('Profissional', 16, 20)).hintUpgrade).toBe(true);
    expect(readUsage(status('Gratuito', 3, 3)).hintUpgrade).toBe(false);
  });

  it('has no percentage and no limit when unlimited', () => {
    expect(readUsage(status('Enterprise', 900, -1))).toMatchObject({
      unlimited: true,
      percent: 0,
      limitReached: false,
    });
  });

  it('says in words how many units are left', () => {
    expect(remainingText(readUsage(status('Gratuito', 4, 5)))).toBe('Resta 1 diagnóstico neste período.');
    expect(remainingText(readUsage(status('Gratuito', 1, 5)))).toBe('Restam 4 diagnósticos neste período.');
    expect(remainingText(readUsage(status('Gratuito', 5, 5)))).toBe('Você usou todos os diagnósticos deste período.');
  });

  it('says why an account has no units of its own', () => {
    const none = readUsage({ ...status('Gratuito', 0, 0), source: 'free' });
    expect(none).toMatchObject({ none: true, remaining: 0, limitReached: true });
    expect(remainingText(none)).toMatch(/uma vez por pessoa/);
  });
});
