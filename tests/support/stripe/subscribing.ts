import type Stripe from 'stripe';
import { chargeSubscription, draftInvoice, monthLine, nextPeriod, prorationLines } from './invoicing.ts';
import { cardDeclined, StripeRefusal } from './refusal.ts';
import { buildSubscription, planOf } from './resources.ts';
import { addMonths, customerOf, idOf, itemOf, nowOf, priceOf, type StripeState } from './state.ts';

/** Starts a subscription whose first month is paid. */
export function startSubscription(
  state: StripeState,
  customerId: string,
  priceId: string,
  metadata: Stripe.Metadata = {},
): Stripe.Subscription {
  customerOf(state, customerId);
  const price = priceOf(state, priceId);
  const start = nowOf(state, customerId);
  const period = { start, end: addMonths(start, 1) };
  const subscription = buildSubscription(customerId, price, period, metadata);
  state.subscriptions.set(subscription.id, subscription);
  state.subscriptionsOf.set(customerId, [...(state.subscriptionsOf.get(customerId) ?? []), subscription.id]);
  chargeSubscription(state, subscription, 'subscription_create', [monthLine(subscription, price, period)]);
  state.emit('customer.subscription.created', subscription);
  return subscription;
}

export interface PriceChange {
  price: Stripe.Price;
  /** Unix seconds up to which the old price applies. */
  at: number;
  proration: 'always_invoice' | 'create_prorations' | 'none';
  payment: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
}

/** Sets another price from now on. With `pending_if_incomplete` a failed charge changes nothing until its invoice is paid. */
export function changeSubscriptionPrice(
  state: StripeState,
  subscription: Stripe.Subscription,
  change: PriceChange,
): void {
  const { price, proration } = change;
  const lines = proration === 'none' ? [] : prorationLines(subscription, price, change.at);
  if (proration !== 'always_invoice') {
    if (lines.length > 0) {
      state.pendingLines.set(subscription.id, [...(state.pendingLines.get(subscription.id) ?? []), ...lines]);
    }
    setPrice(subscription, price);
    state.emit('customer.subscription.updated', subscription);
    return;
  }
  const card = state.cards.get(idOf(subscription.customer)) ?? 'good';
  const due = draftInvoice(state, subscription, lines, change.at).amount_due;
  if (change.payment === 'error_if_incomplete' && due > 0 && card !== 'good') throw cardDeclined();
  const waiting = state.pendingLines.get(subscription.id) ?? [];
  state.pendingLines.delete(subscription.id);
  const invoice = chargeSubscription(state, subscription, 'subscription_update', [...waiting, ...lines]);
  if (invoice.status === 'paid' || change.payment !== 'pending_if_incomplete') {
    setPrice(subscription, price);
    if (invoice.status !== 'paid') subscription.status = 'past_due';
  } else {
    subscription.pending_update = buildPendingUpdate(subscription, price, invoice.created);
  }
  state.emit('customer.subscription.updated', subscription);
}

/** The invoice of a change or of a month has been paid, so the waiting change happens. */
export function afterLatePayment(state: StripeState, subscription: Stripe.Subscription): void {
  const waiting = subscription.pending_update?.subscription_items?.[0]?.price;
  if (waiting) {
    setPrice(subscription, waiting);
    subscription.pending_update = null;
    state.emit('customer.subscription.pending_update_applied', subscription);
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') subscription.status = 'active';
  state.emit('customer.subscription.updated', subscription);
}

/** The period ends: the next month is charged, or a cancelled subscription is over. */
export function renewSubscription(state: StripeState, subscription: Stripe.Subscription): void {
  const period = nextPeriod(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= period.start) {
    endSubscription(state, subscription, period.start);
    return;
  }
  const item = itemOf(subscription);
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  const waiting = state.pendingLines.get(subscription.id) ?? [];
  state.pendingLines.delete(subscription.id);
  const lines = [...waiting, monthLine(subscription, item.price, period)];
  const invoice = chargeSubscription(state, subscription, 'subscription_cycle', lines);
  subscription.status = invoice.status === 'paid' ? 'active' : 'past_due';
  state.emit('customer.subscription.updated', subscription);
}

/** The other way to end with a period, which the portal uses for subscriptions in flexible billing mode. */
export function setCancelAt(state: StripeState, subscription: Stripe.Subscription, at: number | null): void {
  refuseIfEnded(subscription);
  subscription.cancel_at = at;
  subscription.cancel_at_period_end = false;
  subscription.canceled_at = at === null ? null : nowOf(state, idOf(subscription.customer));
  state.emit('customer.subscription.updated', subscription);
}

export function setCancelAtPeriodEnd(state: StripeState, subscription: Stripe.Subscription, cancel: boolean): void {
  refuseIfEnded(subscription);
  subscription.cancel_at_period_end = cancel;
  subscription.cancel_at = cancel ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancel ? nowOf(state, idOf(subscription.customer)) : null;
  state.emit('customer.subscription.updated', subscription);
}

export function endSubscription(state: StripeState, subscription: Stripe.Subscription, at: number): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  state.emit('customer.subscription.deleted', subscription);
}

/** Stripe's refusal for a subscription that is over. The call that cancels does not even find a cancelled one. */
export function refuseIfEnded(subscription: Stripe.Subscription): void {
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') return;
  throw new StripeRefusal(400, 'A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  });
}

function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  const item = itemOf(subscription);
  item.price = price;
  item.plan = planOf(price);
}

function buildPendingUpdate(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  now: number,
): Stripe.Subscription.PendingUpdate {
  return {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    // Stripe keeps a pending update for 23 hours, but not beyond the end of the period.
    expires_at: Math.min(now + 23 * 3600, itemOf(subscription).current_period_end),
    metadata: null,
    subscription_items: [{ ...itemOf(subscription), price, plan: planOf(price) }],
    trial_end: null,
    trial_from_plan: null,
  };
}
