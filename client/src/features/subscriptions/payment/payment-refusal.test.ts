import { describe, expect, it } from 'vitest';
import { paymentRefusal } from './payment-refusal.ts';

const general = 'Não foi possível iniciar o checkout. Tente novamente.';
const refused = (code: string) => Object.assign(new Error('refused'), { data: { app: { code, message: 'não' } } });

describe('why a payment page did not open', () => {
  it('is explained by the general text when no reason is known', () => {
    expect(paymentRefusal(new Error('Failed to fetch'), general)).toBe(general);
    expect(paymentRefusal(refused('INTERNAL'), general)).toBe(general);
    expect(paymentRefusal(refused('PAYMENT_UNAVAILABLE'), general)).toBe(general);
  });

  it('names a reason that trying again does not remove', () => {
    expect(paymentRefusal(refused('PAYMENTS_NOT_CONFIGURED'), general)).toMatch(
      /^Os pagamentos ainda não foram configurados neste sistema\. Seu plano não mudou e nada foi cobrado\./,
    );
    expect(paymentRefusal(refused('ALREADY_SUBSCRIBED'), general)).toMatch(/^Você já tem uma assinatura\. /);
    expect(paymentRefusal(refused('PAYMENT_CONFLICT'), general)).toMatch(/^Há outro pagamento em andamento\. /);
  });
});
