import { createHash } from 'node:crypto';
import { StripeRefusal } from './refusal.ts';

export interface KeptAnswer {
  status: number;
  body: string;
}

/** Stripe's treatment of `Idempotency-Key`: the first answer again for the same request, a refusal for another one. */
export interface Idempotency {
  /** @returns the earlier answer, or null for a new key. */
  recall(key: string, call: string, encodedParams: string): KeptAnswer | null;
  keep(key: string, call: string, encodedParams: string, answer: KeptAnswer): void;
}

export function createIdempotency(): Idempotency {
  const kept = new Map<string, { request: string; answer: KeptAnswer }>();
  const digest = (call: string, params: string) => createHash('sha256').update(`${call} ${params}`).digest('hex');
  return {
    recall: (key, call, params) => {
      const before = kept.get(key);
      if (!before) return null;
      if (before.request !== digest(call, params)) {
        throw new StripeRefusal(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        );
      }
      return before.answer;
    },
    keep: (key, call, params, answer) => void kept.set(key, { request: digest(call, params), answer }),
  };
}
