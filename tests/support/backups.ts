import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@meridia/server/config.ts';
import type postgres from 'postgres';
import { ownTables } from '../../scripts/backup/list-tables.ts';
import { createProgress } from '../../scripts/backup/progress.ts';

/** Progress that is not shown. */
export const silent = createProgress(() => {});

/** Settings for restoring into this database and into a folder that need not exist. */
export function targetConfig(databaseUrl: string, dataDir: string, env: Record<string, string> = {}) {
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ROLE: 'web',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...env,
  });
}

/** Every row of every table of ours as text, by table; but where an installation keeps its files, and their keys, are its own. */
export async function dumpRows(sql: postgres.Sql): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${ownTables}::text[]) order by 1`;
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`;
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}

/** Flips one bit of the byte in the middle of a file. */
export async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

/** Rewrites a manifest with a valid checksum, as its author could. */
export async function editManifest(dir: string, change: (manifest: Record<string, unknown>) => void): Promise<void> {
  const path = join(dir, 'manifest.json');
  const manifest: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'));
  change(manifest);
  const text = JSON.stringify(manifest);
  await writeFile(path, text);
  await writeFile(join(dir, 'manifest.sha256'), `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`);
}
