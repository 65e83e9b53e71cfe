import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import { buildApp } from '@meridia/server/app.ts';
import { readConfig } from '@meridia/server/config.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { createLocalImages } from '@meridia/server/images/local-images.ts';
import { createLogger } from '@meridia/server/log/create-logger.ts';
import { printError } from '@meridia/server/log/describe-error.ts';
import { noMeter } from '@meridia/server/metrics/meter.ts';
import { metricsPlace } from '@meridia/server/metrics/metrics-server.ts';
import { openMeter } from '@meridia/server/metrics/open-meter.ts';
import type { PrintPdf } from '@meridia/server/pdf/print-pdf.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { startWorker } from '@meridia/server/worker.ts';
import { inject } from 'vitest';
import { keepMetrics, keptDestination, keptLogLevel } from './log-sink.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import { throughPooler } from './through-pooler.ts';

export interface TestApp {
  baseUrl: string;
  deps: Deps;
  database: TestDatabase;
  storageDir: string;
  /** Every plain route as `METHOD /path`, from Fastify. */
  routes: readonly string[];
  /** Starts the worker; without it reports stay pending. */
  startWorker(): Promise<void>;
  /** Nothing begins by itself any more. */
  stopWorker(): void;
  /** Closes only the web part; `close` does the rest. */
  closeWeb(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  /** Fakes that replace parts of the app, by port. */
  replace?: Partial<Deps>;
  /** A built client to serve; without it there are no pages. */
  clientRoot?: string;
  /**
   * How long a closing app waits for running answers. By default not at all, because tests leave answers unread and sockets open.
   */
  closePatienceMs?: number;
  /** Sets the PDFs in place of the usual printer. */
  printPdf?: PrintPdf;
  /** Another way to the database than the direct one. */
  databaseUrl?: (url: string) => Promise<string>;
  /** Starts a second process on the database and the photos of this app; close it first. */
  beside?: Pick<TestApp, 'database' | 'storageDir'>;
}

/** All apps of one test worker share their picture processes, because starting one costs more than most pictures. */
const sharedImages = createLocalImages(1);

/** The real app on a free port with its own database and storage folder. */
export async function startTestApp({
  env = {},
  replace = {},
  clientRoot,
  closePatienceMs = 0,
  printPdf,
  databaseUrl = async (url) => url,
  beside,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = beside?.database ?? (await cloneDatabase(inject('templateUrl')));
  const dataDir = beside ? join(beside.storageDir, '..') : await mkdtemp(join(tmpdir(), 'meridia-test-'));
  const pooler = throughPooler(database.url);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: keptLogLevel ?? 'silent',
    PORT: '0',
    DATA_DIR: dataDir,
    // All tests sign in from one address, so limits are off; tests about limits turn them on.
    LIMITS: 'off',
    ...(pooler && { DATABASE_URL: database.url, DATABASE_POOLER_URL: pooler.url }),
    ...env,
  });
  const kept = replace.log ? undefined : keptDestination();
  const log = replace.log ?? createLogger(config.LOG_LEVEL, { destination: kept });
  const meter = metricsPlace(config).on ? openMeter() : noMeter;
  // A thread would load the engine from its sources for each app; server/engine has tests of the threads.
  const opened = await openDeps(config, await databaseUrl(database.url), log, {
    meter,
    ownEngine: engineHere,
  }).catch((error: unknown) => {
    // What main.ts prints of a start that is refused, so that it is searched as well.
    kept?.write(`${printError(error)}\n`);
    throw error;
  });
  // The template's plans have no price ids.
  if (Object.keys(config.priceIds).length > 0) await seedPlans(opened.database.system, config.priceIds);
  const deps: Deps = { ...opened, images: { ...sharedImages }, ...replace };
  const app = await buildApp(deps, {
    clientRoot: clientRoot ?? join(dataDir, 'no-client'),
    isReady: () => true,
    closePatienceMs,
    ...(printPdf && { printPdf }),
  });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  let worker: { stop(): void } | null = null;
  return {
    baseUrl,
    deps,
    database,
    storageDir: config.storageDir,
    routes: readRoutes(app.printRoutes({ commonPrefix: false })),
    startWorker: async () => {
      worker = await startWorker(deps);
    },
    stopWorker: () => worker?.stop(),
    closeWeb: () => app.close(),
    close: async () => {
      worker?.stop();
      await app.close();
      if (meter.page) keepMetrics((await meter.page()).text);
      await opened.close();
      if (beside) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fastify prints its routes as a tree: `├── /api/fotos (POST)`, with the children of a path indented below it. */
function readRoutes(tree: string): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const found = /^(?<indent>[\s│]*)(?:├──|└──) (?<path>\S+)(?: \((?<methods>[^)]*)\))?/.exec(line)?.groups;
    if (!found?.path) continue;
    const depth = (found.indent ?? '').length / 4;
    const path = (parents[depth - 1] ?? '') + found.path;
    parents[depth] = path;
    const methods = found.methods?.split(', ') ?? [];
    // Fastify adds a HEAD to each GET.
    for (const method of methods) if (method !== 'HEAD' || !methods.includes('GET')) routes.push(`${method} ${path}`);
  }
  return [...new Set(routes)].sort();
}
