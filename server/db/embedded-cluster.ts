import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OwnError } from '../own-error.ts';
import type { PostgresBinaries } from './embedded-binaries.ts';

/** The cluster's superuser: owns everything, and is the only account in a new cluster. */
export const clusterUser = 'meridia';

/** Only what PostgreSQL needs. The app's keys are left out. Messages are in English, because this code reads them. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the cluster in `dataDir` unless it exists.
 * @returns the superuser's password, kept beside the folder in `<dataDir>.password` (0600)
 */
export async function openCluster(dataDir: string, binaries: PostgresBinaries): Promise<string> {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(dataDir, binaries);
  return readClusterPassword(dataDir);
}

/** @throws Error when the file is missing: without this password nobody can open the cluster. */
export async function readClusterPassword(dataDir: string): Promise<string> {
  const password = await readFile(passwordPath(dataDir), 'utf8').catch((cause) => {
    throw new OwnError(`${passwordPath(dataDir)} is missing or unreadable; without it ${dataDir} stays closed.`, {
      cause,
    });
  });
  return password.trim();
}

/**
 * The path by which the server names its own data folder. The account of the server may have no access to the full path (a
 * checkout in a home folder with mode 0700), but every process can reach the folder in which it was started.
 */
export function dataDirArgument(dataDir: string, { ids }: PostgresBinaries): string {
  return ids.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : dataDir;
}

// The cluster is created under another name and then renamed, so that an interrupted initdb never looks like a cluster.
async function createCluster(dataDir: string, binaries: PostgresBinaries): Promise<void> {
  const { uid, gid } = binaries.ids;
  const passwordFile = passwordPath(dataDir);
  if (existsSync(dataDir)) throw new OwnError(`${dataDir} exists, but holds no database that this account can read.`);
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) {
    await chown(unfinished, uid, gid);
    await chown(passwordFile, uid, gid);
  }
  await runInitdb(unfinished, passwordFile, binaries);
  await rename(unfinished, dataDir);
}

async function runInitdb(dataDir: string, passwordFile: string, binaries: PostgresBinaries): Promise<void> {
  await using password = await open(passwordFile, 'r');
  const child = spawn(
    binaries.initdb,
    [
      '-D',
      dataDirArgument(dataDir, binaries),
      '-U',
      clusterUser,
      // The password comes by standard input, because the account that runs initdb may have no access to the file.
      '--auth=scram-sha-256',
      '--pwfile=/dev/stdin',
      // PostgreSQL's own UTF-8 collation is the same on every machine. The locales of the machine do not matter.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...binaries.ids, cwd: dataDir, env: serverEnvironment, stdio: [password.fd, 'pipe', 'pipe'] },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(`${chunk}`));
  const exitCode = await new Promise((settle, reject) => child.once('error', reject).once('close', settle));
  if (exitCode !== 0) throw new OwnError(`initdb failed (${exitCode}):\n${output.join('')}`);
}

function passwordPath(dataDir: string): string {
  return `${dataDir}.password`;
}
