import { z } from 'zod';
import type { PaymentEvent } from '../../ports.ts';
import { toDate } from './present-subscription.ts';

/** The kinds of events that may change a person's plan. The endpoint at the provider should send these kinds. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
] as const;

const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

// The input is validated, because its shape follows the API version of the endpoint, which is set at the provider.
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      customer: idSchema,
      client_reference_id: z.string().nullish(),
      charge: idSchema,
      payment_intent: idSchema,
      refunded: z.boolean().nullish(),
      status: z.string().nullish(),
    }),
  }),
});
type EventObject = z.output<typeof eventSchema>['data']['object'];

/** @throws ZodError for an object that is no event */
export function presentEvent(event: unknown): PaymentEvent {
  const { id, type, created, data } = eventSchema.parse(event);
  const known = eventTypes.find((candidate) => candidate === type);
  return {
    id,
    type,
    occurredAt: toDate(created),
    customerId: known ? customerOf(known, data.object) : null,
    accountId: known?.startsWith('checkout.') ? accountOf(data.object) : null,
    reversal: known ? reversalOf(known, data.object) : null,
  };
}

function customerOf(type: (typeof eventTypes)[number], object: EventObject): string | null {
  return (type === 'customer.deleted' ? object.id : object.customer) ?? null;
}

function accountOf({ client_reference_id: reference }: EventObject): string | null {
  return z.uuid().safeParse(reference).data ?? null;
}

function reversalOf(type: (typeof eventTypes)[number], object: EventObject): PaymentEvent['reversal'] {
  const paymentIntentId = object.payment_intent ?? null;
  switch (type) {
    case 'charge.refunded':
      return object.refunded && object.id ? { chargeId: object.id, paymentIntentId } : null;
    case 'charge.dispute.created':
      // With status `warning_…` the bank only asks and has taken no money back.
      return object.charge && !object.status?.startsWith('warning_')
        ? { chargeId: object.charge, paymentIntentId }
        : null;
    default:
      return null;
  }
}
