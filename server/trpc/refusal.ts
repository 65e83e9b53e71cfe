import { TRPCError } from '@trpc/server';
import { errorTransport } from '../errors.ts';
import { refusalOf } from '../refusal-of.ts';

/** The error for people as an error of tRPC; null for an unexpected error. */
export function asRefusal(cause: unknown): TRPCError | null {
  const refusal = refusalOf(cause);
  return (
    refusal && new TRPCError({ code: errorTransport[refusal.code].trpc, message: refusal.message, cause: refusal })
  );
}
