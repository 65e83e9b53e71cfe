import { TRPCError } from '@trpc/server';
import { errorTransport } from '../errors.ts';
import { refusalOf } from '../refusal-of.ts';

/** What people are told, in the transport's terms. Null for what nobody expected. */
export function asRefusal(cause: unknown): TRPCError | null {
  const refusal = refusalOf(cause);
  return (
    refusal && new TRPCError({ code: errorTransport[refusal.code].trpc, message: refusal.message, cause: refusal })
  );
}
