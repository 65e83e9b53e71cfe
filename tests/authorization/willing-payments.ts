import { InvalidWebhookError } from '@meridia/server/payment-errors.ts';
import type { Payments, ProviderSubscription } from '@meridia/server/ports.ts';

/** Settings with a price for each paid plan. */
export const pricesEnv = {
  STRIPE_PRICE_PROFISSIONAL: 'price_profissional',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PRICE_ENTERPRISE: 'price_enterprise',
};

/** The customer with a subscription to Profissional that `willingPayments` knows. */
export const payingCustomer = (accountId: string) => `cus_paying_${accountId}`;

const amounts: Record<string, number> = { price_profissional: 3490, price_premium: 6900, price_enterprise: 12700 };
const page = 'https://pay.example/page';

/** A provider that accepts everything and remembers nothing, so that only our own refusals can occur. */
export const willingPayments: Payments = {
  createCustomer: async ({ accountId }) => `cus_${accountId}`,
  openCheckout: async ({ accountId }) => ({ id: `cs_${accountId}`, status: 'open', url: page }),
  readCheckout: async (id) => ({ id, status: 'open', url: page }),
  expireCheckout: async (id) => ({ id, status: 'expired', url: null }),
  openPortal: async () => page,
  listSubscriptions: async (customerId) =>
    customerId.startsWith(payingCustomer('')) ? [subscriptionOf(customerId, 'price_profissional')] : [],
  readPrice: async (priceId) => ({ amount: amounts[priceId] ?? 0, currency: 'BRL', monthly: true }),
  previewChange: async () => ({ chargeNow: 1000, nextCharge: 6900, renewsAt: new Date('2030-01-01') }),
  changePlan: async ({ subscriptionId, priceId }) => ({ ...subscriptionOf('', priceId), id: subscriptionId }),
  cancelNow: async () => {},
  readChargeCustomer: async () => null,
  readPaidInvoice: async () => null,
  readEvent: () => {
    throw new InvalidWebhookError('not signed');
  },
  listUndelivered: async () => [],
};

function subscriptionOf(customerId: string, priceId: string): ProviderSubscription {
  return {
    id: `sub_${customerId}`,
    priceId,
    status: 'active',
    startedAt: new Date('2026-01-01'),
    currentPeriodStart: new Date('2026-01-01'),
    currentPeriodEnd: new Date('2030-01-01'),
    cancelAt: null,
    endedAt: null,
    latestInvoice: null,
  };
}
