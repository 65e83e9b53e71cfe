import type postgres from 'postgres';

export interface Table {
  name: string;
  /** All columns except generated ones, which the database calculates again. */
  columns: string[];
}

/** Where one installation keeps its files: another installation has its own place, so no backup holds it. */
export const ownTables = ['storage_places'];

/** All our other tables. A table comes after the tables that it refers to, so that loading in this order breaks no foreign key. */
export async function listTables(sql: postgres.ISql): Promise<Table[]> {
  const tables = await sql<(Table & { refersTo: string[] })[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${ownTables}::text[])
    order by c.relname`;
  const ordered: Table[] = [];
  const rest = [...tables];
  while (rest.length > 0) {
    const next = rest.findIndex(({ refersTo }) => refersTo.every((name) => ordered.some((done) => done.name === name)));
    const [table] = rest.splice(next, 1);
    if (next < 0 || !table)
      throw new Error('the foreign keys form a circle, so the tables cannot be loaded one after another');
    ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}

/** Tables in which the role meridia_system cannot see every row: a copy made with this role would silently lack rows. */
export async function listHiddenTables(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (
      has_table_privilege('meridia_system', c.oid, 'SELECT')
      and (not c.relrowsecurity or exists (
        select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
          and 'meridia_system'::regrole = any(p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true'))
      and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive))`;
  return rows.map(({ name }) => name);
}

/** Last value of each of our sequences as text; null when a sequence was never used. */
export async function readSequences(sql: postgres.ISql): Promise<Record<string, string | null>> {
  const rows = await sql<{ name: string; last: string | null }[]>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`;
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** `created_at` of the newest applied migration; null in a database that never was ours. */
export async function readMigration(sql: postgres.ISql): Promise<number | null> {
  const [ledger] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!ledger?.exists) return null;
  const [last] = await sql<
    { at: string | null }[]
  >`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  return last?.at ? Number(last.at) : null;
}

/** One quoted SQL name. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
