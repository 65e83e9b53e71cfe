import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { noSuch } from './refusal.ts';

/** The result when Stripe charges the customer's card. */
export type Card = 'good' | 'declined' | 'needs_authentication';

/** The account at Stripe: all its data and its clock. */
export interface StripeState {
  baseUrl: string;
  clock: StripeClock;
  customers: Map<string, Stripe.Customer>;
  deletedCustomers: Set<string>;
  cards: Map<string, Card>;
  prices: Map<string, Stripe.Price>;
  sessions: Map<string, Stripe.Checkout.Session>;
  /** Session -> its price, and the metadata for the subscription. */
  orders: Map<string, { priceId: string; metadata: Stripe.Metadata }>;
  subscriptions: Map<string, Stripe.Subscription>;
  /** Customer -> ids of their subscriptions, oldest first. */
  subscriptionsOf: Map<string, string[]>;
  invoices: Map<string, Stripe.Invoice>;
  /** Invoice -> how it was or will be paid: `payments`, which an answer contains only when it is expanded. */
  invoicePayments: Map<string, Stripe.InvoicePayment[]>;
  /** Subscription -> prorations that wait for its next invoice. */
  pendingLines: Map<string, Stripe.InvoiceLineItem[]>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  portalConfigurations: Map<string, Stripe.BillingPortal.Configuration>;
  portalSessions: Map<string, Stripe.BillingPortal.Session>;
  /** Every event, oldest first. */
  events: Stripe.Event[];
  /** Ids of those that a webhook endpoint answered with 2xx. */
  deliveredEvents: Set<string>;
  /** Set by the server: stores the event and hands it to the delivery. */
  emit(type: Stripe.Event['type'], object: object): void;
}

interface StripeClock {
  /** Added to the real time, in seconds. */
  offsetSeconds: number;
  /** Customer -> Unix seconds at which their clock is stopped, like Stripe's own test clocks. */
  stopped: Map<string, number>;
}

export function createState(): StripeState {
  return {
    baseUrl: '',
    clock: { offsetSeconds: 0, stopped: new Map() },
    customers: new Map(),
    deletedCustomers: new Set(),
    cards: new Map(),
    prices: new Map(),
    sessions: new Map(),
    orders: new Map(),
    subscriptions: new Map(),
    subscriptionsOf: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    pendingLines: new Map(),
    charges: new Map(),
    refunds: new Map(),
    portalConfigurations: new Map(),
    portalSessions: new Map(),
    events: [],
    deliveredEvents: new Set(),
    emit: () => {},
  };
}

/** Unix seconds, by the customer's clock if it is stopped. */
export function nowOf({ clock }: StripeState, customerId?: string | null): number {
  const stopped = customerId ? clock.stopped.get(customerId) : undefined;
  return stopped ?? Math.floor(Date.now() / 1000) + clock.offsetSeconds;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Months as Stripe counts them: the anchor's day and time in UTC, or the last day of a shorter month. */
export function addMonths(unixSeconds: number, months: number): number {
  const from = new Date(unixSeconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

export function customerOf(state: StripeState, id: string, param = 'customer'): Stripe.Customer {
  const customer = state.customers.get(id);
  if (!customer || state.deletedCustomers.has(id)) throw noSuch('customer', id, param);
  return customer;
}

export function subscriptionOf(state: StripeState, id: string, param = 'id'): Stripe.Subscription {
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id, param);
  return subscription;
}

export function priceOf(state: StripeState, id: string, param = 'id'): Stripe.Price {
  const price = state.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

export function invoiceOf(state: StripeState, id: string): Stripe.Invoice {
  const invoice = state.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id);
  return invoice;
}

export function sessionOf(state: StripeState, id: string): Stripe.Checkout.Session {
  const session = state.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

/** The single item of our subscriptions. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** The id of a field that holds an id or an expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
