/** An answer of Stripe's that is not 2xx, with the content of its `error` object. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; decline_code?: string; param?: string };

  constructor(status: number, message: string, body: Partial<StripeRefusal['body']> = {}) {
    super(message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

/** @param param the parameter with an unknown id, as Stripe names it; `id` for the address itself. */
export function noSuch(noun: string, id: string, param = 'id'): StripeRefusal {
  const status = param === 'id' ? 404 : 400;
  return new StripeRefusal(status, `No such ${noun}: '${id}'`, { code: 'resource_missing', param });
}

export function cardDeclined(): StripeRefusal {
  return new StripeRefusal(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
}
