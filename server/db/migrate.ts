import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Any number that nothing else in this database uses as an advisory lock. */
const migrationLock = 727_001;

/** Applies what is missing. Several instances may start at once: one migrates, the others wait for it. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** How many of our migrations this database has not seen: all of them when nothing was ever migrated. Changes nothing. */
export async function countPendingMigrations(url: string): Promise<number> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const [ledger] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
    if (!ledger?.exists) return migrations.length;
    const [last] = await client<
      { at: string | null }[]
    >`select max(created_at) as at from drizzle.__drizzle_migrations`;
    return migrations.filter(({ folderMillis }) => folderMillis > Number(last?.at ?? 0)).length;
  } finally {
    await client.end({ timeout: 5 });
  }
}

// Beside the bundle in a build, in the source tree otherwise.
function migrationsFolder(): string {
  const candidates = ['./migrations', '../migrations', '../../drizzle/migrations'];
  const found = candidates
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/meta/_journal.json`));
  if (!found) throw new Error(`No migrations found beside ${import.meta.url}`);
  return found;
}
