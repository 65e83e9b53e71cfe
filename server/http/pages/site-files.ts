import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { escapeHtml } from './page-settings.ts';
import type { Site } from './site.ts';
import { createTextDocument, sendTextDocument, type TextDocument } from './text-document.ts';

/** Files at fixed addresses for crawlers and browsers. They depend on settings, so the build cannot write them. */
export function registerSiteFiles(app: FastifyInstance, root: string, config: Config, site: Site): void {
  const files: Record<string, TextDocument> = {
    '/robots.txt': createTextDocument(robots(config), 'text/plain; charset=utf-8'),
    '/sitemap.xml': createTextDocument(sitemap(config, site), 'application/xml; charset=utf-8'),
    '/manifest.webmanifest': createTextDocument(manifest(config), 'application/manifest+json; charset=utf-8'),
    '/sw.js': createTextDocument(serviceWorker(root, site), 'text/javascript; charset=utf-8'),
    // The service worker stores these two documents: the start of every screen behind the login, and the page for lost networks.
    '/shell': site.shell,
    '/offline': site.offline,
  };
  for (const [path, file] of Object.entries(files)) {
    app.get(path, (request, reply) => {
      if (file === site.shell || file === site.offline) reply.header('x-robots-tag', 'noindex');
      return sendTextDocument(request, reply, file);
    });
  }
}

// Screens behind the login are not forbidden here, because a crawler must open them to read that they must not be listed.
function robots({ PUBLIC_URL }: Config): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`;
}

function sitemap({ PUBLIC_URL }: Config, { publicPaths }: Site): string {
  const urls = publicPaths.map((path) => `  <url><loc>${escapeHtml(`${PUBLIC_URL}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function manifest({ APP_NAME }: Config): string {
  return JSON.stringify({
    id: '/dashboard',
    name: APP_NAME,
    short_name: APP_NAME,
    description: 'Anamnese com fotos e diagnóstico energético em Medicina Tradicional Chinesa.',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/dashboard?origem=app',
    scope: '/',
    display: 'standalone',
    theme_color: '#FBF8F3',
    background_color: '#FBF8F3',
    categories: ['health', 'medical', 'productivity'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      {
        name: 'Nova Avaliação',
        url: '/anamnese?origem=app',
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
      },
      { name: 'Histórico', url: '/historico?origem=app', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    ],
  });
}

/** The build writes the list of files. The fingerprints of the two documents also change with the settings. */
function serviceWorker(root: string, { shell, offline }: Site): string {
  return readFileSync(join(root, 'pages/sw.js'), 'utf8')
    .replaceAll('{{shell-revision}}', fingerprint(shell))
    .replaceAll('{{offline-revision}}', fingerprint(offline));
}

function fingerprint({ etag }: TextDocument): string {
  return etag.replaceAll(/[^\w-]/g, '');
}
