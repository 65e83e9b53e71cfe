import type { ErrorBody } from '@meridia/shared/errors.ts';
import type { FastifyInstance } from 'fastify';
import { errorTransport } from '../errors.ts';
import { refusalOf } from '../refusal-of.ts';
import { isWorthLogging } from './worth-logging.ts';

/** Answers all errors outside tRPC in one shape. Unexpected errors are logged with the request id that the person sees. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (isWorthLogging(refusal)) request.log.error({ err: refusal }, 'request refused');
      if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
      return reply.status(errorTransport[refusal.code].http).send(refusal.toBody());
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const body: ErrorBody = {
        code: 'VALIDATION',
        message: 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.',
      };
      return reply.status(status).send(body);
    }
    request.log.error({ err: error }, 'request failed');
    const body: ErrorBody = {
      code: 'INTERNAL',
      message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
      requestId: request.id,
    };
    return reply.status(500).send(body);
  });
}
