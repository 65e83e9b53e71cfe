import { describe, expect, it } from 'vitest';
import { paymentRefusal } from './payment-refusal.ts';

const spec = 'Não foi possível iniciar o checkout. Tente novamente.';
const refused = (code: string) => Object.assign(new Error('refused'), { data: { app: { code, message: 'não' } } });

describe('why a payment page did not open', () => {
  it('is told in the words of the spec when there is no reason to give', () => {
    expect(paymentRefusal(new Error('Failed to fetch'), spec)).toBe(spec);
    expect(paymentRefusal(refused('INTERNAL'), spec)).toBe(spec);
    expect(paymentRefusal(refused('PAYMENT_UNAVAILABLE'), spec)).toBe(spec);
  });

  it('names the reason that trying again would not lift', () => {
    expect(paymentRefusal(refused('PAYMENTS_NOT_CONFIGURED'), spec)).toMatch(
      /^Os pagamentos ainda não foram configurados neste sistema\. Seu plano não mudou e nada foi cobrado\./,
    );
    expect(paymentRefusal(refused('ALREADY_SUBSCRIBED'), spec)).toMatch(/^Você já tem uma assinatura\. /);
    expect(paymentRefusal(refused('PAYMENT_CONFLICT'), spec)).toMatch(/^Há outro pagamento em andamento\. /);
  });
});
