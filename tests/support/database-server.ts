import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import { openDatabase } from '@meridia/server/db/client.ts';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { migrateQueue } from '@meridia/server/queue/boss.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser address of a migrated and seeded database, which every test file clones. */
    templateUrl: string;
  }
}

/** One PostgreSQL for all test files of a run, with a migrated and seeded template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridia-test-db-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'cluster'), log: () => {}, durable: false });
  await prepareDatabase(server.url);
  project.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  await migrateQueue(url);
  const database = openDatabase(url, { poolSize: 2 });
  await seedPlans(database.system);
  await database.close();
}
