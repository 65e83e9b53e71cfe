import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Config } from '@meridia/server/config.ts';
import type postgres from 'postgres';
import { takeDataKeys } from './data-keys.ts';
import { clearStartRows } from './empty-target.ts';
import { quoted } from './list-tables.ts';
import type { OpenBackup } from './manifest.ts';
import type { Progress } from './progress.ts';
import { listFiles, tablePath } from './verify-backup.ts';

/** Figures that the database itself gives after loading. */
export interface Loaded {
  rows: number;
  reports: number;
  /** Photos whose bytes differ from the upload: they were already damaged when the backup was taken. */
  changedFotos: number;
  /** Accounts whose second factor needs the secret key. */
  secondFactors: number;
}

/**
 * Loads all rows in one transaction and counts them before it ends: afterwards either all rows are there or none.
 * @throws Error when the counts differ from the manifest, or a photo's row has no file; ToolError when the master key opens no data key
 */
export function loadTables(
  client: postgres.Sql,
  config: Pick<Config, 'masterKey'>,
  backup: OpenBackup,
  progress: Progress,
): Promise<Loaded> {
  const { dir, manifest, seal } = backup;
  return client.begin(async (sql) => {
    await clearStartRows(sql);
    const forced = await unforceRowSecurity(sql);
    for (const [index, { name, columns }] of manifest.tables.entries()) {
      const into = `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;
      await pipeline(
        seal.open(createReadStream(join(dir, tablePath(name)))),
        createGunzip(),
        await sql.unsafe(into).writable(),
      );
      progress.count('tabelas / tables', index + 1, manifest.tables.length);
    }
    for (const [name, last] of Object.entries(manifest.sequences)) {
      if (last !== null) await sql`select setval(${`public.${quoted(name)}`}::regclass, ${last}::bigint)`;
    }
    const loaded = await count(sql, backup);
    await takeDataKeys(sql, config, backup);
    // PostgreSQL alters no table whose deferred foreign keys are still to be checked.
    await sql`set constraints all immediate`;
    for (const name of forced) await sql.unsafe(`alter table ${quoted(name)} force row level security`);
    return loaded;
  });
}

/**
 * Row-level security forbids loading even to the owner of the tables. Nobody else sees the tables before the transaction ends.
 */
async function unforceRowSecurity(sql: postgres.ISql): Promise<string[]> {
  const forced = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`;
  for (const { name } of forced) await sql.unsafe(`alter table ${quoted(name)} no force row level security`);
  return forced.map(({ name }) => name);
}

async function count(sql: postgres.ISql, backup: OpenBackup): Promise<Loaded> {
  let rows = 0;
  for (const table of backup.manifest.tables) {
    const [found] = await sql.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${quoted(table.name)}`);
    if (found?.rows !== table.rows) throw new Error(`${table.name}: ${found?.rows} rows instead of ${table.rows}`);
    rows += table.rows;
  }
  await sql`create temporary table restored_files (key text primary key, sha256 text not null) on commit drop`;
  await pipeline(fileRows(backup), await sql`copy restored_files from stdin`.writable());
  const [totals] = await sql<{ reports: number; factors: number; lost: number; changed: number }[]>`
    select (select count(*)::int from avaliacoes where relatorio_html is not null) as reports,
      (select count(*)::int from second_factors where confirmed_at is not null) as factors,
      (select count(*)::int from fotos left join restored_files on key = storage_key where key is null) as lost,
      (select count(*)::int from fotos join restored_files on key = storage_key where restored_files.sha256 <> fotos.sha256) as changed`;
  if (!totals || totals.lost > 0) throw new Error(`${totals?.lost} photos have a row and no file`);
  return { rows, reports: totals.reports, changedFotos: totals.changed, secondFactors: totals.factors };
}

async function* fileRows(backup: OpenBackup): AsyncGenerator<string> {
  for await (const { key, sha256 } of listFiles(backup)) yield `${key}\t${sha256}\n`;
}
