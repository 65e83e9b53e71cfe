import type { Matter } from './log/operator-matters.ts';
import { OwnError } from './own-error.ts';

/** The provider could not be reached or did not answer in time: the same call may succeed later. */
export class PaymentUnavailableError extends OwnError {
  override name = 'PaymentUnavailableError';
}

/** The card was refused; nothing was charged and nothing changed. */
export class PaymentDeclinedError extends OwnError {
  override name = 'PaymentDeclinedError';
}

/**
 * The provider refused the call: a wrong key, an unknown id, or a state that does not allow it. `code` is the provider's own
 * code.
 */
export class PaymentRefusedError extends OwnError {
  override name = 'PaymentRefusedError';
  readonly code: string;

  constructor(code: string, options: { matter?: Matter } = {}) {
    super(`the payment provider refused: ${code}`, options);
    this.code = code;
  }
}

/** The message is not a valid webhook of the provider: forged, altered, too old or unreadable. */
export class InvalidWebhookError extends OwnError {
  override name = 'InvalidWebhookError';
}
