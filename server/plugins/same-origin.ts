import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For servers, which send no Origin: the route proves by a signature who calls, and reads no cookie. */
    signedByCaller?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Nothing changes state from another site: every request that is not a plain read must name our own origin, and tRPC accepts
 * JSON only, which no HTML form can send. Cookies are SameSite=Lax besides.
 */
export function registerSameOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // Repeats the request to whoever sends it, cookies included; and tRPC's adapter takes every method there is.
    if (request.method === 'TRACE') throw new AppError('NOT_FOUND', 'Não encontrado.');
    if (safeMethods.has(request.method)) return;
    if (request.routeOptions.config.signedByCaller) return;
    if (!isSameOrigin(request.headers.origin, request.headers.host)) {
      throw new AppError('FORBIDDEN', 'Este pedido veio de outro site e foi recusado.');
    }
    if (request.url.startsWith('/trpc') && !/^application\/json(;|$)/.test(request.headers['content-type'] ?? '')) {
      throw new AppError('FORBIDDEN', 'Este pedido não está no formato esperado e foi recusado.');
    }
  });
}

/** Browsers send Origin with every non-GET request and every WebSocket upgrade. */
export function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (!origin || !host) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
