import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface BuiltClient {
  root: string;
  remove(): Promise<void>;
}

/** A script long enough to be worth compressing. */
export const scriptText = `/* app */\n${'export const nothing = 0;\n'.repeat(100)}`;

const document = (body: string) => `<!doctype html><html lang="pt-BR"><head><title>{{app-name}}</title>
<script>document.documentElement.dataset.theme = 'light'</script><link rel="canonical" href="{{public-url}}/" />
<meta name="app-name" content="{{app-name}}" /></head><body>${body}</body></html>`;

/** A small client with the same files as scripts/build.ts makes, without a build: integration tests run before the build. */
export async function writeBuiltClient(): Promise<BuiltClient> {
  const root = await mkdtemp(join(tmpdir(), 'meridia-client-'));
  const files: Record<string, string | Buffer> = {
    'pages/site.json': JSON.stringify({
      routes: ['/', '/plans', '/dashboard', '/resultado/$id'],
      publicPages: { '/': 'index.html', '/plans': 'plans.html' },
      legalVersions: { '/termos-uso/versao-1.0': 'versao-termos-1.0.html' },
    }),
    'pages/index.html': document(
      `<h1>{{app-name}}</h1><a href="mailto:{{support-email}}?subject=${encodeURIComponent('Ajuda com {{app-name}}')}">Escreva</a><meta name="plans" content="{{plans}}" /><p>{{free-promise}}. {{first-paid-name}}: {{first-paid-line}} por {{first-paid-price}}. {{other-paid}}</p>`,
    ),
    'pages/plans.html': document('<h1>Planos</h1><p>{{price-Profissional}}: {{line-Profissional}}</p>'),
    'pages/shell.html': document('<div id="root"></div>'),
    'pages/ficha.html': document('<h1>Sua ficha</h1>'),
    'pages/versao-termos-1.0.html': document('<h1>Termos de Uso, versão 1.0</h1>'),
    'pages/404.html': document('<h1>Oops! Page not found</h1>'),
    'pages/offline.html': document('<h1>Você está sem conexão</h1>'),
    'pages/sw.js': "const shell = '{{shell-revision}}', offline = '{{offline-revision}}';",
    'assets/app-1a2b3c.js': scriptText,
    'assets/app-1a2b3c.js.br': brotliCompressSync(scriptText),
    'assets/app-1a2b3c.js.gz': gzipSync(scriptText),
    'icons/icon-192.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const folder of ['pages', 'assets', 'icons']) await mkdir(join(root, folder));
  await Promise.all(Object.entries(files).map(([path, content]) => writeFile(join(root, path), content)));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
