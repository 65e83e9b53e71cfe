import type Stripe from 'stripe';
import type { Payments, ProviderSubscription } from '../../ports.ts';
import { onlyItem, presentSubscription, subscriptionExpansion, toDate, toSeconds } from './present-subscription.ts';

type PreviewRequest = Parameters<Payments['previewChange']>[0];
type ChangeRequest = Parameters<Payments['changePlan']>[0];

/** The charge that the provider itself calculates. */
export async function previewChange(
  stripe: Stripe,
  { subscriptionId, priceId, charge, prorationDate }: PreviewRequest,
): Promise<{ chargeNow: number; nextCharge: number; renewsAt: Date }> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const item = onlyItem(subscription);
  const renewsAt = toDate(item.current_period_end);
  const [invoice, price] = await Promise.all([
    stripe.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: behaviorOf(charge),
        proration_date: toSeconds(prorationDate),
        ...withoutEnd(subscription),
      },
    }),
    stripe.prices.retrieve(priceId),
  ]);
  if (charge === 'next_invoice') return { chargeNow: 0, nextCharge: invoice.amount_due, renewsAt };
  // A remaining credit is subtracted from the next invoice.
  const credit = Math.min(0, invoice.ending_balance ?? 0);
  return { chargeNow: invoice.amount_due, nextCharge: Math.max(0, (price.unit_amount ?? 0) + credit), renewsAt };
}

/**
 * Charged now: the new price takes effect when it is paid, and until then the subscription does not change. An end that was set
 * is removed last, so that a person who does not pay the difference does not get a cancelled subscription renewed.
 */
export async function changePlan(
  stripe: Stripe,
  { subscriptionId, priceId, charge, prorationDate, idempotencyKey }: ChangeRequest,
): Promise<ProviderSubscription> {
  const expand = [subscriptionExpansion];
  let subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand });
  const item = onlyItem(subscription);
  if (item.price.id !== priceId) {
    subscription = await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: behaviorOf(charge),
        proration_date: toSeconds(prorationDate),
        ...(charge === 'now' && { payment_behavior: 'pending_if_incomplete' }),
        expand,
      },
      { idempotencyKey: `change:${idempotencyKey}` },
    );
  }
  const end = withoutEnd(subscription);
  if (onlyItem(subscription).price.id === priceId && end) {
    subscription = await stripe.subscriptions.update(
      subscriptionId,
      { ...end, expand },
      { idempotencyKey: `resume:${idempotencyKey}` },
    );
  }
  return presentSubscription(subscription);
}

function behaviorOf(charge: ChangeRequest['charge']): 'always_invoice' | 'create_prorations' {
  return charge === 'now' ? 'always_invoice' : 'create_prorations';
}

/** Removes the end of a subscription, set in either way; null when none was set. */
function withoutEnd(subscription: Stripe.Subscription) {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false };
  return subscription.cancel_at === null ? null : ({ cancel_at: '' } as const);
}
