import { z } from 'zod';
import { StripeRefusal } from './refusal.ts';
import type { StripeState } from './state.ts';

/** One kind of request: its address, its allowed parameters, its effect. */
export interface StripeRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** As in Stripe's description: `/v1/customers/{customer}`. */
  template: string;
  answer(state: StripeState, pathId: string, params: unknown): object;
}

/** @param shape of the parameters besides `expand`; others are refused, as Stripe does */
export function route<Shape extends z.ZodRawShape>(
  method: StripeRoute['method'],
  template: string,
  shape: Shape,
  answer: (state: StripeState, params: z.output<z.ZodObject<Shape>>, pathId: string) => object,
): StripeRoute {
  const schema = z.strictObject(shape);
  return {
    method,
    template,
    answer: (state, pathId, params) => {
      const parsed = schema.safeParse(params);
      if (!parsed.success) throw refusalOf(parsed.error);
      return answer(state, parsed.data, pathId);
    },
  };
}

export const text = z.string();
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A moment, or an empty text to remove it. */
export const momentOrNone = z.union([z.literal('').transform(() => null), integer]);
export const metadata = z.record(z.string(), z.string());
/** Parameters of the real API that have no effect here. */
export const ignored = z.unknown().optional();

/** Parameters of every list. */
export const paging = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** One page of a list with the newest first. */
export function listOf<T extends { id: string }>(
  url: string,
  newestFirst: readonly T[],
  {
    limit = 10,
    starting_after: after,
    ending_before: before,
  }: { limit?: number; starting_after?: string; ending_before?: string },
): object {
  if (limit < 1 || limit > 100) throw new StripeRefusal(400, 'Invalid limit', { param: 'limit' });
  const begin = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? newestFirst.findIndex(({ id }) => id === before) : newestFirst.length;
  const from = before ? Math.max(begin, end - limit) : begin;
  const data = newestFirst.slice(from, Math.min(end, from + limit));
  return { object: 'list', data, has_more: before ? from > 0 : from + limit < end, url };
}

function refusalOf(error: z.ZodError): StripeRefusal {
  const [issue] = error.issues;
  const param = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    const unknown = [param, issue.keys[0]].filter(Boolean).join('.');
    return new StripeRefusal(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  const missing = issue?.code === 'invalid_type';
  return new StripeRefusal(400, missing ? `Missing required param: ${param}.` : `Invalid ${param}: ${issue?.message}`, {
    ...(missing ? { code: 'parameter_missing' } : {}),
    param,
  });
}
