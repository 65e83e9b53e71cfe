import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import { openDatabase } from '@meridia/server/db/client.ts';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { askPooler, type Pooler } from '@meridia/server/db/pooler.ts';
import { migrateQueue } from '@meridia/server/queue/boss.ts';
import type { TestProject } from 'vitest/node';
import { poolerSkipReason, startPooler } from './pooler.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser address of a migrated and seeded database, which every test file clones. */
    templateUrl: string;
    /** With MERIDIA_POOLER=1 the app uses the databases through PgBouncer; null: directly. */
    pooler: Pooler | null;
  }
}

/** One PostgreSQL for all test files of a run, with a migrated and seeded template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridia-test-db-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'cluster'), log: () => {}, durable: false });
  await prepareDatabase(server.url);
  project.provide('templateUrl', server.url);
  const pooler = process.env.MERIDIA_POOLER === '1' ? await openPooler(server.url) : null;
  // Not the template: the pooler keeps its connections, and a template in use cannot be copied.
  const other = new URL('/postgres', server.url).href;
  project.provide('pooler', pooler && (await askPooler(pooler.urlFor(other), other)));
  return async () => {
    await pooler?.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function openPooler(url: string) {
  const reason = poolerSkipReason();
  if (reason) throw new Error(`MERIDIA_POOLER=1: ${reason}`);
  return startPooler(url);
}

export async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  await migrateQueue(url);
  const database = openDatabase(url, { poolSize: 2 });
  await seedPlans(database.system);
  await database.close();
}
