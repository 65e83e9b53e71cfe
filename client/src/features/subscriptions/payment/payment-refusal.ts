import type { ErrorCode } from '@meridia/shared/errors.ts';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorMessage } from '../../../messages/errors.ts';

// Refusals that trying again does not lift, or not at once: the person has to know which. Whatever may pass by itself has one
// sentence for all (docs/PRODUCT.md 4.9).
const specific: ReadonlySet<ErrorCode> = new Set([
  'PAYMENTS_NOT_CONFIGURED',
  'PAYMENT_CONFLICT',
  'ALREADY_SUBSCRIBED',
  'NOT_SUBSCRIBED',
  'PLAN_NOT_FOUND',
  'EMAIL_NOT_CONFIRMED',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
]);

/** The sentence under a payment toast's title: the reason where there is one to tell, else the one for all. */
export function paymentRefusal(error: unknown, otherwise: string): string {
  const code = readErrorBody(error)?.code;
  if (!code || !specific.has(code)) return otherwise;
  const { title, action } = errorMessage(error);
  return `${title.replace(/\.$/, '')}. ${action}`;
}
