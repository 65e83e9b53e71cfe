import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { PaymentDeclinedError, PaymentRefusedError, PaymentUnavailableError } from '../../payment-errors.ts';
import { classifyError, isMissing } from './classify-error.ts';

/** An error as the SDK makes it from an answer. */
const answered = (statusCode: number, error: { type?: string; code?: string } = {}) =>
  Stripe.errors.generateV1Error({
    type: 'invalid_request_error',
    ...error,
    statusCode,
    message: 'ana@example.com',
  } as never);

describe('an error of the provider', () => {
  it.each([
    ['a broken line', new Stripe.errors.StripeConnectionError({ message: 'ana@example.com' } as never)],
    ['too many requests', answered(429)],
    ['a lock', answered(429, { code: 'lock_timeout' })],
    ['the same key at work', answered(409, { type: 'idempotency_error' })],
    ['a fault of theirs', answered(500)],
    ['what is no answer of the API', new Stripe.errors.StripeAPIError({ message: 'Invalid JSON' } as never)],
  ])('is temporary: %s', (_what, error) => {
    expect(classifyError(error)).toBeInstanceOf(PaymentUnavailableError);
  });

  it('says that the card is the reason', () => {
    const error = answered(402, { type: 'card_error', code: 'card_declined' });
    expect(classifyError(error)).toBeInstanceOf(PaymentDeclinedError);
  });

  it.each([
    [answered(401), 'invalid_request_error'],
    [answered(404, { code: 'resource_missing' }), 'resource_missing'],
    [answered(400, { type: 'idempotency_error' }), 'idempotency_error'],
  ])("is a refusal, with the provider's code", (error, code) => {
    const classified = classifyError(error);
    expect(classified).toBeInstanceOf(PaymentRefusedError);
    expect(classified).toMatchObject({ code });
    expect(isMissing(error)).toBe(code === 'resource_missing');
  });

  it("contains none of the provider's words, because they may name people", () => {
    for (const error of [answered(500), answered(402, { type: 'card_error' }), answered(404)]) {
      const classified = classifyError(error);
      if (!(classified instanceof Error)) throw new Error('no error');
      expect(classified.cause).toBeUndefined();
      expect(`${classified.message} ${classified.stack}`).not.toContain('ana@');
    }
  });

  it('stays unchanged when it is one of our own', () => {
    const bug = new TypeError('undefined is not a function');
    expect(classifyError(bug)).toBe(bug);
  });
});
