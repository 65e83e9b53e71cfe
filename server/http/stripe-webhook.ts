import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import { handlePaymentEvent } from '../features/payments/handle-payment-event.ts';
import { hasPayments } from '../features/payments/policy.ts';
import { eventTypes } from '../integrations/stripe/present-event.ts';
import { InvalidWebhookError, PaymentRefusedError, PaymentUnavailableError } from '../payment-errors.ts';
import type { Deps, PaymentEvent, Payments } from '../ports.ts';

// The kinds of events that we ask for have a few kilobytes.
const maxBytes = 512 * 1024;

/**
 * `POST /api/stripe/webhook`: 200 when the event took effect, now or earlier, or does not concern us; 400 for a request that is not an
 * event of the provider; 503 while the provider does not answer us, or the network sends too much at once, so that it delivers the event
 * again; 404 without payments.
 */
export async function registerStripeWebhook(root: FastifyInstance, deps: Deps): Promise<void> {
  await root.register(async (app) => {
    // The signature covers the bytes as they arrived.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error instanceof InvalidWebhookError) {
        // Any stranger can cause this line, but when the secret is wrong it is the only hint.
        deps.log.info({ reason: error.message }, 'a webhook was refused');
        deps.meter.count('stripeEvents', { type: 'unreadable', outcome: 'refused' });
        return refuse(reply, 400, error.message);
      }
      // The body is too large or has another type.
      if (error.statusCode && error.statusCode < 500) return refuse(reply, 400, 'unreadable');
      // Too many long bodies of one network (plugins/body-times.ts). Any stranger can cause it, so it is no line of the log.
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return refuse(reply, 503, 'busy');
      if (error instanceof PaymentUnavailableError || error instanceof PaymentRefusedError) {
        deps.log.warn({ err: error }, 'a webhook has to be delivered again');
        return refuse(reply, 503, 'provider unavailable');
      }
      deps.log.error({ err: error }, 'webhook failed');
      return refuse(reply, 500, 'failed');
    });

    app.post(
      '/api/stripe/webhook',
      { bodyLimit: maxBytes, config: { signedByCaller: true } },
      async (request, reply) => {
        if (!hasPayments(deps)) return refuse(reply, 404, 'payments are not configured');
        const event = readEvent(deps.payments, request.body, request.headers['stripe-signature']);
        const type = eventTypes.find((one) => one === event.type) ?? 'other';
        const outcome = await handlePaymentEvent(deps, event).catch((error: unknown) => {
          deps.meter.count('stripeEvents', { type, outcome: 'failed' });
          throw error;
        });
        deps.meter.count('stripeEvents', { type, outcome });
        return reply.send({ received: true, handled: outcome !== 'ignored' });
      },
    );
  });
}

function readEvent(payments: Payments, body: unknown, signature: string | string[] | undefined): PaymentEvent {
  if (!Buffer.isBuffer(body)) throw new InvalidWebhookError('empty');
  return payments.readEvent(body, typeof signature === 'string' ? signature : undefined);
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.status(status).send({ error });
}
