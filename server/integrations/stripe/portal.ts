import Stripe from 'stripe';

/** Raised whenever the settings below change: the old configuration is left to those who have it open. */
const version = '1';

/**
 * The portal as our customers see it: cards, invoices and cancelling at the period's end. Plans are changed in the app alone, where
 * what was used is looked at first. Its configuration is kept at the provider, found by its metadata and made by whoever needs it first.
 * @returns opens the page of one customer
 */
export function createPortal(stripe: Stripe, publicUrl: string): (customer: string) => Promise<string> {
  let configuration: Promise<string> | null = null;
  const open = async (customer: string): Promise<string> => {
    configuration ??= findConfiguration(stripe, publicUrl);
    const session = await stripe.billingPortal.sessions.create({
      customer,
      configuration: await configuration,
      locale: 'pt-BR',
      return_url: `${publicUrl}/subscription`,
    });
    return session.url;
  };
  return async (customer) => {
    try {
      return await open(customer);
    } catch (error) {
      // Not found, or taken away at the provider since: looked for anew, now or by the next call.
      configuration = null;
      if (!isAboutConfiguration(error)) throw error;
      return open(customer);
    }
  };
}

async function findConfiguration(stripe: Stripe, publicUrl: string): Promise<string> {
  for await (const { id, metadata } of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (metadata?.meridia === version) return id;
  }
  const { id } = await stripe.billingPortal.configurations.create({
    metadata: { meridia: version },
    default_return_url: `${publicUrl}/subscription`,
    // The provider's page links to them; an address of this machine would lead nowhere.
    ...(publicUrl.startsWith('https:') && {
      business_profile: {
        privacy_policy_url: `${publicUrl}/politica-privacidade`,
        terms_of_service_url: `${publicUrl}/termos-uso`,
      },
    }),
    // What is not named is not offered.
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    },
  });
  return id;
}

function isAboutConfiguration(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.param === 'configuration';
}
