import type Stripe from 'stripe';
import { z } from 'zod';
import { cancelSubscription } from './acts.ts';
import { boolean, ignored, integer, listOf, metadata, momentOrNone, paging, route, text } from './call.ts';
import { draftInvoice, monthLine, nextPeriod, prorationLines } from './invoicing.ts';
import { noSuch, StripeRefusal } from './refusal.ts';
import { customerOf, idOf, itemOf, nowOf, priceOf, type StripeState, subscriptionOf } from './state.ts';
import { changeSubscriptionPrice, refuseIfEnded, setCancelAt, setCancelAtPeriodEnd } from './subscribing.ts';

const prorations = z.enum(['always_invoice', 'create_prorations', 'none']).optional();
const payments = z
  .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
  .optional();
const items = z.array(z.strictObject({ id: text, price: text, quantity: integer.optional() })).length(1);
const detailsSchema = z.strictObject({
  items: items.optional(),
  proration_behavior: prorations,
  proration_date: integer.optional(),
  cancel_at_period_end: boolean.optional(),
  cancel_at: momentOrNone.optional(),
});
const ended = ['canceled', 'incomplete_expired'];

export const subscriptionRoutes = [
  route(
    'GET',
    '/v1/subscriptions',
    { ...paging, customer: text.optional(), status: text.optional(), price: text.optional() },
    (state, { customer, status, price, ...page }) => {
      if (customer && !state.customers.has(customer)) throw noSuch('customer', customer, 'customer');
      const ids = customer ? (state.subscriptionsOf.get(customer) ?? []) : [...state.subscriptions.keys()];
      const wanted = ids
        .map((id) => subscriptionOf(state, id))
        .filter((one) => (price === undefined || itemOf(one).price.id === price) && hasStatus(one, status));
      return listOf('/v1/subscriptions', wanted.toReversed(), page);
    },
  ),
  route('GET', '/v1/subscriptions/{subscription_exposed_id}', {}, (state, _params, id) => subscriptionOf(state, id)),
  route(
    'POST',
    '/v1/subscriptions/{subscription_exposed_id}',
    {
      items: items.optional(),
      proration_behavior: prorations,
      proration_date: integer.optional(),
      payment_behavior: payments,
      cancel_at_period_end: boolean.optional(),
      cancel_at: momentOrNone.optional(),
      metadata: metadata.optional(),
      off_session: ignored,
    },
    (state, params, id) => {
      const subscription = subscriptionOf(state, id);
      refuseIfEnded(subscription);
      const { payment_behavior: payment = 'allow_incomplete' } = params;
      const { cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod } = params;
      const others = [params.metadata, cancelAt, endsWithPeriod].some((param) => param !== undefined);
      if (payment === 'pending_if_incomplete' && others) {
        throw new StripeRefusal(
          400,
          'With `payment_behavior` set to `pending_if_incomplete` only some parameters are taken.',
        );
      }
      if (params.metadata) Object.assign(subscription.metadata, params.metadata);
      if (endsWithPeriod !== undefined) setCancelAtPeriodEnd(state, subscription, endsWithPeriod);
      if (cancelAt !== undefined) setCancelAt(state, subscription, cancelAt);
      if (params.items) {
        changeSubscriptionPrice(state, subscription, {
          price: newPriceOf(state, subscription, params.items),
          at: prorationDateOf(state, subscription, params.proration_date),
          proration: params.proration_behavior ?? 'create_prorations',
          payment,
        });
      }
      return subscription;
    },
  ),
  route(
    'DELETE',
    '/v1/subscriptions/{subscription_exposed_id}',
    { prorate: boolean.optional(), invoice_now: boolean.optional(), cancellation_details: ignored },
    (state, { prorate = false, invoice_now: invoiceNow = false }, id) => {
      const subscription = subscriptionOf(state, id);
      if (ended.includes(subscription.status)) throw noSuch('subscription', id);
      cancelSubscription(state, subscription, { prorate, invoiceNow });
      return subscription;
    },
  ),
  route(
    'POST',
    '/v1/invoices/create_preview',
    {
      customer: text.optional(),
      subscription: text,
      subscription_details: detailsSchema.optional(),
    },
    (state, { customer, subscription: id, subscription_details: details = {} }) => {
      if (customer) customerOf(state, customer);
      const subscription = subscriptionOf(state, id, 'subscription');
      refuseIfEnded(subscription);
      return previewInvoice(state, subscription, details);
    },
  ),
];

/**
 * With `always_invoice` the invoice that the change itself would create; otherwise the next month's, including its waiting items.
 */
function previewInvoice(
  state: StripeState,
  subscription: Stripe.Subscription,
  details: z.output<typeof detailsSchema>,
): Stripe.Invoice {
  const price = details.items ? newPriceOf(state, subscription, details.items) : itemOf(subscription).price;
  const at = prorationDateOf(state, subscription, details.proration_date);
  const proration = details.proration_behavior ?? 'create_prorations';
  const changes = details.items && proration !== 'none' ? prorationLines(subscription, price, at) : [];
  const resumed = details.cancel_at_period_end === false || details.cancel_at === null;
  const renews = proration !== 'always_invoice' && (resumed || subscription.cancel_at === null);
  const month = renews ? [monthLine(subscription, price, nextPeriod(subscription))] : [];
  const waiting = state.pendingLines.get(subscription.id) ?? [];
  return draftInvoice(state, subscription, [...waiting, ...changes, ...month], at);
}

function newPriceOf(
  state: StripeState,
  subscription: Stripe.Subscription,
  [item]: z.output<typeof items>,
): Stripe.Price {
  if (item?.id !== itemOf(subscription).id) throw noSuch('subscription_item', item?.id ?? '', 'items[0][id]');
  return priceOf(state, item.price, 'items[0][price]');
}

function prorationDateOf(state: StripeState, subscription: Stripe.Subscription, date: number | undefined): number {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const at = date ?? nowOf(state, idOf(subscription.customer));
  if (date !== undefined && (date < start || date > end)) {
    throw new StripeRefusal(400, 'Cannot specify `proration_date` outside of the subscription’s current period.', {
      param: 'proration_date',
    });
  }
  return at;
}

function hasStatus({ status }: Stripe.Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled';
  return wanted === 'ended' ? ended.includes(status) : status === wanted;
}
