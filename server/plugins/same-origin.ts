import type { ErrorBody } from '@meridia/shared/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { createOwnAddress } from './own-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For calls by other servers, which send no Origin: the route checks the caller by a signature and reads no cookie. */
    signedByCaller?: true;
    /** For load balancers, which use an address of their own: the route returns no person's data. */
    byAnyName?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests, also reads, that name another host: a page whose name somebody points at this machine could otherwise read
 * everything that a browser on this machine may read. It also refuses writes from other sites. Every request other than a plain
 * read must name our own origin, and tRPC accepts only JSON, which no HTML form can send. As a further guard, cookies are
 * SameSite=Lax.
 */
export function registerSameOrigin(app: FastifyInstance, config: Config): void {
  const own = createOwnAddress(config);
  let warned = false;
  app.addHook('onRequest', async (request, reply) => {
    // TRACE would send the request back with its cookies, and tRPC's adapter accepts every method.
    if (request.method === 'TRACE') throw new AppError('NOT_FOUND', 'Não encontrado.');
    const { signedByCaller, byAnyName } = request.routeOptions.config;
    if (!byAnyName && !own.isAskedFor(request.raw)) {
      if (!warned) request.log.warn(foreignNameHint);
      warned = true;
      return refuseName(request, reply, config);
    }
    if (safeMethods.has(request.method) || signedByCaller) return;
    if (!own.isSentFrom(request.raw)) {
      throw new AppError('FORBIDDEN', 'Este pedido veio de outro site e foi recusado.');
    }
    if (request.url.startsWith('/trpc') && !/^application\/json(;|$)/.test(request.headers['content-type'] ?? '')) {
      throw new AppError('FORBIDDEN', 'Este pedido não está no formato esperado e foi recusado.');
    }
  });
}

// Logged once and without the name in the request, because anybody can send any name.
const foreignNameHint =
  'a request named another address than PUBLIC_URL and was refused; if people use that address, set PUBLIC_URL to it, and behind a proxy let it pass the Host header on';

function refuseName(request: FastifyRequest, reply: FastifyReply, config: Config): FastifyReply {
  const message = `Este endereço não é o do ${config.APP_NAME}. Abra ${config.PUBLIC_URL} no navegador.`;
  const body: ErrorBody = { code: 'FORBIDDEN', message };
  const read = request.headers.accept?.includes('text/html');
  return reply
    .status(421)
    .type(read ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .send(read ? `${message}\n` : body);
}
