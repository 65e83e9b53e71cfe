import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of the build, with their compressed copies. Browsers keep files with a hash in the name for ever and others for an
 * hour.
 */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  for (const path of listFiles(root)) {
    app.get(`/${path}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(path, root, { cacheControl: false }),
    );
  }
}

/** Files that vite copied from client/public or the build drew: icons, the shared picture, the script that sets the theme. */
function listFiles(root: string): string[] {
  const names = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|\.(br|gz|html)$/.test(entry.name))
      .map((entry) => join(folder, entry.name));
  return [...names(''), ...names('icons')];
}
