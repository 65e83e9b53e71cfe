import type Stripe from 'stripe';
import { deleteCustomer, expireCheckout, payInvoice, refundCharge } from './acts.ts';
import { buildDispute } from './charge-resources.ts';
import { buildCustomer } from './resources.ts';
import { type Card, idOf, itemOf, nowOf, priceOf, type StripeState, sessionOf, subscriptionOf } from './state.ts';
import {
  changeSubscriptionPrice,
  endSubscription,
  renewSubscription,
  setCancelAt,
  setCancelAtPeriodEnd,
  startSubscription,
} from './subscribing.ts';

/**
 * Events at Stripe without a call of ours: people pay, cards fail, months pass. Each sends the webhooks that Stripe would send.
 */
export interface StripeLife {
  /** The person pays on the checkout page with a valid card. */
  pay(sessionId: string): Stripe.Subscription;
  expire(sessionId: string): void;
  /** Like our own call. */
  createCustomer(about: { email: string; metadata?: Stripe.Metadata }): string;
  /** The same as `pay` without a page, for histories that begin in the middle. */
  subscribe(customerId: string, priceId: string, metadata?: Stripe.Metadata): Stripe.Subscription;
  /** The period ends and the next month is paid; a subscription cancelled at the period's end is over. */
  renew(subscriptionId: string): void;
  /** The period ends and the card is refused: past_due, with an open invoice. */
  failRenewal(subscriptionId: string): void;
  /** Stripe has tried for the last time. */
  giveUp(subscriptionId: string, outcome?: 'unpaid' | 'canceled'): void;
  /** Sets a state that can come from the Dashboard, from a trial without a card, or from a first payment that hangs. */
  setStatus(subscriptionId: string, status: Stripe.Subscription.Status): void;
  /** The person pays an open invoice on its page. */
  payInvoice(invoiceId: string): void;
  /** In the portal. `by: 'date'` is the flexible billing mode: `cancel_at` without `cancel_at_period_end`. */
  cancelAtPeriodEnd(subscriptionId: string, by?: 'flag' | 'date'): void;
  reactivate(subscriptionId: string): void;
  cancelNow(subscriptionId: string): void;
  /** Another plan at once; the difference is paid now or with the next invoice. */
  changePrice(subscriptionId: string, priceId: string, charge?: 'now' | 'next_invoice'): void;
  /** The charge that paid the latest invoice; null when it was not paid by card. */
  latestCharge(subscriptionId: string): Stripe.Charge | null;
  /** Refunds the latest invoice; all of it unless `amount` is given. */
  refund(subscriptionId: string, amount?: number): Stripe.Charge;
  /** The card's owner reclaims the latest payment through the bank. */
  dispute(subscriptionId: string): Stripe.Charge;
  deleteCustomer(customerId: string): void;
  setCard(customerId: string, card: Card): void;
  /** Edits the price from now on; `about` for another currency or interval. */
  setPrice(priceId: string, amount: number, about?: Partial<Stripe.Price>): void;
}

export function createLife(state: StripeState): StripeLife {
  const latestCharge = (subscriptionId: string): Stripe.Charge | null => {
    const invoiceId = idOf(subscriptionOf(state, subscriptionId).latest_invoice);
    const paidWith = (state.invoicePayments.get(invoiceId) ?? []).map(({ payment }) => idOf(payment.payment_intent));
    const paid = [...state.charges.values()].filter(({ payment_intent: intent }) => paidWith.includes(idOf(intent)));
    return paid.at(-1) ?? null;
  };
  const chargeToReverse = (subscriptionId: string): Stripe.Charge => {
    const charge = latestCharge(subscriptionId);
    if (!charge) throw new Error(`the latest invoice of ${subscriptionId} was not paid by card`);
    return charge;
  };
  const withCard = (customerId: string, card: Card, act: () => void) => {
    const usual = state.cards.get(customerId) ?? 'good';
    state.cards.set(customerId, card);
    act();
    state.cards.set(customerId, usual);
  };
  return {
    pay: (sessionId) => {
      const session = sessionOf(state, sessionId);
      if (session.status !== 'open') throw new Error(`${sessionId} is ${session.status}`);
      const order = state.orders.get(sessionId);
      if (!order) throw new Error(`${sessionId} sells nothing`);
      const subscription = startSubscription(state, idOf(session.customer), order.priceId, order.metadata);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.url = null;
      session.subscription = subscription.id;
      session.invoice = idOf(subscription.latest_invoice);
      state.emit('checkout.session.completed', session);
      return subscription;
    },
    expire: (sessionId) => expireCheckout(state, sessionOf(state, sessionId)),
    createCustomer: (about) => {
      const customer = buildCustomer(nowOf(state), about);
      state.customers.set(customer.id, customer);
      return customer.id;
    },
    subscribe: (customerId, priceId, metadata) => startSubscription(state, customerId, priceId, metadata),
    renew: (id) => {
      const subscription = subscriptionOf(state, id);
      withCard(idOf(subscription.customer), 'good', () => renewSubscription(state, subscription));
    },
    failRenewal: (id) => {
      const subscription = subscriptionOf(state, id);
      withCard(idOf(subscription.customer), 'declined', () => renewSubscription(state, subscription));
    },
    giveUp: (id, outcome = 'unpaid') => {
      const subscription = subscriptionOf(state, id);
      if (outcome === 'canceled')
        return endSubscription(state, subscription, nowOf(state, idOf(subscription.customer)));
      subscription.status = 'unpaid';
      state.emit('customer.subscription.updated', subscription);
    },
    setStatus: (id, status) => {
      const subscription = subscriptionOf(state, id);
      subscription.status = status;
      state.emit(status === 'paused' ? 'customer.subscription.paused' : 'customer.subscription.updated', subscription);
    },
    payInvoice: (id) => payInvoice(state, id),
    cancelAtPeriodEnd: (id, by = 'flag') => {
      const subscription = subscriptionOf(state, id);
      if (by === 'flag') setCancelAtPeriodEnd(state, subscription, true);
      else setCancelAt(state, subscription, itemOf(subscription).current_period_end);
    },
    reactivate: (id) => setCancelAtPeriodEnd(state, subscriptionOf(state, id), false),
    cancelNow: (id) => {
      const subscription = subscriptionOf(state, id);
      endSubscription(state, subscription, nowOf(state, idOf(subscription.customer)));
    },
    changePrice: (id, priceId, charge = 'next_invoice') => {
      const subscription = subscriptionOf(state, id);
      changeSubscriptionPrice(state, subscription, {
        price: priceOf(state, priceId),
        at: nowOf(state, idOf(subscription.customer)),
        proration: charge === 'now' ? 'always_invoice' : 'create_prorations',
        payment: charge === 'now' ? 'pending_if_incomplete' : 'allow_incomplete',
      });
    },
    latestCharge,
    refund: (id, amount) => refundCharge(state, chargeToReverse(id), amount).charge,
    dispute: (id) => {
      const charge = chargeToReverse(id);
      charge.disputed = true;
      state.emit('charge.dispute.created', buildDispute(charge, nowOf(state, idOf(charge.customer))));
      return charge;
    },
    deleteCustomer: (id) => deleteCustomer(state, id),
    setCard: (id, card) => void state.cards.set(id, card),
    setPrice: (id, amount, about = {}) => void Object.assign(priceOf(state, id), { unit_amount: amount, ...about }),
  };
}
