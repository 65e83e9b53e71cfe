import type { FastifyInstance } from 'fastify';
import { readSessionToken } from '../../auth/cookie.ts';
import { AppError } from '../../errors.ts';
import { listPlans } from '../../features/subscriptions/queries.ts';
import type { Deps } from '../../ports.ts';
import type { Site } from './site.ts';
import { createSoldPlans } from './sold-plans.ts';
import { sendTextDocument } from './text-document.ts';

/**
 * Every GET without a route asks for a page. It gets the prerendered document of a public page, a published version of a legal
 * text, the shell for a screen that the browser renders, or the 404 page for a path that the browser's router does not know.
 */
export function registerPages(
  app: FastifyInstance,
  { config, database }: Pick<Deps, 'config' | 'database'>,
  site: Site,
): void {
  const soldPlans = createSoldPlans(() => listPlans(database));

  app.get('/ficha', (request, reply) => {
    reply.headers(fichaHeaders);
    return sendTextDocument(request, reply, site.ficha);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isRead || /^\/(api|trpc|assets)(\/|$)/.test(path)) throw new AppError('NOT_FOUND', 'Não encontrado.');

    const version = site.legalVersion(path);
    if (version) {
      reply.header('x-robots-tag', 'noindex');
      return sendTextDocument(request, reply, version);
    }
    const page = site.publicPage(path);
    if (!page) {
      reply.header('x-robots-tag', 'noindex');
      return site.isRoute(path)
        ? sendTextDocument(request, reply, site.shell)
        : sendTextDocument(request, reply.status(404), site.notFound);
    }
    reply.header('vary', 'cookie');
    // For signed-in people these pages have another header or lead to another page. A prerendered page would appear and then change.
    const mayBeSignedIn = readSessionToken(request.headers.cookie, config) !== null;
    return sendTextDocument(request, reply, mayBeSignedIn ? site.shell : page(await soldPlans()));
  });
}

/** As for a shared report (shared-report.ts), with the page's own scripts and its calls to this server. */
const fichaHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
