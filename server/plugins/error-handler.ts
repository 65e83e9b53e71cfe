import type { ErrorBody } from '@meridia/shared/errors.ts';
import type { FastifyInstance } from 'fastify';
import { AppError, errorTransport } from '../errors.ts';

/** One shape of refusal for everything that is not tRPC. Unknown errors are logged with the id that the person sees. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof AppError) {
      return reply.status(errorTransport[error.code].http).send(error.toBody());
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
