import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * P6, `pnpm sizes`: the size of everything that the build in dist/ makes a browser fetch, gzipped. Exits with 1 when anything is
 * larger than allowed.
 */
const root = fileURLToPath(new URL('../../dist/client/', import.meta.url));

const filesSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
const files = filesSchema.parse(JSON.parse(readFileSync(`${root}pages/files.json`, 'utf8')));

const landing = scriptsOf('index.html');
const entry = scriptsOf('shell.html');
const shell = new Set([
  ...entry,
  ...closure('src/providers.tsx'),
  ...closure('src/routes/_authed.tsx?tsr-split=component'),
  ...closure('src/routes/_authed.dashboard.tsx?tsr-split=component'),
]);
const report = new Set(closure('src/routes/_authed.resultado.$id.tsx?tsr-split=component'));

const figures = [
  { name: 'JS of the landing page', kb: gzipped(landing), limit: 110 },
  { name: 'JS of the signed-in shell', kb: gzipped(shell), limit: 200 },
  {
    name: 'JS of the report view, beyond the shell',
    kb: gzipped([...report].filter((file) => !shell.has(file))),
    limit: 160,
  },
  { name: 'CSS', kb: gzipped(new Set(Object.values(files).flatMap(({ css }) => css))), limit: 20 },
  { name: 'fonts', kb: sum(fontFiles().map((file) => readFileSync(root + file).length)) / 1000, limit: 60 },
];
for (const { name, kb, limit } of figures) {
  console.log(`${kb <= limit ? 'ok  ' : 'FAIL'} P6  ${name}: ${kb.toFixed(1)} of ${limit} kB`);
}
process.exit(figures.every(({ kb, limit }) => kb <= limit) ? 0 : 1);

/** Scripts that a document starts or preloads. */
function scriptsOf(document: string): Set<string> {
  const html = readFileSync(`${root}pages/${document}`, 'utf8');
  return new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));
}

/** The file of a source and all its imports. */
function closure(source: string, seen = new Set<string>()): string[] {
  const found = files[source];
  if (!found) throw new Error(`the build has no file for ${source}`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [found.file, ...found.imports.flatMap((name) => closure(name, seen))];
}

function fontFiles(): string[] {
  return Object.values(files).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
}

function gzipped(paths: Iterable<string>): number {
  return sum([...paths].map((path) => gzipSync(readFileSync(root + path), { level: 9 }).length)) / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
