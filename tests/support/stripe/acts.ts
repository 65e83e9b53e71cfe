import type Stripe from 'stripe';
import { buildRefund } from './charge-resources.ts';
import { chargeSubscription, prorationLines, settleInvoice } from './invoicing.ts';
import { customerOf, idOf, invoiceOf, nowOf, type StripeState, subscriptionOf } from './state.ts';
import { afterLatePayment, endSubscription } from './subscribing.ts';

// Acts with the same effect for a call of ours, a button of a page, and life.ts.

export function expireCheckout(state: StripeState, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  state.emit('checkout.session.expired', session);
}

export function payInvoice(state: StripeState, invoiceId: string): void {
  const invoice = invoiceOf(state, invoiceId);
  if (invoice.status !== 'open') throw new Error(`${invoiceId} is ${invoice.status}`);
  settleInvoice(state, invoice);
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  if (subscriptionId) afterLatePayment(state, subscriptionOf(state, subscriptionId));
}

export function refundCharge(
  state: StripeState,
  charge: Stripe.Charge,
  amount = charge.amount - charge.amount_refunded,
): { charge: Stripe.Charge; refund: Stripe.Refund } {
  const refund = buildRefund(charge, amount, nowOf(state, idOf(charge.customer)));
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  state.emit('refund.created', refund);
  state.emit('charge.refunded', charge);
  return { charge, refund };
}

/** Ends it at once. With `prorate` the customer is owed the unused rest, and with `invoiceNow` the rest becomes credit. */
export function cancelSubscription(
  state: StripeState,
  subscription: Stripe.Subscription,
  { prorate, invoiceNow }: { prorate: boolean; invoiceNow: boolean },
): void {
  const now = nowOf(state, idOf(subscription.customer));
  const waiting = state.pendingLines.get(subscription.id) ?? [];
  const owed = prorate ? prorationLines(subscription, null, now) : [];
  state.pendingLines.set(subscription.id, [...waiting, ...owed]);
  if (invoiceNow && waiting.length + owed.length > 0) {
    state.pendingLines.delete(subscription.id);
    chargeSubscription(state, subscription, 'subscription_update', [...waiting, ...owed]);
  }
  endSubscription(state, subscription, now);
}

export function deleteCustomer(state: StripeState, id: string): void {
  const customer = customerOf(state, id, 'id');
  for (const subscriptionId of state.subscriptionsOf.get(id) ?? []) {
    const subscription = subscriptionOf(state, subscriptionId);
    if (subscription.status !== 'canceled') endSubscription(state, subscription, nowOf(state, id));
  }
  state.deletedCustomers.add(id);
  state.emit('customer.deleted', customer);
}

/** For the page of the customer's portal: the subscription that it shows. */
export function liveSubscriptionOf(state: StripeState, customerId: string): Stripe.Subscription | null {
  const ids = state.subscriptionsOf.get(customerId) ?? [];
  const live = ids.map((id) => subscriptionOf(state, id)).filter(({ status }) => status !== 'canceled');
  return live.at(-1) ?? null;
}
