import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { z } from 'zod';
import { buildPages } from './build-pages.ts';
import { buildPictures } from './build-pictures.ts';
import { compressFiles } from './compress-files.ts';
import { sourceHash } from './source-hash.mjs';

/**
 * Makes `dist/` from the sources:
 *   server/        the server with our own packages bundled in; npm packages stay outside
 *   client/        the browser's files, each with compressed copies; its pages/ holds the documents, prerendered where public
 *   migrations/    the SQL that a start applies
 *   node_modules   a link to the server's own: npm packages resolve from here, and pnpm shows each package only its own ones
 *   .source-hash   `npm start` builds again when the sources no longer have this fingerprint
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const finished = join(root, 'dist');
// Made beside the old folder and exchanged at the end: a failed build, or an app that still runs, keeps a complete `dist/`.
const dist = join(root, 'dist.new');
const hash = sourceHash(root);

/**
 * npm packages that are bundled after all, with their dependencies. drizzle-orm and the packages that import it: Node would read
 * its very large package.json again for each of about a hundred files, which cost each start half a second of work and 280 MB.
 * react-email: only a tenth of its components and themes is used, and the rest cost the first mail a quarter of a second and
 * every worker 27 MB.
 */
const bundledPackages = new Set(['drizzle-orm', '@lucia-auth/adapter-drizzle', 'react-email']);

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const parts = await Promise.allSettled([
  buildServer(),
  buildClient(),
  cp(join(root, 'drizzle/migrations'), join(dist, 'migrations'), { recursive: true }),
  symlink('../server/node_modules', join(dist, 'node_modules')),
]);
const problems = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
for (const problem of problems) console.error(problem instanceof Error ? problem.message : problem);
if (problems.length === 0) {
  await writeFile(join(dist, '.source-hash'), hash);
  await rm(finished, { recursive: true, force: true });
  await rename(dist, finished);
} else {
  await rm(dist, { recursive: true, force: true });
  process.exitCode = 1;
}

async function buildServer(): Promise<void> {
  await cp(join(root, 'server/pdf/fonts'), join(dist, 'server/fonts'), { recursive: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'pdf-worker': 'server/pdf/pdf-worker.ts',
      'image-process': 'server/images/image-process.ts',
      'engine-thread': 'server/engine/engine-thread.ts',
    },
    outdir: join(dist, 'server'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    sourcemap: true,
    // All files are in one folder, so that code which finds its neighbours by import.meta.url works from every chunk.
    chunkNames: '[name]-[hash]',
    plugins: [ownPackagesInside(await serverDependencies())],
    logLevel: 'silent',
  });
}

/** Bundles `@meridia/*`. npm packages stay outside, after a check that they will be there at run time. */
function ownPackagesInside(dependencies: ReadonlySet<string>): esbuild.Plugin {
  return {
    name: 'own-packages-inside',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ kind, path, importer }) => {
        if (kind === 'entry-point' || path.startsWith('@meridia/')) return undefined;
        const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
        if (bundledPackages.has(name)) return undefined;
        if (path.startsWith('node:') || dependencies.has(name)) return { path, external: true };
        if (/[\\/]node_modules[\\/]/.test(importer)) return undefined;
        return {
          errors: [{ text: `${name} is imported by ${importer}, but is no dependency of server/package.json` }],
        };
      });
    },
  };
}

async function serverDependencies(): Promise<Set<string>> {
  const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
  const { dependencies } = manifest.parse(JSON.parse(await readFile(join(root, 'server/package.json'), 'utf8')));
  return new Set(Object.keys(dependencies));
}

async function buildClient(): Promise<void> {
  const clientRoot = join(dist, 'client');
  const prerenderRoot = join(dist, 'prerender');
  const fichaRoot = join(dist, 'ficha');
  await vite(['--outDir', clientRoot]);
  await vite(['--mode', 'ficha', '--outDir', fichaRoot]);
  // This runs after the client build, which updates the route tree.
  await vite(['--mode', 'prerender', '--outDir', prerenderRoot]);
  await buildPages(clientRoot, join(prerenderRoot, 'prerender.js'));
  // Assets of both builds have their content's hash in their name, so equal names are equal files.
  await cp(join(fichaRoot, 'assets'), join(clientRoot, 'assets'), { recursive: true });
  await cp(join(fichaRoot, 'ficha.html'), join(clientRoot, 'pages/ficha.html'));
  await Promise.all([
    buildPictures(clientRoot),
    compressFiles(clientRoot),
    compressFiles(join(clientRoot, 'assets')),
    rm(prerenderRoot, { recursive: true }),
    rm(fichaRoot, { recursive: true }),
  ]);
}

async function vite(options: readonly string[]): Promise<void> {
  const client = join(root, 'client');
  const bin = join(dirname(createRequire(join(client, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const args = [bin, 'build', ...options, '--emptyOutDir', '--logLevel', 'warn'];
  // The service worker's plugin prints its own report at every log level.
  const child = spawn(process.execPath, args, { cwd: client, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`vite build failed (${code})\n${printed}`);
}
