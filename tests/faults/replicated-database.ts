import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgresBinaries, type PostgresBinaries } from '@meridia/server/db/embedded-binaries.ts';
import { clusterUser, dataDirArgument, openCluster, serverEnvironment } from '@meridia/server/db/embedded-cluster.ts';
import postgres from 'postgres';
import { freePort } from '../support/app-process.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { eventually } from '../support/eventually.ts';
import { answers } from './database-answers.ts';

/** A primary database and a standby that has every transaction before it is acknowledged (synchronous commit). */
export interface ReplicatedDatabase {
  /** Both servers, as an operator writes them into DATABASE_URL. */
  url: string;
  primaryPort: number;
  standbyUrl: string;
  standbyPort: number;
  /** `kill -9` of the primary's main process. */
  killPrimary(): Promise<void>;
  /** The standby takes writes from now on. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

export async function startReplicatedDatabase(dir: string): Promise<ReplicatedDatabase> {
  const binaries = await findPostgresBinaries(() => {});
  await mkdir(dir, { recursive: true });
  const primaryDir = join(dir, 'primary');
  const standbyDir = join(dir, 'standby');
  const password = await openCluster(primaryDir, binaries);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const urlOf = (hosts: string) => `postgres://${clusterUser}:${password}@${hosts}/postgres`;
  const host = (port: number) => `127.0.0.1:${port}`;
  const primary = startServer(binaries, primaryDir, primaryPort);
  await eventually(() => answers(urlOf(host(primaryPort))), 'the primary to answer', 30_000);
  await prepareDatabase(urlOf(host(primaryPort)));
  const sql = postgres(urlOf(host(primaryPort)), { max: 1, onnotice: () => {} });
  await copyCluster(sql, primaryDir, standbyDir, binaries);
  await appendFile(
    join(standbyDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=${clusterUser} password=${password} application_name=standby'\n`,
  );
  const standby = startServer(binaries, standbyDir, standbyPort);
  await eventually(() => answers(urlOf(host(standbyPort))), 'the standby to answer', 30_000);
  await sql`alter system set synchronous_standby_names = 'standby'`;
  await sql`select pg_reload_conf()`;
  await eventually(
    async () => {
      const [row] = await sql<{ state: string }[]>`select sync_state as state from pg_stat_replication`;
      return row?.state === 'sync' ? true : null;
    },
    'the standby to be synchronous',
    30_000,
  );
  await sql.end({ timeout: 5 });
  return {
    url: urlOf(`${host(primaryPort)},${host(standbyPort)}`),
    primaryPort,
    standbyUrl: urlOf(host(standbyPort)),
    standbyPort,
    killPrimary: () => end(primary, 'SIGKILL'),
    promote: async () => {
      const owner = postgres(urlOf(host(standbyPort)), { max: 1, onnotice: () => {} });
      await owner`select pg_promote()`.finally(() => owner.end({ timeout: 5 }));
    },
    close: async () => {
      await end(primary, 'SIGINT');
      await end(standby, 'SIGINT');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function startServer(binaries: PostgresBinaries, dataDir: string, port: number): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=200',
    // The standby begins with the copy and reads what came since then.
    'wal_keep_size=512MB',
  ];
  return spawn(
    binaries.postgres,
    ['-D', dataDirArgument(dataDir, binaries), ...settings.flatMap((setting) => ['-c', setting])],
    { ...binaries.ids, cwd: dataDir, env: serverEnvironment, stdio: 'ignore' },
  );
}

/** Copies the files of a running server, as PostgreSQL's page on a low-level base backup says. */
async function copyCluster(
  sql: postgres.Sql,
  from: string,
  to: string,
  { ids: { uid, gid } }: PostgresBinaries,
): Promise<void> {
  await sql`select pg_backup_start('standby', true)`;
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/postmaster\.(?:pid|opts)$|pg_wal\/[0-9A-F]{24}$/.test(path),
  });
  const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop()`;
  await writeFile(join(to, 'backup_label'), stopped?.labelfile ?? '');
  await writeFile(join(to, 'standby.signal'), '');
  if (uid === undefined || gid === undefined) return;
  // The files belong to whoever copied them, and the server runs as somebody else.
  const child = spawn('chown', ['-R', `${uid}:${gid}`, to], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`chown ended with ${code}`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}
