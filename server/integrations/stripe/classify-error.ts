import Stripe from 'stripe';
import { PaymentDeclinedError, PaymentRefusedError, PaymentUnavailableError } from '../../payment-errors.ts';

/**
 * Turns an error of the SDK into one of our kinds. The original is not kept as `cause`, because it holds the request and the
 * answer: names and addresses of customers.
 */
export function classifyError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (mayPass(error)) return new PaymentUnavailableError(`the payment provider did not answer: ${describe(error)}`);
  if (error.statusCode === 402) return new PaymentDeclinedError(`the card was refused: ${describe(error)}`);
  return new PaymentRefusedError(codeOf(error), isAboutKey(error) ? { matter: 'payments_key_refused' } : {});
}

/** The provider does not know this id, or no longer knows it. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

function mayPass(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  const { statusCode } = error;
  // 409: another request with the same idempotency key is still running. Undefined: the answer did not come from the API.
  return statusCode === undefined || statusCode === 409 || statusCode === 429 || statusCode >= 500;
}

function isAboutKey({ statusCode }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return statusCode === 401 || statusCode === 403;
}

function codeOf(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  return error.code ?? error.rawType ?? error.type;
}

function describe(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  return [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ');
}
