import { capabilitiesOf } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { successText } from './success-text.ts';

function usage(used: number, limit: number, subscribed: boolean): SubscriptionStatusView {
  return {
    planName: subscribed ? 'Profissional' : 'Gratuito',
    subscribed,
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
    diagnosesUsed: used,
    diagnosesLimit: limit,
    canCreate: used < limit,
    reason: null,
  };
}

describe('the text after a diagnosis was created', () => {
  it('says how many diagnoses the free plan has left', () => {
    expect(successText(usage(3, 3, false)).text).toBe('Último relatório gratuito usado! Faça upgrade para continuar.');
    expect(successText(usage(2, 3, false)).text).toBe(
      'Diagnóstico gerado! Resta apenas 1 relatório gratuito este mês.',
    );
    expect(successText(usage(1, 5, false)).text).toBe('Diagnóstico gerado! Restam 4 relatórios gratuitos este mês.');
  });

  it('warns on a paid plan only from 90 % of the limit on', () => {
    expect(successText(usage(17, 20, true))).toEqual({
      tone: 'success',
      text: 'Diagnóstico gerado! Redirecionando...',
    });
    expect(successText(usage(18, 20, true))).toEqual({
      tone: 'warning',
      text: 'Diagnóstico gerado! Atenção: restam apenas 2 diagnósticos neste período.',
    });
    expect(successText(usage(59, 60, true)).text).toContain('resta apenas 1 diagnóstico ');
    expect(successText(usage(20, 20, true)).text).toContain('Era o último');
  });

  it('gives no remaining number for an unlimited plan', () => {
    expect(successText(usage(400, -1, true)).text).toBe('Diagnóstico gerado! Redirecionando...');
  });

  it('does not go below zero when a plan was lowered in mid-period', () => {
    expect(successText(usage(25, 20, true)).text).toContain('Era o último');
    expect(successText(usage(5, 3, false)).text).toContain('Último relatório gratuito');
  });
});
