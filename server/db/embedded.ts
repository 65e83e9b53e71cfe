import { mkdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import postgres from 'postgres';
import { findPostgresBinaries } from './embedded-binaries.ts';
import { clusterUser, openCluster, readClusterPassword } from './embedded-cluster.ts';
import { keepServer } from './embedded-keeper.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { claimDataDir, livingOwner } from './embedded-owner.ts';

const databaseName = 'meridia';

export interface EmbeddedPostgresOptions {
  /** The folder of the cluster; created when missing. The password and the owner file lie beside it. */
  dataDir: string;
  /** Called with one line for each unusual event. */
  log: (message: string) => void;
  /** Port on 127.0.0.1; a free port when left out. */
  port?: number;
  /** Called when the server ended and does not restart in time. When left out, this process ends with the error. */
  onLost?: (error: Error) => void;
  /** How long a start may take, in ms; a minute when left out. */
  patienceMs?: number;
  /** False only for test databases: writes do not wait for the disk, and a power cut destroys the data. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Superuser connection to the database `meridia`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs a real PostgreSQL for this process alone, from binaries out of the npm registry, on the loopback address.
 * A server that a killed process left behind is stopped first.
 * @throws Error, readable by people, when another living process uses the folder or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true, onLost = throwLater, patienceMs = 60_000 } = options;
  const dataDir = await realDataDir(options.dataDir);
  const claim = await claimDataDir(dataDir);
  try {
    await stopOrphan(dataDir, log);
    const binaries = await findPostgresBinaries(log);
    const password = await openCluster(dataDir, binaries);
    const launch = async (port: number) => ({
      port,
      server: await keepServer({ binaries, dataDir, port, durable, log, onLost, patienceMs }),
    });
    const { port, server } = options.port ? await launch(options.port) : await onFreePort(launch);
    try {
      await ensureDatabase(clusterUrl(password, port, 'postgres'));
      await claim.publishPort(port);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      url: clusterUrl(password, port, databaseName),
      stop: async () => {
        await server.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** For scripts: the URL of the server that another process runs in this folder; null when none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const real = await realDataDir(dataDir);
  const owner = await livingOwner(real);
  return owner?.port ? clusterUrl(await readClusterPassword(real), owner.port, databaseName) : null;
}

function throwLater(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/** The folder's real path: the same name for every way of writing it, because the name tells servers apart. */
async function realDataDir(dataDir: string): Promise<string> {
  await mkdir(dirname(dataDir), { recursive: true, mode: 0o700 });
  return join(await realpath(dirname(dataDir)), basename(dataDir));
}

function clusterUrl(password: string, port: number, database: string): string {
  return `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Another program may take a free port before the server uses it; then the next free port is tried. */
async function onFreePort<T>(launch: (port: number) => Promise<T>, triesLeft = 3): Promise<T> {
  try {
    return await launch(await freePort());
  } catch (error) {
    const wasTaken = error instanceof Error && error.message.includes('Address already in use');
    if (wasTaken && triesLeft > 0) return onFreePort(launch, triesLeft - 1);
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((settle, reject) => probe.once('error', reject).listen(0, '127.0.0.1', settle));
  const address = probe.address();
  await new Promise((settle) => probe.close(settle));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const sql = postgres(maintenanceUrl, { max: 1, connect_timeout: 10 });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${databaseName}`;
    if (!found) await sql`create database ${sql(databaseName)}`;
  } finally {
    await sql.end();
  }
}
