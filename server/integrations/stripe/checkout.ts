import type Stripe from 'stripe';
import type { Payments, ProviderCheckout } from '../../ports.ts';

const hourSeconds = 60 * 60;
const stepSeconds = 10 * 60;

/** A checkout that stays open for an hour, rounded up to ten minutes. */
export async function openCheckout(
  stripe: Stripe,
  publicUrl: string,
  { accountId, customerId, priceId, idempotencyKey }: Parameters<Payments['openCheckout']>[0],
): Promise<ProviderCheckout> {
  // The same key must be used with the same request, and the request contains a time. The time is rounded, so two calls within
  // ten minutes make the same request.
  const expiresAt = Math.ceil(Date.now() / 1000 / stepSeconds) * stepSeconds + hourSeconds;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price: priceId, quantity: 1 }],
      customer: customerId,
      client_reference_id: accountId,
      subscription_data: { metadata: { account_id: accountId } },
      allowed_payment_method_types: ['card'],
      locale: 'pt-BR',
      success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/plans?checkout=cancelado`,
      expires_at: expiresAt,
    },
    { idempotencyKey: `${idempotencyKey}:${expiresAt}` },
  );
  return presentCheckout(session);
}

/** Ends an open checkout; a checkout that was paid at the same moment stays paid. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<ProviderCheckout> {
  const session = await stripe.checkout.sessions.expire(id).catch(async (refusal: unknown) => {
    // Only an open checkout can be ended, so this reads how it ended.
    const found = await stripe.checkout.sessions.retrieve(id);
    if (found.status === 'open') throw refusal;
    return found;
  });
  return presentCheckout(session);
}

export function presentCheckout({ id, status, url }: Stripe.Checkout.Session): ProviderCheckout {
  if (status === 'open') return { id, status: 'open', url };
  return { id, status: status === 'complete' ? 'complete' : 'expired', url: null };
}
