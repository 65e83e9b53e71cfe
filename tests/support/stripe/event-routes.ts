import type Stripe from 'stripe';
import { z } from 'zod';
import { boolean, integer, listOf, paging, route, text } from './call.ts';
import { noSuch } from './refusal.ts';

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

export const eventRoutes = [
  route(
    'GET',
    '/v1/events',
    {
      ...paging,
      delivery_success: boolean.optional(),
      created: z.union([integer, range]).optional(),
      type: text.optional(),
      types: text.array().optional(),
    },
    (state, { delivery_success: success, created, type, types, ...page }) => {
      const wanted = state.events.filter(
        (event) =>
          (success === undefined || state.deliveredEvents.has(event.id) === success) &&
          (type === undefined || event.type === type) &&
          (types === undefined || types.includes(event.type)) &&
          isWithin(event, created),
      );
      return listOf(
        '/v1/events',
        wanted.toSorted((a, b) => b.created - a.created),
        page,
      );
    },
  ),
  route('GET', '/v1/events/{id}', {}, (state, _params, id) => {
    const event = state.events.find((one) => one.id === id);
    if (!event) throw noSuch('event', id);
    return event;
  }),
];

function isWithin({ created }: Stripe.Event, wanted: number | z.output<typeof range> | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return created === wanted;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = wanted;
  return created > gt && created >= gte && created < lt && created <= lte;
}
