import { z } from 'zod';
import { deleteCustomer, refundCharge } from './acts.ts';
import { boolean, ignored, integer, listOf, metadata, paging, route, text } from './call.ts';
import { noSuch, StripeRefusal } from './refusal.ts';
import { buildCustomer } from './resources.ts';
import { customerOf, idOf, invoiceOf, nowOf, priceOf } from './state.ts';

/** Customers, prices and payments. */
export const customerRoutes = [
  route(
    'POST',
    '/v1/customers',
    {
      email: text.optional(),
      name: text.optional(),
      metadata: metadata.optional(),
      preferred_locales: text.array().optional(),
      description: text.optional(),
    },
    (state, params) => {
      const customer = buildCustomer(nowOf(state), params);
      state.customers.set(customer.id, customer);
      state.emit('customer.created', customer);
      return customer;
    },
  ),
  route('GET', '/v1/customers/{customer}', {}, (state, _params, id) => {
    if (state.deletedCustomers.has(id)) return { id, object: 'customer', deleted: true };
    return customerOf(state, id, 'id');
  }),
  route('DELETE', '/v1/customers/{customer}', {}, (state, _params, id) => {
    deleteCustomer(state, id);
    return { id, object: 'customer', deleted: true };
  }),
  route('GET', '/v1/prices/{price}', {}, (state, _params, id) => priceOf(state, id)),
  route('GET', '/v1/prices', { ...paging, active: boolean.optional() }, (state, params) =>
    listOf('/v1/prices', [...state.prices.values()].reverse(), params),
  ),
  route('GET', '/v1/invoices/{invoice}', {}, (state, _params, id) => invoiceOf(state, id)),
  route(
    'GET',
    '/v1/invoice_payments',
    {
      ...paging,
      invoice: text.optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
      status: text.optional(),
    },
    (state, { invoice, status, payment: paidWith, ...page }) => {
      const payments = invoice
        ? (state.invoicePayments.get(invoice) ?? [])
        : [...state.invoicePayments.values()].flat();
      const wanted = payments.filter(
        ({ status: reached, payment }) =>
          (status === undefined || reached === status) &&
          (paidWith === undefined || payment.payment_intent === paidWith.payment_intent),
      );
      return listOf('/v1/invoice_payments', wanted.toReversed(), page);
    },
  ),
  route('GET', '/v1/charges/{charge}', {}, (state, _params, id) => {
    const charge = state.charges.get(id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  }),
  route(
    'GET',
    '/v1/charges',
    { ...paging, customer: text.optional(), payment_intent: text.optional() },
    (state, { customer, payment_intent: intent, ...page }) => {
      const wanted = [...state.charges.values()].filter(
        (charge) =>
          (customer === undefined || idOf(charge.customer) === customer) &&
          (intent === undefined || idOf(charge.payment_intent) === intent),
      );
      return listOf('/v1/charges', wanted.toReversed(), page);
    },
  ),
  route(
    'POST',
    '/v1/refunds',
    {
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.optional(),
      reason: ignored,
      metadata: ignored,
    },
    (state, { charge: chargeId, payment_intent: intent, amount }) => {
      const charge = chargeId
        ? state.charges.get(chargeId)
        : [...state.charges.values()].find(({ payment_intent: paidWith }) => idOf(paidWith) === intent);
      if (!charge) throw noSuch('charge', chargeId ?? intent ?? '', 'charge');
      if (charge.refunded) {
        throw new StripeRefusal(400, `Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      }
      return refundCharge(state, charge, amount).refund;
    },
  ),
];
