import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import postgres from 'postgres';
import { type AppProcess, startAppProcess } from '../../support/app-process.ts';

export interface AppBeside {
  app: AppProcess;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** @returns address of the built-in database that the app of all tests runs */
export async function findDatabase(): Promise<string> {
  const url = await findEmbeddedPostgres(join(process.env.E2E_DATA_DIR ?? '', 'postgres'));
  if (!url) throw new Error('the app under test runs no embedded database');
  return url;
}

/**
 * An app of its own for tests whose settings or whose admins are nobody else's business. Its database lies beside that of the app of
 * all tests: making and stopping another PostgreSQL would cost more than the app does.
 */
export async function startAppBeside(env: Record<string, string>): Promise<AppBeside> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridia-e2e-beside-'));
  const url = new URL(await findDatabase());
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  const name = `beside_${process.pid}_${Date.now()}`;
  await sql`create database ${sql(name)}`;
  await sql.end({ timeout: 5 });
  url.pathname = `/${name}`;
  const app = await startAppProcess({ DATA_DIR: dataDir, DATABASE_URL: url.href, DATABASE_POOL_SIZE: '5', ...env });
  return { app, databaseUrl: url.href, stop: () => app.stop() };
}
