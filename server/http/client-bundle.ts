import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Deps } from '../ports.ts';
import { registerPages } from './pages/register-pages.ts';
import type { Site } from './pages/site.ts';
import { registerSiteFiles } from './pages/site-files.ts';
import { registerStaticFiles } from './pages/static-files.ts';

/** Serves the built client: its files, the public pages, and the shell for all other paths of its router. */
export async function registerClientBundle(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'database'>,
  { root, site }: { root: string; site: Site | null },
): Promise<void> {
  if (!site) {
    app.log.warn({ root }, 'no client bundle: serving the API only');
    app.setNotFoundHandler(() => {
      throw new AppError('NOT_FOUND', 'Não encontrado.');
    });
    return;
  }
  await registerStaticFiles(app, root);
  registerSiteFiles(app, root, deps.config, site);
  registerPages(app, deps, site);
}
