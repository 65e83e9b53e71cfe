import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { z } from 'zod';
import { composeLegalVersions } from './legal-versions.ts';
import { composePage, composeShell } from './page-document.ts';
import { manifestSchema } from './vite-manifest.ts';

/** The output of `client/src/prerender.tsx`. */
const renderedSchema = z.object({
  routes: z.array(z.string()),
  pages: z.array(z.object({ path: z.string(), title: z.string(), description: z.string(), html: z.string() })),
});

/**
 * Makes `pages/` in the built client: one document for each public page, the shell for all others, the 404 page, and `site.json`,
 * which tells server/http/pages about them. Documents with settings to fill in are in `pages/` too, so that no request reaches
 * them as plain files.
 */
export async function buildPages(clientRoot: string, prerenderScript: string): Promise<void> {
  const renderedFile = `${prerenderScript}.json`;
  await render(prerenderScript, renderedFile);
  const { routes, pages } = renderedSchema.parse(JSON.parse(await readFile(renderedFile, 'utf8')));
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientRoot, '.vite/manifest.json'), 'utf8')));
  const template = await withThemeScript(await readFile(join(clientRoot, 'index.html'), 'utf8'), clientRoot);
  const built = { manifest, styles: await readStyles(template, clientRoot) };

  const folder = join(clientRoot, 'pages');
  await mkdir(folder);
  const publicPages: Record<string, string> = {};
  for (const page of pages) {
    const file = `${page.path === '/' ? 'index' : page.path.slice(1)}.html`;
    if (page.path !== '/404') publicPages[page.path] = file;
    await writeFile(join(folder, file), composePage(template, page, built));
  }
  await writeFile(join(folder, 'shell.html'), composeShell(template));
  const legalVersions: Record<string, string> = {};
  for (const { path, file, html } of await composeLegalVersions()) {
    legalVersions[path] = file;
    await writeFile(join(folder, file), html);
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify({ routes, publicPages, legalVersions }));
  for (const file of ['sw.js', 'offline.html']) await rename(join(clientRoot, file), join(folder, file));
  await rm(join(clientRoot, 'index.html'));
  // For tests/bench/bundle-size.ts.
  await rename(join(clientRoot, '.vite/manifest.json'), join(folder, 'files.json'));
  await rm(join(clientRoot, '.vite'), { recursive: true });
}

/**
 * The script is inline because nothing may be shown before it has run. The CSP allows exactly this script
 * (server/http/pages/site.ts).
 */
async function withThemeScript(template: string, clientRoot: string): Promise<string> {
  const tag = '<script src="/theme.js"></script>';
  const file = join(clientRoot, 'theme.js');
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true });
  if (!template.includes(tag)) throw new Error(`client/index.html has no ${tag}`);
  await rm(file);
  return template.replace(tag, () => `<script>${code.trim()}</script>`);
}

async function readStyles(template: string, clientRoot: string): Promise<Record<string, string>> {
  const addresses = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );
  return Object.fromEntries(
    await Promise.all(addresses.map(async (address) => [address, await readFile(join(clientRoot, address), 'utf8')])),
  );
}

async function render(script: string, outFile: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, outFile], { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`prerendering failed (${code})`);
}
