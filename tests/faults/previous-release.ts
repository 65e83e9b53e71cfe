import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const manifestSchema = z.object({ packageManager: z.string() });
const journalPath = 'drizzle/migrations/meta/_journal.json';

/** The newest migration of the last release without clients: every assessment that it wrote is loose. */
const lastMigration = '0014_room_for_stages';

export interface PreviousRelease {
  commit: string;
  /** Its bundled server, with its migrations beside it. */
  bundle: string;
  remove(): Promise<void>;
}

/**
 * Builds the server of an earlier release from the repository's history, in a folder of its own: its sources, its migrations, and the
 * packages of its lockfile, no page. Packages that this machine has installed before are not fetched again.
 * @throws Error in a shallow clone
 */
export async function buildPreviousRelease(): Promise<PreviousRelease> {
  const commit = findCommit();
  const dir = await mkdtemp(join(tmpdir(), 'meridia-previous-'));
  execFileSync('sh', ['-c', `git archive "$0" | tar -x -C "$1"`, commit, dir], { cwd: root });
  const { packageManager } = manifestSchema.parse(JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')));
  execFileSync(
    'npx',
    [
      '--yes',
      packageManager,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--prod',
      '--filter',
      '@meridia/server...',
    ],
    // As in scripts/prepare.mjs: CI=true keeps pnpm from asking questions.
    { cwd: dir, env: { ...process.env, NODE_ENV: 'development', CI: 'true' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const dist = join(dir, 'dist');
  await mkdir(join(dist, 'server'), { recursive: true });
  await symlink(join(dir, 'drizzle/migrations'), join(dist, 'migrations'));
  await symlink(join(dir, 'server/node_modules'), join(dist, 'node_modules'));
  await symlink(join(dir, 'server/pdf/fonts'), join(dist, 'server/fonts'));
  await esbuild.build({
    absWorkingDir: dir,
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
    // Our own packages are bundled; npm packages stay outside.
    alias: Object.fromEntries(['shared', 'drizzle', 'server'].map((name) => [`@meridia/${name}`, join(dir, name)])),
    packages: 'external',
    logLevel: 'error',
  });
  return {
    commit,
    bundle: join(dist, 'server/main.js'),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
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
