import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

// Beside the bundle in a build, in the source tree otherwise.
function migrationsFolder(): string {
  const candidates = ['./migrations', '../migrations', '../../drizzle/migrations'];
  const found = candidates
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/meta/_journal.json`));
  if (!found) throw new Error(`No migrations found beside ${import.meta.url}`);
  return found;
}
