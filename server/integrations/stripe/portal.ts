import Stripe from 'stripe';

/** Raise it with each change of the settings below. The old configuration stays for people who have it open. */
const version = '1';

/**
 * The portal for our customers: cards, invoices and cancelling at the end of the period. Plans are changed in the app alone,
 * because the app checks the used units first. The provider stores the configuration; we find it by its metadata, and the first
 * process that needs it creates it.
 * @returns a function that opens the page of one customer
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
      // The configuration was not found or has been removed at the provider, so it is looked up again, now or with the next call.
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
    // The provider's page links to these addresses; an address of this machine would not work there.
    ...(publicUrl.startsWith('https:') && {
      business_profile: {
        privacy_policy_url: `${publicUrl}/politica-privacidade`,
        terms_of_service_url: `${publicUrl}/termos-uso`,
      },
    }),
    // A feature that is not listed is not offered.
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
