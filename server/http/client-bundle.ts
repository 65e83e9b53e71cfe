import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** The built React client: hashed assets for ever, everything else that is not an API answers with the page. */
export async function registerClientBundle(app: FastifyInstance, root: string, config: Config): Promise<void> {
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) {
    app.log.warn({ root }, 'no client bundle: serving the API only');
    app.setNotFoundHandler(() => {
      throw new AppError('NOT_FOUND', 'Não encontrado.');
    });
    return;
  }
  const page = withBrand(readFileSync(indexPath, 'utf8'), config);
  await app.register(fastifyStatic, {
    root,
    index: false,
    // Only files that exist get a route; every other path, `/` included, is the page's.
    wildcard: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|trpc|assets)(\/|$|\?)/.test(request.url);
    if (!isPage) throw new AppError('NOT_FOUND', 'Não encontrado.');
    return reply
      .status(200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  });
}

/** The page with the settings that client/src/messages/brand.ts reads. */
function withBrand(page: string, config: Config): string {
  const settings = {
    'app-name': config.APP_NAME,
    'institute-name': config.INSTITUTE_NAME,
    'institute-cnpj': config.INSTITUTE_CNPJ,
    'support-email': config.SUPPORT_EMAIL,
    'privacy-email': config.PRIVACY_EMAIL,
  };
  const metas = Object.entries(settings).map(
    ([name, value]) => `<meta name="${name}" content="${escapeAttribute(value)}" />`,
  );
  return page.replace('</head>', () => `${metas.join('')}</head>`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
