import type Stripe from 'stripe';
import type { StripeContractServer } from '../stripe-contract-server.ts';

/** A request to the webhook's address. */
interface Sent {
  body: string;
  signature?: string;
}

interface Kind {
  name: string;
  /** The required answer of the webhook. */
  status: 200 | 400;
  /** @param event a real one that was never delivered */
  make(stripe: StripeContractServer, event: Stripe.Event): Sent;
}

const sixMinutesMs = 6 * 60 * 1000;

/** Requests with no event of Stripe, or with one that is not ours: none may change anything. */
export const tampered: readonly Kind[] = [
  {
    name: 'bad signature',
    status: 400,
    make: (stripe, event) => stripe.events.signed(event, { secret: 'whsec_somebody_else' }),
  },
  {
    name: 'timestamp 6 min old',
    status: 400,
    make: (stripe, event) => stripe.events.signed(event, { at: (Date.now() - sixMinutesMs) / 1000 }),
  },
  {
    name: 're-serialised JSON',
    status: 400,
    make: (stripe, event) => {
      const { body, signature } = stripe.events.signed(event);
      return { body: JSON.stringify(JSON.parse(body)), signature };
    },
  },
  {
    name: 'empty body',
    status: 400,
    make: (stripe, event) => ({ body: '', signature: stripe.events.signed(event).signature }),
  },
  {
    name: '1 MB body',
    status: 400,
    make: (stripe, event) => {
      const { body, signature } = stripe.events.signed(event, { secret: 'whsec_somebody_else' });
      return { body: body.padEnd(1024 * 1024), signature };
    },
  },
  {
    name: 'unknown type',
    status: 200,
    make: (stripe, event) =>
      stripe.events.signed({ ...event, type: 'customer.subscription.trial_will_end' } as Stripe.Event),
  },
  {
    name: 'unknown customer',
    status: 200,
    make: (stripe, event) => {
      const object = { ...event.data.object, customer: 'cus_of_another_product' };
      return stripe.events.signed({ ...event, data: { ...event.data, object } } as Stripe.Event);
    },
  },
];
