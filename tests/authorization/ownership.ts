import type { Sql } from 'postgres';

export interface OwnedTable {
  table: string;
  /** The column that names the account a row belongs to. */
  owner: string;
}

const known = new WeakMap<Sql, Promise<OwnedTable[]>>();

/**
 * Tables whose rows belong to an account according to their foreign keys. `access_log` has no foreign key, because its rows
 * outlive accounts.
 */
export function listOwnedTables(sql: Sql): Promise<OwnedTable[]> {
  const tables = known.get(sql) ?? findOwnedTables(sql);
  known.set(sql, tables);
  return tables;
}

async function findOwnedTables(sql: Sql): Promise<OwnedTable[]> {
  const found = await sql<OwnedTable[]>`
    select distinct on (conrelid) conrelid::regclass::text as "table", attname as owner
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'accounts'::regclass
    order by conrelid`;
  return [...found, { table: 'accounts', owner: 'id' }, { table: 'access_log', owner: 'actor_id' }];
}

/** Ids of all rows of an account, without ids that could appear elsewhere by chance. */
export async function listRowIds(sql: Sql, userId: string): Promise<string[]> {
  const parts = (await listOwnedTables(sql)).map(
    ({ table, owner }) => `select to_jsonb(t) ->> 'id' as id from ${table} t where ${owner} = $1`,
  );
  const rows = await sql.unsafe<{ id: string | null }[]>(parts.join(' union all '), [userId]);
  // Short numbers appear in many answers by chance.
  return rows.flatMap(({ id }) => (id !== null && id.length > 20 ? [id] : []));
}

// Signing in and reading write to these tables without changing anything that a person owns.
const comings = new Set(['sessions', 'access_log']);

/**
 * One value that changes when any row of the account is written, in any table: how many rows each table has, and the sum of the ids of
 * the transactions that wrote them. A row that is added, changed or removed changes one or both, because a later transaction has a
 * greater id. Reading whole reports for each call would take longer than the calls, and so would sorting thousands of rows.
 */
export async function fingerprint(sql: Sql, userId: string): Promise<string> {
  const tables = (await listOwnedTables(sql)).filter(({ table }) => !comings.has(table));
  const parts = tables.map(
    ({ table, owner }, place) =>
      `select ${place} as place, count(*) as rows, sum(xmin::text::bigint) as written from ${table} where ${owner} = $1`,
  );
  const [found] = await sql.unsafe<{ print: string | null }[]>(
    `select string_agg(rows || ':' || coalesce(written, 0), ' ' order by place) as print from (${parts.join(' union all ')}) as owned`,
    [userId],
    { prepare: true },
  );
  return found?.print ?? 'nothing';
}
