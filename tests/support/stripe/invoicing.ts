import type Stripe from 'stripe';
import { buildCharge } from './charge-resources.ts';
import { buildInvoice, buildInvoicePayment, buildLine } from './invoice-resources.ts';
import { addMonths, customerOf, idOf, itemOf, newId, nowOf, type StripeState } from './state.ts';

/**
 * Opens the subscription's next invoice and tries the card.
 * @returns the invoice: `paid`, or `open` when the card failed.
 */
export function chargeSubscription(
  state: StripeState,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: Stripe.InvoiceLineItem[],
): Stripe.Invoice {
  const invoice = openInvoice(state, subscription, reason, lines);
  subscription.latest_invoice = invoice.id;
  const card = state.cards.get(idOf(subscription.customer)) ?? 'good';
  if (invoice.amount_due === 0 || card === 'good') settleInvoice(state, invoice);
  else {
    invoice.attempted = true;
    invoice.attempt_count += 1;
    state.emit('invoice.payment_failed', invoice);
    if (card === 'needs_authentication') state.emit('invoice.payment_action_required', invoice);
  }
  return invoice;
}

/** A preview of an invoice, without creating it. */
export function draftInvoice(
  state: StripeState,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
  created: number,
): Stripe.Invoice {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return buildInvoice(`upcoming_${newId('in')}`, {
    customer: customerOf(state, idOf(subscription.customer)),
    subscriptionId: subscription.id,
    reason: 'upcoming',
    created,
    period: { start, end },
    lines,
    hostedUrl: null,
  });
}

function openInvoice(
  state: StripeState,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: Stripe.InvoiceLineItem[],
): Stripe.Invoice {
  const customer = customerOf(state, idOf(subscription.customer));
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const id = newId('in');
  const invoice = buildInvoice(id, {
    customer,
    subscriptionId: subscription.id,
    reason,
    created: nowOf(state, customer.id),
    period: { start, end },
    lines,
    hostedUrl: `${state.baseUrl}/invoice/${id}`,
  });
  customer.balance = invoice.ending_balance ?? 0;
  state.invoices.set(id, invoice);
  state.invoicePayments.set(id, invoice.amount_due > 0 ? [buildInvoicePayment(invoice)] : []);
  state.emit('invoice.created', invoice);
  state.emit('invoice.finalized', invoice);
  return invoice;
}

/** The payment arrived, by card or on the invoice's own page. */
export function settleInvoice(state: StripeState, invoice: Stripe.Invoice): void {
  const customerId = idOf(invoice.customer);
  const paidAt = nowOf(state, customerId);
  for (const payment of state.invoicePayments.get(invoice.id) ?? []) {
    const paymentIntent = idOf(payment.payment.payment_intent);
    const charge = buildCharge({ amount: invoice.amount_due, created: paidAt, customerId, paymentIntent });
    state.charges.set(charge.id, charge);
    payment.amount_paid = invoice.amount_due;
    payment.status = 'paid';
    payment.status_transitions.paid_at = paidAt;
    state.emit('charge.succeeded', charge);
  }
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = paidAt;
  state.emit('invoice.paid', invoice);
  state.emit('invoice.payment_succeeded', invoice);
}

/** One month of the subscription at `price`. */
export function monthLine(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  period: { start: number; end: number },
): Stripe.InvoiceLineItem {
  return buildLine({
    amount: price.unit_amount ?? 0,
    description: `1 × ${price.id}`,
    price,
    period,
    subscriptionId: subscription.id,
    itemId: itemOf(subscription).id,
    proration: false,
  });
}

/** The rest of the period, by seconds: credit at the old price, and a charge at the new one if there is one. */
export function prorationLines(
  subscription: Stripe.Subscription,
  newPrice: Stripe.Price | null,
  at: number,
): Stripe.InvoiceLineItem[] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const facts = { period: { start: at, end }, subscriptionId: subscription.id, itemId: item.id, proration: true };
  const unused = buildLine({
    ...facts,
    amount: -Math.round((item.price.unit_amount ?? 0) * left),
    description: `Unused time on ${item.price.id}`,
    price: item.price,
  });
  if (!newPrice) return [unused];
  const remaining = buildLine({
    ...facts,
    amount: Math.round((newPrice.unit_amount ?? 0) * left),
    description: `Remaining time on ${newPrice.id}`,
    price: newPrice,
  });
  return [unused, remaining];
}

/** The next period, counted from the subscription's anchor so that a 31st returns after February. */
export function nextPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const start = itemOf(subscription).current_period_end;
  let months = 1;
  while (addMonths(subscription.billing_cycle_anchor, months) <= start) months += 1;
  return { start, end: addMonths(subscription.billing_cycle_anchor, months) };
}
