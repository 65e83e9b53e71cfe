import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { OwnError } from '../own-error.ts';
import { openClient } from './open-client.ts';

/** An arbitrary number; nothing else in this database may use it as an advisory lock. */
const migrationLock = 727_001;
/**
 * While a migration waits for a table, every later query on that table waits behind it. So a migration waits only this long, lets
 * the others pass and tries again.
 */
const lockTimeoutMs = 500;
const longestPauseMs = 2_000;
const giveUpAfterMs = 10 * 60_000;

/** SQLSTATE: the lock could not be had in time. */
const lockNotAvailable = '55P03';

/**
 * Applies the missing migrations, each completely or not at all, while other processes use the database. Several instances may
 * start at the same time: one migrates, the others wait for it.
 * @param options.upTo the last migration to apply, by `when` in the journal; all when left out
 * @throws Error when a table stays in use for ten minutes
 */
export async function migrateDatabase(
  url: string,
  { upTo = Number.POSITIVE_INFINITY }: { upTo?: number } = {},
): Promise<void> {
  const client = openClient(url, { max: 1, onnotice: () => {}, connection: { application_name: 'meridia_migration' } });
  try {
    await createLedger(client);
    // `apply` checks this again under the lock, because another instance may have been faster.
    const newest = await newestApplied(client);
    for (const migration of readMigrations()) {
      const { folderMillis } = migration;
      if (folderMillis > newest && folderMillis <= upTo) await applyWhenPossible(client, migration);
    }
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** How many of our migrations this database lacks; all of them when it was never migrated. Changes nothing. */
export async function countPendingMigrations(url: string): Promise<number> {
  const client = openClient(url, { max: 1, onnotice: () => {} });
  try {
    const migrations = readMigrations();
    const [ledger] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
    if (!ledger?.exists) return migrations.length;
    const newest = await newestApplied(client);
    return migrations.filter(({ folderMillis }) => folderMillis > newest).length;
  } finally {
    await client.end({ timeout: 5 });
  }
}

// The table has drizzle-kit's name and columns, so that drizzle-kit can read this database.
async function createLedger(client: postgres.Sql): Promise<void> {
  await client.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`;
    await tx`create schema if not exists drizzle`;
    await tx`
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  });
}

async function applyWhenPossible(client: postgres.Sql, migration: MigrationMeta): Promise<void> {
  const deadline = Date.now() + giveUpAfterMs;
  for (let pauseMs = lockTimeoutMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const inUse = error instanceof postgres.PostgresError && error.code === lockNotAvailable;
      if (!inUse || Date.now() > deadline) throw error;
      await delay(pauseMs);
    }
  }
}

async function apply(client: postgres.Sql, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.begin(async (tx) => {
    // The lock ends with the transaction, so with the process, too: nobody waits for an instance that was killed.
    await tx`select pg_advisory_xact_lock(${migrationLock})`;
    if ((await newestApplied(tx)) >= folderMillis) return;
    await tx`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`;
    for (const statement of sql) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  });
}

/** When the newest applied migration was made, by its journal; 0 when none is applied. */
async function newestApplied(sql: postgres.ISql): Promise<number> {
  const [last] = await sql<{ at: string | null }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`;
  return Number(last?.at ?? 0);
}

function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() });
}

// In a build the folder lies beside the bundle; otherwise it lies in the source tree.
function migrationsFolder(): string {
  const candidates = ['./migrations', '../migrations', '../../drizzle/migrations'];
  const found = candidates
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/meta/_journal.json`));
  if (!found) throw new OwnError(`No migrations found beside ${import.meta.url}`);
  return found;
}
