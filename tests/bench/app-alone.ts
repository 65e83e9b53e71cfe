import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import postgres from 'postgres';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { prepareDatabase } from '../support/database-server.ts';

/**
 * The built app on a durable database of its own, for the time of a measurement; without a worker unless `env` says otherwise.
 */
export async function withAppAlone<T>(
  measure: (app: AppProcess, sql: postgres.Sql, databaseUrl: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: () => {} });
  await prepareDatabase(server.url);
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const app = await startAppProcess({ DATABASE_URL: server.url, DATA_DIR: join(dir, 'data'), ROLE: 'web', ...env });
  try {
    return await measure(app, sql, server.url);
  } finally {
    await app.stop();
    await sql.end({ timeout: 5 });
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
