import type { ErrorBody } from '@meridia/shared/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { createOwnAddress } from './own-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For servers, which send no Origin: the route proves by a signature who calls, and reads no cookie. */
    signedByCaller?: true;
    /** For balancers, which ask by an address of their own: the route tells nothing that is anybody's. */
    byAnyName?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers under our own name only, reads included: a page whose name is pointed at this machine could read whatever the machine's
 * browser may. And nothing changes state from another site: every request that is not a plain read must name our own origin, and
 * tRPC accepts JSON only, which no HTML form can send. Cookies are SameSite=Lax besides.
 */
export function registerSameOrigin(app: FastifyInstance, config: Config): void {
  const own = createOwnAddress(config);
  let warned = false;
  app.addHook('onRequest', async (request, reply) => {
    // Repeats the request to whoever sends it, cookies included; and tRPC's adapter takes every method there is.
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

// Once, and without the name: anybody may send any.
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
