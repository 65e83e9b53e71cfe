import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { z } from 'zod';
import { ToolError } from '../tool-error.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle/migrations', import.meta.url));
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });
type Journal = z.output<typeof journalSchema>;

/** Refuses a backup whose tables this version does not know. */
export async function assertKnownMigration(migration: number): Promise<void> {
  const { entries } = await readJournal();
  if (entries.some(({ when }) => when === migration)) return;
  throw new ToolError(
    'Esta cópia é de uma versão mais nova do MeridIA. Atualize o MeridIA e repita.',
    'This backup is of a newer MeridIA. Update MeridIA and try again.',
  );
}

/**
 * Brings an empty database to exactly the migration of a backup, so that its rows go into the tables they came from; later migrations
 * then meet them as they would have in the running app.
 */
export async function migrateTo(url: string, migration: number): Promise<void> {
  const journal = await readJournal();
  const folder = await mkdtemp(join(tmpdir(), 'meridia-migrations-'));
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= migration);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end({ timeout: 5 });
    await rm(folder, { recursive: true, force: true });
  }
}

async function readJournal(): Promise<Journal> {
  return journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
}
