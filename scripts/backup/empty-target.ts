import type { Storage } from '@meridia/server/ports.ts';
import type postgres from 'postgres';
import { ToolError } from '../tool-error.ts';
import { ownTables, quoted, readMigration } from './list-tables.ts';

/** Tables that every migration or start fills by itself. */
const writtenByStart = new Set(['subscription_plans', 'plan_prices', 'data_keys', ...ownTables]);

/**
 * A restore adds nothing to existing data and replaces none, so the target must be empty.
 * @returns the newest migration of the database, null when it has no tables at all
 * @throws ToolError that names the data in the way
 */
export async function assertEmptyTarget(sql: postgres.ISql, storage: Storage): Promise<number | null> {
  for await (const _ of storage.list()) {
    throw new ToolError(
      'A pasta das fotos não está vazia. Restaure em uma pasta vazia (DATA_DIR).',
      'The folder of the photos is not empty. Restore into an empty one (DATA_DIR).',
    );
  }
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  const migration = await readMigration(sql);
  if (migration === null && tables.length > 0) throw inTheWay(tables.map(({ name }) => name));
  await assertNobodyConnected(sql);
  const filled: string[] = [];
  for (const { name } of tables) {
    if (writtenByStart.has(name)) continue;
    const [row] = await sql.unsafe(`select 1 from ${quoted(name)} limit 1`);
    if (row) filled.push(name);
  }
  if (filled.length > 0) throw inTheWay(filled);
  return migration;
}

/** Removes rows that a start of the app has written, so that the rows of the backup can take their place. */
export async function clearStartRows(sql: postgres.ISql): Promise<void> {
  const there = await sql`select from pg_class where relname = 'data_keys' and relnamespace = 'public'::regnamespace`;
  // Nothing is sealed with them: the target is empty.
  if (there.length > 0) await sql`delete from data_keys`;
  await sql`delete from plan_prices`;
  await sql`delete from subscription_plans`;
}

async function assertNobodyConnected(sql: postgres.ISql): Promise<void> {
  const [other] = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name in ('meridia_app', 'meridia_system') limit 1`;
  if (!other) return;
  throw new ToolError(
    'Um MeridIA está usando este banco de dados. Desligue-o e repita.',
    'A MeridIA is using this database. Stop it and try again.',
  );
}

function inTheWay(tables: string[]): ToolError {
  const named = tables.slice(0, 5).join(', ') + (tables.length > 5 ? ', …' : '');
  return new ToolError(
    `O banco de dados não está vazio (${named}). Restaure em um banco vazio.`,
    `The database is not empty (${named}). Restore into an empty one.`,
  );
}
