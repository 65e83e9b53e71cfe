import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';
import { type Haproxy, haproxySkipReason, startHaproxy } from './haproxy.ts';
import { poolerSkipReason, startPooler, type TestPooler } from './pooler.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

/**
 * What two machines would run, on loopback: on each of them a process for requests and a worker, with a folder of their own. They share
 * one database through PgBouncer and one bucket, behind HAProxy.
 */
export interface SeveralMachines {
  /** Where people reach it. */
  baseUrl: string;
  web: AppProcess[];
  workers: AppProcess[];
  pooler: TestPooler;
  bucket: S3Server;
  balancer: Haproxy;
  /** SIGTERM, its end, and another one in its place. @returns the exit code */
  replace(role: 'web' | 'worker', machine: number): Promise<number | null>;
  close(): Promise<void>;
}

const machines = ['one', 'two'] as const;
/** Longer than two questions of the balancer. */
const drainSeconds = '5';

/** Why it cannot run on this machine; null when it can. */
export function severalMachinesSkipReason(): string | null {
  return [poolerSkipReason(), haproxySkipReason()].filter((reason) => reason !== null).join('; ') || null;
}

/** @param databaseUrl the direct way to a migrated database @param env further settings of every process */
export async function startSeveralMachines(
  databaseUrl: string,
  env: Record<string, string>,
  { port: wantedPort }: { port?: number } = {},
): Promise<SeveralMachines> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-machines-'));
  const ending: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  const opened = <T extends { close(): Promise<unknown> }>(one: T): T => {
    ending.push(() => one.close());
    return one;
  };
  try {
    const port = wantedPort ?? (await freePort());
    const baseUrl = `http://localhost:${port}`;
    const bucket = opened(await startS3Server());
    const pooler = opened(await startPooler(databaseUrl));
    const shared = {
      ...env,
      ...bucket.env,
      DATABASE_URL: databaseUrl,
      DATABASE_POOLER_URL: pooler.urlFor(databaseUrl),
      PUBLIC_URL: baseUrl,
      TRUST_PROXY: '1',
      SECRET_KEY: randomBytes(32).toString('base64'),
      MASTER_KEY: randomBytes(32).toString('base64'),
    };
    const ports = { web: [await freePort(), await freePort()], worker: [await freePort(), await freePort()] };
    const running: Record<'web' | 'worker', AppProcess[]> = { web: [], worker: [] };
    const start = (role: 'web' | 'worker', machine: number) =>
      startAppProcess({
        ...shared,
        ROLE: role,
        PORT: String(ports[role][machine]),
        DATA_DIR: join(dir, machines[machine] ?? ''),
        ...(role === 'web' && { DRAIN_SECONDS: drainSeconds }),
      });
    ending.push(() => Promise.all([...running.web, ...running.worker].map((process) => process.stop())));
    for (const role of ['web', 'worker'] as const) {
      for (const machine of machines.keys()) running[role].push(await start(role, machine));
    }
    const balancer = opened(await startHaproxy(port, ports.web));
    return {
      baseUrl,
      web: running.web,
      workers: running.worker,
      pooler,
      bucket,
      balancer,
      replace: async (role, machine) => {
        const old = running[role][machine];
        old?.signal('SIGTERM');
        const code = (await old?.exited) ?? null;
        running[role][machine] = await start(role, machine);
        return code;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
