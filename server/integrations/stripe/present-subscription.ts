import { providerStatuses } from '@meridia/shared/subscription.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderSubscription } from '../../ports.ts';

/** The fields of a subscription that `presentSubscription` needs expanded; lists need `data.` before each. */
export const subscriptionExpansion = 'latest_invoice';

const statusSchema = z.enum(providerStatuses);

/** Our subscriptions have one item; its period is the subscription's. */
export function presentSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = onlyItem(subscription);
  const { cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod, ended_at: endedAt } = subscription;
  // The portal sets one or the other, depending on the billing mode.
  const endsAt = cancelAt ?? (endsWithPeriod ? item.current_period_end : null);
  return {
    id: subscription.id,
    priceId: item.price.id,
    status: statusSchema.parse(subscription.status),
    startedAt: toDate(subscription.start_date),
    currentPeriodStart: toDate(item.current_period_start),
    currentPeriodEnd: toDate(item.current_period_end),
    cancelAt: endsAt === null ? null : toDate(endsAt),
    endedAt: endedAt === null ? null : toDate(endedAt),
    latestInvoice: presentInvoice(subscription.latest_invoice),
  };
}

export function onlyItem({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  return item;
}

/** @param seconds Unix time */
export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function presentInvoice(invoice: Stripe.Subscription['latest_invoice']): ProviderSubscription['latestInvoice'] {
  if (invoice === null || typeof invoice === 'string') return null;
  const payable = invoice.status === 'open' && invoice.amount_remaining > 0;
  return {
    id: invoice.id,
    createdAt: toDate(invoice.created),
    paymentPage: payable ? (invoice.hosted_invoice_url ?? null) : null,
  };
}

/** The id of an object that may be expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
