import Stripe from 'stripe';
import { InvalidWebhookError } from '../../payment-errors.ts';
import type { PaymentEvent, Payments, ProviderSubscription } from '../../ports.ts';
import { expireCheckout, openCheckout, presentCheckout } from './checkout.ts';
import { classifyError, isMissing } from './classify-error.ts';
import { openClient } from './open-client.ts';
import { changePlan, previewChange } from './plan-change.ts';
import { createPortal } from './portal.ts';
import { eventTypes, presentEvent } from './present-event.ts';
import { idOf, presentSubscription, subscriptionExpansion, toDate, toSeconds } from './present-subscription.ts';

export interface StripeSettings {
  apiKey: string;
  webhookSecret: string;
  /** The address to which people return. */
  publicUrl: string;
  /** Another address with the Stripe API. */
  baseUrl?: string;
}

const webhookToleranceSeconds = 300;
const pageSize = 100;

/** Stripe behind the port of server/ports.ts: no other file uses Stripe's terms. */
export function createStripePayments({ apiKey, webhookSecret, publicUrl, baseUrl }: StripeSettings): Payments {
  const stripe = openClient(apiKey, baseUrl);
  const openPortal = createPortal(stripe, publicUrl);
  return {
    createCustomer: ({ accountId, email, name }) =>
      translated(async () => {
        const customer = await stripe.customers.create(
          { email, name, metadata: { account_id: accountId }, preferred_locales: ['pt-BR'] },
          { idempotencyKey: `customer:${accountId}` },
        );
        return customer.id;
      }),
    openCheckout: (checkout) => translated(() => openCheckout(stripe, publicUrl, checkout)),
    readCheckout: (id) => translated(async () => presentCheckout(await stripe.checkout.sessions.retrieve(id))),
    expireCheckout: (id) => translated(() => expireCheckout(stripe, id)),
    openPortal: (customer) => translated(() => openPortal(customer)),
    listSubscriptions: (customer) => translated(() => listSubscriptions(stripe, customer)),
    readPrice: (id) =>
      translated(async () => {
        const { unit_amount: amount, currency, recurring } = await stripe.prices.retrieve(id);
        return {
          amount: amount ?? 0,
          currency: currency.toUpperCase(),
          monthly: recurring?.interval === 'month' && recurring.interval_count === 1,
        };
      }),
    previewChange: (change) => translated(() => previewChange(stripe, change)),
    changePlan: (change) => translated(() => changePlan(stripe, change)),
    cancelNow: (id, { credit }) => translated(() => cancelNow(stripe, id, credit)),
    readChargeCustomer: (id) => translated(async () => idOf((await stripe.charges.retrieve(id)).customer)),
    readPaidInvoice: (id) => translated(() => readPaidInvoice(stripe, id)),
    readEvent: (rawBody, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret, webhookToleranceSeconds);
        return presentEvent(event);
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
        throw new InvalidWebhookError(isForged ? 'not signed, or not now' : 'no event');
      }
    },
    listUndelivered: (since) => translated(() => listUndelivered(stripe, since)),
  };
}

async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw classifyError(error);
  }
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<ProviderSubscription[]> {
  const found: ProviderSubscription[] = [];
  const pages = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: pageSize,
    expand: [`data.${subscriptionExpansion}`],
  });
  try {
    for await (const subscription of pages) found.push(presentSubscription(subscription));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  return found;
}

async function readPaidInvoice(stripe: Stripe, paymentIntentId: string) {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntentId },
    limit: 1,
  });
  const invoiceId = idOf(data[0]?.invoice);
  if (!invoiceId) return null;
  const { created, parent } = await stripe.invoices.retrieve(invoiceId);
  const subscriptionId = idOf(parent?.subscription_details?.subscription);
  return subscriptionId ? { subscriptionId, createdAt: toDate(created) } : null;
}

async function cancelNow(stripe: Stripe, id: string, credit: boolean): Promise<void> {
  try {
    // With a final invoice, so that its credit goes to the customer's balance and is used for the next charge.
    await stripe.subscriptions.cancel(id, { prorate: credit, invoice_now: credit });
  } catch (error) {
    // The provider answers so when the subscription has already ended.
    if (!isMissing(error)) throw error;
  }
}

async function listUndelivered(stripe: Stripe, since: Date): Promise<PaymentEvent[]> {
  const found: PaymentEvent[] = [];
  const pages = stripe.events.list({
    delivery_success: false,
    created: { gte: toSeconds(since) },
    types: [...eventTypes],
    limit: pageSize,
  });
  // The provider lists newest first; the result is oldest first.
  for await (const event of pages) found.unshift(presentEvent(event));
  return found;
}
