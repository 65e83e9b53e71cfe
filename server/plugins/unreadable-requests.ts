import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@meridia/shared/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { bareAnswerHeaders } from './security-headers.ts';

const body: ErrorBody = {
  code: 'VALIDATION',
  message: 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.',
};

/** Fastify options for requests that no hook sees. Without them Fastify would send its own text and none of our headers. */
export function answerUnreadableRequests(config: Config) {
  const headers = bareAnswerHeaders(config);
  return {
    /** For addresses that cannot be decoded or are too long. */
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
      reply
        .status(error.statusCode ?? 400)
        .headers(headers)
        .send(body);
    },
    /** For requests that are not HTTP, have too large headers or never end. */
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      socket.end(rawAnswer(statusOf(error.code), config));
    },
  };
}

/**
 * Refuses names that cannot be decoded. tRPC decodes the names of procedures a second time, after the router: `%25` has become
 * `%` by then, which cannot be decoded.
 * @param prefix path prefix of tRPC's adapter
 */
export function refuseUnreadableNames(app: FastifyInstance, prefix: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== `${prefix}/:path`) return;
    const [path = ''] = request.url.slice(prefix.length + 1).split('?');
    try {
      decodeURIComponent(decodeURIComponent(path));
    } catch {
      throw new AppError('NOT_FOUND', 'Não encontrado.');
    }
  });
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** A complete answer for a connection that ends after it. */
export function rawAnswer(status: number, config: Pick<Config, 'secure'>): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...bareAnswerHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n');
}
