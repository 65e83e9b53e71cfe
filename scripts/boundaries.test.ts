import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The rule, the file that breaks it, and the file or package that it imports. Imported files are created too, empty. */
const offences: [rule: string, from: string, to: string][] = [
  ['no-circular', 'server/a.ts', 'server/b.ts'],
  ['no-circular', 'server/b.ts', 'server/a.ts'],
  ['no-unresolvable', 'server/c.ts', './missing.ts'],
  ['no-undeclared-package', 'server/d.ts', 'undeclared'],
  ['no-dev-package-at-run-time', 'server/e.ts', 'a-tool'],
  ['no-drawers', 'server/f.ts', 'server/utils.ts'],
  ['shared-imports-zod-only', 'shared/a.ts', 'node:fs'],
  ['drizzle-below-server', 'drizzle/a.ts', 'server/g.ts'],
  ['server-below-scripts-and-tests', 'server/h.ts', 'scripts/a.ts'],
  ['client-sees-types-of-the-router-only', 'client/src/a.ts', 'server/i.ts'],
  ['client-imports-the-router-as-a-type', 'client/src/b.ts', 'server/trpc/router.ts'],
  ['mtc-is-pure', 'server/mtc/a.ts', 'node:crypto'],
  ['mtc-render-adds-react-only', 'server/mtc/render/a.ts', 'node:fs'],
  ['vision-is-pure', 'server/vision/a.ts', 'server/j.ts'],
  ['lucia-in-auth-only', 'server/k.ts', 'lucia'],
  ['ai-writer-knows-no-vendor', 'server/ai-writer/a.ts', 'server/integrations/x/b.ts'],
  ['dictionary-files-in-dictionary-only', 'server/x.ts', 'dictionary-pt'],
  ['dictionary-is-read-where-texts-are-masked', 'server/y.ts', 'server/dictionary/open-dictionary.ts'],
  ['gemini-sdk-in-its-integration-only', 'server/l.ts', '@google/generative-ai'],
  ['vendor-sdks-in-integrations-only', 'server/m.ts', 'stripe'],
  ['react-email-in-emails-only', 'server/s.ts', 'react-email'],
  ['pdf-library-in-pdf-only', 'server/u.ts', 'pdfmake'],
  ['emails-are-pure', 'server/emails/a.ts', 'server/t.ts'],
  ['sharp-where-pixels-are', 'server/n.ts', 'sharp'],
  ['web-process-decodes-nothing', 'server/v.ts', 'server/images/decode-foto.ts'],
  ['queue-library-in-queue-only', 'server/o.ts', 'pg-boss'],
  ['logging-library-in-log-only', 'server/v.ts', 'pino'],
  ['metrics-library-in-metrics-only', 'server/w.ts', 'prom-client'],
  ['database-driver-in-db-only', 'server/p.ts', 'postgres'],
  ['integrations-know-no-feature', 'server/integrations/x/a.ts', 'server/features/nota/queries.ts'],
  ['deps-are-assembled-once', 'server/q.ts', 'server/deps.ts'],
  ['main-is-nobodys-library', 'server/r.ts', 'server/app.ts'],
  ['features-meet-at-their-doors', 'server/features/nota/commands.ts', 'server/features/outra/router.ts'],
  [
    'handlers-are-loaded-by-the-worker',
    'server/features/relatorios/jobs.ts',
    'server/features/relatorios/generate-relatorio.ts',
  ],
  ['routers-hold-no-sql', 'server/features/nota/router.ts', 'drizzle-orm'],
  ['router-without-admin', 'server/features/outra/router.ts', 'server/features/outra/admin-router.ts'],
  ['core-sees-no-request', 'server/features/nota/policy.ts', 'fastify'],
  ['testing-is-for-tests', 'client/src/c.ts', 'client/src/testing/a.ts'],
  ['client-features-do-not-meet', 'client/src/features/nota/a.ts', 'client/src/features/outra/b.ts'],
  ['components-are-domain-free', 'client/src/components/a.ts', 'client/src/trpc.ts'],
  ['routes-are-the-top', 'client/src/features/nota/c.ts', 'client/src/routes/a.ts'],
  ['lib-and-messages-are-the-bottom', 'client/src/lib/a.ts', 'client/src/components/b.ts'],
];
const allowed: [from: string, to: string][] = [
  ['shared/ok.ts', 'zod'],
  ['server/ok.ts', 'shared/ok.ts'],
  ['server/mtc/ok.ts', 'shared/ok.ts'],
  ['server/auth/ok.ts', 'lucia'],
  ['server/features/outra/commands.ts', 'server/features/nota/queries.ts'],
  ['client/src/routes/ok.ts', 'client/src/features/nota/ok.ts'],
];

const cruiseResult = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ rules: z.array(z.object({ name: z.string() })).optional() })),
    }),
  ),
});

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let brokenRules: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridia-boundaries-'));
  layOut(folder);
  brokenRules = cruise(folder);
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the dependency boundaries', () => {
  it.each(offences)('%s refuses %s -> %s', (rule, from) => {
    expect(brokenRules.get(from)).toContain(rule);
  });

  it.each(allowed)('no rule refuses %s -> %s', (from) => {
    expect(brokenRules.get(from)).toEqual([]);
  });

  it('every rule has an offence here', () => {
    const names = readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8').matchAll(/^ {6}'([a-z-]+)',$/gm);
    expect(new Set(offences.map(([rule]) => rule))).toEqual(new Set([...names].map(([, name]) => name)));
  });
});

/** A tree like ours in which every offence occurs once. */
function layOut(base: string): void {
  const files = new Map<string, string[]>();
  for (const [from, to] of [...offences.map(([, from, to]) => [from, to] as const), ...allowed]) {
    const isFile = /^(shared|drizzle|server|client|scripts)\//.test(to);
    files.set(from, [...(files.get(from) ?? []), isFile ? `./${relative(dirname(from), to)}` : to]);
    if (isFile) files.set(to, files.get(to) ?? []);
  }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  for (const [path, imports] of files) {
    write(
      path,
      `${imports.map((to, i) => `import { a as a${i} } from '${to}';\nexport const b${i} = a${i};`).join('\n')}\nexport const a = 1;\n`,
    );
  }
  const declared = [
    'zod',
    'lucia',
    '@google/generative-ai',
    'pdfmake',
    'react-email',
    'stripe',
    'sharp',
    'pg-boss',
    'postgres',
    'drizzle-orm',
    'fastify',
    'pino',
    'prom-client',
    'dictionary-pt',
  ];
  for (const name of [...declared, 'a-tool', 'undeclared']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' }));
    write(`node_modules/${name}/main.js`, 'exports.a = 1;\n');
  }
  const dependencies = Object.fromEntries(declared.map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ dependencies, devDependencies: { 'a-tool': '1.0.0' } }));
}

/** The names of the rules that each file breaks. */
function cruise(base: string): Map<string, string[]> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['shared', 'drizzle', 'server', 'client', 'scripts'];
  const args = [program, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: base,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  const { modules } = cruiseResult.parse(JSON.parse(stdout));
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name)),
    ]),
  );
}
