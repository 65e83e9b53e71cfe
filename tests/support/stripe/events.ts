import Stripe from 'stripe';
import { idOf, newId, nowOf, type StripeState } from './state.ts';

export interface Delivery {
  /** HTTP status; null: no answer. */
  status: number | null;
  body: string;
  tookMs: number;
}

export interface StripeEvents {
  /** Every event, oldest first. */
  all: Stripe.Event[];
  /** An event of any type, as if Stripe had sent it. */
  emit(type: string, object: object): Stripe.Event;
  /** Sends it `times` times at once, signed; a 2xx answer marks it as delivered. */
  deliver(event: Stripe.Event, times?: number, to?: string): Promise<Delivery[]>;
  /** Sends every undelivered event once more, oldest first. */
  redeliver(): Promise<void>;
  undelivered(): Stripe.Event[];
  isDelivered(event: Stripe.Event): boolean;
  /** Resolves when automatic deliveries have arrived or failed. */
  settled(): Promise<void>;
  /** Body and header of a delivery, for changing them on the way. */
  signed(event: Stripe.Event, options?: { at?: number; secret?: string }): { body: string; signature: string };
}

/** @param settings read at each event: the address, the kinds of events, and whether they are sent automatically */
export function createEvents(
  state: StripeState,
  settings: { webhookUrl: string | null; webhookSecret: string; automatic: boolean; types: readonly string[] | 'all' },
): StripeEvents {
  const stripe = new Stripe('sk_test_contract');
  const { events: all, deliveredEvents: delivered } = state;
  const onTheirWay = new Set<Promise<unknown>>();

  const emit = (type: string, object: object): Stripe.Event => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: nowOf(state, 'customer' in object ? idOf(object.customer as string) : null),
      data: { object: JSON.parse(JSON.stringify(object)) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req'), idempotency_key: null },
      type,
    } as Stripe.Event;
    all.push(event);
    if (settings.automatic) {
      const sending = deliver(event).finally(() => onTheirWay.delete(sending));
      onTheirWay.add(sending);
    }
    return event;
  };
  state.emit = (type, object) => {
    if (settings.types === 'all' || settings.types.includes(type)) emit(type, object);
  };

  const signed: StripeEvents['signed'] = (event, { at = Date.now() / 1000, secret = settings.webhookSecret } = {}) => {
    const body = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(at);
    return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
  };

  const deliver: StripeEvents['deliver'] = async (event, times = 1, to = settings.webhookUrl ?? undefined) => {
    if (!to) throw new Error('nobody listens to the events: set webhookUrl');
    const answers = await Promise.all(Array.from({ length: times }, () => post(to, signed(event))));
    if (answers.some(({ status }) => status !== null && status >= 200 && status < 300)) delivered.add(event.id);
    return answers;
  };
  const undelivered = () => all.filter(({ id }) => !delivered.has(id));
  return {
    all,
    emit,
    deliver,
    undelivered,
    isDelivered: ({ id }) => delivered.has(id),
    redeliver: async () => {
      for (const event of undelivered()) await deliver(event);
    },
    settled: async () => {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
    },
    signed,
  };
}

/** One webhook request with any content. */
export async function post(url: string, { body, signature }: { body: string; signature?: string }): Promise<Delivery> {
  const began = performance.now();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  };
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    const text = await response.text();
    return { status: response.status, body: text, tookMs: performance.now() - began };
  } catch (error) {
    return { status: null, body: String(error), tookMs: performance.now() - began };
  }
}
