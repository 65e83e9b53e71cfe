import type Stripe from 'stripe';
import { StripeRefusal } from './refusal.ts';
import type { StripeState } from './state.ts';

type Json = { [key: string]: unknown };

/**
 * A resource as the API returns it: a copy in which the ids named by `expand` are replaced by their objects, at most four levels
 * deep.
 */
export function present(state: StripeState, resource: object, expand: readonly string[]): Json {
  const copy = JSON.parse(JSON.stringify(resource)) as Json;
  for (const path of expand) {
    const levels = path.split('.');
    if (levels.length > 4) {
      throw new StripeRefusal(400, `You cannot expand more than 4 levels of a property. Property: ${path}`);
    }
    expandPath(state, copy, levels, path);
  }
  return copy;
}

function expandPath(state: StripeState, node: unknown, [key, ...rest]: string[], path: string): void {
  if (key === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) expandPath(state, item, [key, ...rest], path);
    return;
  }
  const parent = node as Json;
  if (key === 'payments' && parent.object === 'invoice') parent.payments ??= paymentsOf(state, String(parent.id));
  const value = parent[key];
  if (value === undefined) {
    throw new StripeRefusal(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (typeof value === 'string') parent[key] = find(state, value);
  expandPath(state, parent[key], rest, path);
}

function paymentsOf(state: StripeState, invoiceId: string): Stripe.ApiList<Stripe.InvoicePayment> {
  const data = structuredClone(state.invoicePayments.get(invoiceId) ?? []);
  return { object: 'list', data, has_more: false, url: `/v1/invoice_payments?invoice=${invoiceId}` };
}

function find(state: StripeState, id: string): unknown {
  const kept = [state.customers, state.subscriptions, state.invoices, state.charges, state.prices, state.sessions];
  for (const map of kept) {
    const found = map.get(id);
    if (found) return JSON.parse(JSON.stringify(found));
  }
  throw new StripeRefusal(400, `This property cannot be expanded (${id}).`, { param: 'expand' });
}
