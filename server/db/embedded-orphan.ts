import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OwnError } from '../own-error.ts';
import { commandLine, processBirth } from './processes.ts';

/**
 * An extra argument for our servers, so that their command line shows to which folder they belong. PostgreSQL keeps the setting
 * and ignores it.
 */
export function dataDirMark(dataDir: string): string {
  return `meridia.data_dir=${dataDir}`;
}

/**
 * Stops the server that an app process left behind when it was killed. Call it only while this process holds the data folder: any
 * server that still runs there then belongs to no living process.
 * @throws Error when the server does not stop, or when a PostgreSQL that is not ours seems to use the folder.
 */
export async function stopOrphan(dataDir: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  const command = pid > 0 ? commandLine(pid) : null;
  if (command === null) return;

  // The process id now belongs to another program. PostgreSQL would mistake that program for a living server.
  if (!command.includes('postgres')) return rm(pidFile, { force: true });
  if (!command.includes(dataDirMark(dataDir))) {
    throw new OwnError(`PostgreSQL process ${pid} (${command}) seems to use ${dataDir}. Stop it, then start again.`);
  }

  log(`Stopping the built-in PostgreSQL (process ${pid}) that an earlier run left behind`);
  const isGone = async (patienceMs: number) => {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(10)) {
      if (processBirth(pid) === null) return true;
    }
    return false;
  };
  process.kill(pid, 'SIGINT');
  if (await isGone(10_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await isGone(5_000))) throw new OwnError(`The PostgreSQL process ${pid} of ${dataDir} does not stop.`);
}
