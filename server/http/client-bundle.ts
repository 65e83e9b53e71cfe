import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** The built React client: hashed assets for ever, everything else that is not an API answers with the page. */
export async function registerClientBundle(app: FastifyInstance, root: string): Promise<void> {
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) {
    app.log.warn({ root }, 'no client bundle: serving the API only');
    app.setNotFoundHandler(() => {
      throw new AppError('NOT_FOUND', 'Não encontrado.');
    });
    return;
  }
  const page = readFileSync(indexPath);
  await app.register(fastifyStatic, {
    root,
    index: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
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
