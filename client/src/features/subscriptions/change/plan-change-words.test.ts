import type { PlanChangePreview } from '@meridia/shared/subscription.ts';
import { describe, expect, it } from 'vitest';
import { planChangeWords } from './plan-change-words.ts';

// Intl puts a no-break space after R$.
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const upgrade: PlanChangePreview = {
  planName: 'Premium',
  direction: 'upgrade',
  chargeNow: 1705,
  nextCharge: 6900,
  renewsAt: '2026-12-21T15:00:00.000Z',
  prorationDate: 1_795_000_000,
};
const downgrade: PlanChangePreview = {
  ...upgrade,
  planName: 'Profissional',
  direction: 'downgrade',
  chargeNow: 0,
  nextCharge: 1787,
};
const premium = { name: 'Premium', diagnosesLimit: 60 };
const paying = (diagnosesUsed: number, endsAt: string | null = null) => ({
  diagnosesUsed,
  endsAt,
  source: 'payment' as const,
});
const profissional = { name: 'Profissional', diagnosesLimit: 20 };

describe('the words of a change of plan', () => {
  it('give both amounts to the centavo, with the day of the next payment', () => {
    const { amounts } = planChangeWords(upgrade, premium, paying(12));
    expect(amounts.map(({ label, amount }) => [label, plain(amount)])).toEqual([
      ['Cobrado agora', 'R$ 17,05'],
      ['Próxima fatura', 'R$ 69,00'],
    ]);
    expect(amounts[1]?.detail).toBe('Em 21 de dezembro de 2026.');
  });

  it('say for a smaller plan that nothing is charged now, and how much of the plan is already used', () => {
    const { amounts, quota, effects } = planChangeWords(downgrade, profissional, paying(12));
    expect(plain(amounts[0]?.amount)).toBe('R$ 0,00');
    expect(amounts[0]?.detail).toContain('crédito na próxima fatura');
    expect(quota).toBe('Seu limite neste período passa a ser de 20 diagnósticos: você já usou 12 de 20.');
    expect(effects).toEqual(['O plano Profissional começa agora.']);
  });

  it('say for a larger plan that used units still count, and that the plan starts after the payment', () => {
    const { quota, effects } = planChangeWords(upgrade, premium, paying(12));
    expect(quota).toBe(
      'Seu limite neste período passa a ser de 60 diagnósticos; os 12 que você já usou continuam contando.',
    );
    expect(effects.join()).toContain('assim que o pagamento for aprovado');
    expect(planChangeWords(upgrade, premium, paying(1)).quota).toContain('o que você já usou continua');
    expect(planChangeWords(upgrade, premium, paying(0)).quota).toBe(
      'Seu limite neste período passa a ser de 60 diagnósticos.',
    );
  });

  it('say that the change revokes a cancellation', () => {
    const { effects } = planChangeWords(upgrade, premium, paying(1, '2026-12-21T15:00:00.000Z'));
    expect(effects).toContain('O cancelamento é desfeito: a assinatura volta a se renovar todo mês.');
  });

  it('give no numbers for an unlimited plan', () => {
    const enterprise = { name: 'Enterprise', diagnosesLimit: -1 };
    expect(planChangeWords(upgrade, enterprise, paying(60)).quota).toBe('Seus diagnósticos passam a ser ilimitados.');
  });
});
