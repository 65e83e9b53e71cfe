/** The provider could not be asked or did not answer in time: the same call may succeed later. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}

/** The card was refused; nothing was charged and nothing changed. */
export class PaymentDeclinedError extends Error {
  override name = 'PaymentDeclinedError';
}

/** The provider understood and said no: a wrong key, an unknown id, a state that does not allow it. `code` is the provider's word for it. */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`the payment provider refused: ${code}`, options);
    this.code = code;
  }
}

/** Not a webhook of the provider: forged, altered, too old or unreadable. */
export class InvalidWebhookError extends Error {
  override name = 'InvalidWebhookError';
}
