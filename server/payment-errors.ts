import type { Matter } from './log/operator-matters.ts';
import { OwnError } from './own-error.ts';

/** The provider could not be asked or did not answer in time: the same call may succeed later. */
export class PaymentUnavailableError extends OwnError {
  override name = 'PaymentUnavailableError';
}

/** The card was refused; nothing was charged and nothing changed. */
export class PaymentDeclinedError extends OwnError {
  override name = 'PaymentDeclinedError';
}

/** The provider understood and said no: a wrong key, an unknown id, a state that does not allow it. `code` is the provider's word for it. */
export class PaymentRefusedError extends OwnError {
  override name = 'PaymentRefusedError';
  readonly code: string;

  constructor(code: string, options: { matter?: Matter } = {}) {
    super(`the payment provider refused: ${code}`, options);
    this.code = code;
  }
}

/** Not a webhook of the provider: forged, altered, too old or unreadable. */
export class InvalidWebhookError extends OwnError {
  override name = 'InvalidWebhookError';
}
