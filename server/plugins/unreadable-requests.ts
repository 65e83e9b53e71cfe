import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@meridia/shared/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { bareAnswerHeaders } from './security-headers.ts';

const body: ErrorBody = {
  code: 'VALIDATION',
  message: 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.',
};

/** Options of Fastify for what no hook sees: without them it would answer in its own words and without our headers. */
export function answerUnreadableRequests(config: Config) {
  const headers = bareAnswerHeaders(config);
  return {
    /** Addresses that cannot be decoded or are too long. */
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
      reply
        .status(error.statusCode ?? 400)
        .headers(headers)
        .send(body);
    },
    /** What is no HTTP, has too large headers, or never ends. */
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      socket.end(rawAnswer(statusOf(error.code), headers));
    },
  };
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function rawAnswer(status: number, headers: Record<string, string>): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n');
}
