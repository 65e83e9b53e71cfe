import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });
const journalPath = 'drizzle/migrations/meta/_journal.json';

/** The newest migration of the release before this one. */
const lastMigration = '0006_ai_cost';

export interface PreviousRelease {
  commit: string;
  /** Its bundled server, with its migrations beside it. */
  bundle: string;
  migrations: { when: number; tag: string }[];
  remove(): Promise<void>;
}

/**
 * Builds the server of the release before this one from the repository's history, with the packages that are installed now: its
 * own sources, its own migrations, no page. It needs no network, but a clone with history.
 * @throws Error in a shallow clone
 */
export async function buildPreviousRelease(): Promise<PreviousRelease> {
  const commit = findCommit();
  const dir = await mkdtemp(join(tmpdir(), 'meridia-previous-'));
  execFileSync('sh', ['-c', `git archive "$0" shared drizzle server | tar -x -C "$1"`, commit, dir], { cwd: root });
  for (const folder of ['shared', 'drizzle', 'server'])
    await symlink(join(root, folder, 'node_modules'), join(dir, folder, 'node_modules'));
  const dist = join(dir, 'dist');
  await mkdir(join(dist, 'server'), { recursive: true });
  await symlink(join(dir, 'drizzle/migrations'), join(dist, 'migrations'));
  await linkPackages(join(dist, 'node_modules'));
  await symlink(join(dir, 'server/pdf/fonts'), join(dist, 'server/fonts'));
  // The only package that this release no longer has: it rated passwords, which does not matter here.
  const stub = join(dir, 'no-zxcvbn.ts');
  await writeFile(stub, 'export class ZxcvbnFactory { check() { return { guessesLog10: 99 }; } }');
  await esbuild.build({
    absWorkingDir: dir,
    entryPoints: { main: 'server/main.ts', 'pdf-worker': 'server/pdf/pdf-worker.ts' },
    outdir: join(dist, 'server'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    // Our packages come from the archive, because the links above lead to the present ones.
    alias: {
      ...Object.fromEntries(['shared', 'drizzle', 'server'].map((name) => [`@meridia/${name}`, join(dir, name)])),
      '@zxcvbn-ts/core': stub,
    },
    packages: 'external',
    logLevel: 'error',
  });
  const { entries } = journalSchema.parse(JSON.parse(await readFile(join(dir, journalPath), 'utf8')));
  return {
    commit,
    bundle: join(dist, 'server/main.js'),
    migrations: entries,
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** A package that was a dependency of one of our packages then may belong to another one now. */
async function linkPackages(target: string): Promise<void> {
  const packages = new Map<string, string>();
  for (const folder of ['shared', 'drizzle', 'server']) {
    const from = join(root, folder, 'node_modules');
    for (const name of await readdir(from)) {
      const inside = name.startsWith('@') ? await readdir(join(from, name)) : [''];
      for (const part of inside) packages.set(join(name, part), join(from, name, part));
    }
  }
  for (const [name, path] of packages) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await symlink(path, join(target, name));
  }
}

/** The last commit before the next migration was added: the state of the release. */
function findCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  for (const commit of git('log', '--format=%H', '--', journalPath).split('\n')) {
    if (!commit) continue;
    const { entries } = journalSchema.parse(JSON.parse(git('show', `${commit}:${journalPath}`)));
    if (entries.at(-1)?.tag !== lastMigration) continue;
    const [next] = git('rev-list', '--reverse', '--ancestry-path', `${commit}..HEAD`, '--', journalPath).split('\n');
    return next ? git('rev-parse', `${next}^`) : git('rev-parse', 'HEAD');
  }
  throw new Error(`No commit with ${lastMigration} as its newest migration: is this a shallow clone?`);
}
