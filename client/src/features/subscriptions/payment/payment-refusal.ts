import type { ErrorCode } from '@meridia/shared/errors.ts';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorMessage } from '../../../messages/errors.ts';

// Refusals that trying again does not remove, or not at once: the person must know the reason. All refusals that may pass by
// themselves share one sentence (docs/PRODUCT.md 4.9).
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

/** The sentence below a payment toast's title: the reason from the list above, else the shared sentence. */
export function paymentRefusal(error: unknown, otherwise: string): string {
  const code = readErrorBody(error)?.code;
  if (!code || !specific.has(code)) return otherwise;
  const { title, action } = errorMessage(error);
  return `${title.replace(/\.$/, '')}. ${action}`;
}
