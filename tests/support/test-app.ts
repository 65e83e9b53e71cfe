import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@meridia/server/app.ts';
import { readConfig } from '@meridia/server/config.ts';
import { openDeps } from '@meridia/server/deps.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { startWorker } from '@meridia/server/worker.ts';
import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  baseUrl: string;
  deps: Deps;
  database: TestDatabase;
  storageDir: string;
  /** Starts the queue's side; without it reports stay pending. */
  startWorker(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  /** Parts to replace by fakes, by port. */
  replace?: Partial<Deps>;
}

/** The real app on a free port with its own database and storage folder. */
export async function startTestApp({ env = {}, replace = {} }: TestAppOptions = {}): Promise<TestApp> {
  const database = await cloneDatabase(inject('templateUrl'));
  const dataDir = await mkdtemp(join(tmpdir(), 'meridia-test-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir, ...env });
  const opened = await openDeps(config, database.url);
  const deps: Deps = { ...opened, ...replace };
  const app = await buildApp(deps, { clientRoot: join(dataDir, 'no-client'), isReady: () => true });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  let worker: { stop(): void } | null = null;
  return {
    baseUrl,
    deps,
    database,
    storageDir: config.storageDir,
    startWorker: async () => {
      worker = await startWorker(deps);
    },
    close: async () => {
      worker?.stop();
      await app.close();
      await opened.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
