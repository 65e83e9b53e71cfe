import { type StoredPlace, storedColumns } from '@meridia/drizzle/schema/stored-column.ts';
import { placeInList } from '@meridia/drizzle/stored.ts';
import { openClient } from '@meridia/server/db/open-client.ts';
import { headOf, openText, sealerOf, sealText } from '@meridia/server/db/sealed-rows.ts';
import type { Keyring } from '@meridia/server/storage/keyring.ts';
import type { DataKey } from '@meridia/server/storage/sealed-file.ts';
import type postgres from 'postgres';
import type { Progress } from '../backup/progress.ts';
import { ToolError } from '../tool-error.ts';

interface Sealing {
  databaseUrl: string;
  keyring: Keyring;
  progress: Progress;
}

interface StoredTable {
  name: string;
  key: string;
  columns: { name: string; place: StoredPlace; type: (typeof storedColumns)[StoredPlace] }[];
}

type Value = string | string[] | null;

/** Rows of one transaction: each may hold a report of 300 kB. */
const batchSize = 20;
/** Tries of a batch whose rows somebody else held. */
const mostTries = 5;

/**
 * Seals with the newest data key all stored content that is not yet, while the app is used or not: content of before, and what an earlier
 * key has sealed. Each batch is a transaction of its own, so it may be stopped at any moment and goes on where it was.
 * @throws ToolError when content did not open; all other is sealed then
 */
export async function sealRows({ databaseUrl, keyring, progress }: Sealing): Promise<{ sealed: number }> {
  const newest = await keyring.newest();
  const broken: string[] = [];
  let sealed = 0;
  await withRows(databaseUrl, async (client, tables) => {
    for (const table of tables) {
      for (let after: string | null = null; ; ) {
        const batch: Batch = await whenFree(() => sealBatch(client, table, after, { newest, keyring }));
        sealed += batch.sealed;
        broken.push(...batch.broken);
        progress.count('registros / rows', sealed, sealed);
        if (batch.last === null) break;
        after = batch.last;
      }
    }
  });
  if (broken.length === 0) return { sealed };
  throw new ToolError(
    `${broken.length} registros não se abrem, e ficaram como estão: ${broken.slice(0, 20).join(', ')}`,
    `${broken.length} rows do not open, and were left as they are.`,
  );
}

/** How many rows hold content that this key has not sealed. */
export async function countUnsealed(databaseUrl: string, { id }: Pick<DataKey, 'id'>): Promise<number> {
  let count = 0;
  await withRows(databaseUrl, async (client, tables) => {
    for (const table of tables) {
      const [found] = await client.unsafe<{ rows: number }[]>(
        `select count(*)::int as rows from ${table.name} where ${table.columns.map(isUnsealed).join(' or ')}`,
        [headOf(id)],
      );
      count += found?.rows ?? 0;
    }
  });
  return count;
}

/** As the rows lie there: the app's own connections open them. */
async function withRows(
  databaseUrl: string,
  work: (client: postgres.Sql, tables: StoredTable[]) => Promise<void>,
): Promise<void> {
  const client = openClient(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'meridia_seal', role: 'meridia_system', lock_timeout: 5_000 },
  });
  try {
    await work(client, await listTables(client));
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function listTables(client: postgres.Sql): Promise<StoredTable[]> {
  const keys = await client<{ name: string; key: string }[]>`
    select c.relname as name, a.attname as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace`;
  return keys
    .map(({ name, key }) => ({ name, key, columns: columnsOf(name) }))
    .filter(({ columns }) => columns.length > 0);
}

function columnsOf(table: string): StoredTable['columns'] {
  return storedPlaces.flatMap((place) => {
    const [of, name = ''] = place.split('.');
    return of === table ? [{ name, place, type: storedColumns[place] }] : [];
  });
}

const storedPlaces = Object.keys(storedColumns).filter((place): place is StoredPlace => place in storedColumns);

/** True in SQL for content that does not begin with $1, which is how what the newest key has sealed begins. */
function isUnsealed({ name, type }: StoredTable['columns'][number]): string {
  if (type === 'text[]') return `exists (select from unnest(${name}) as item where not starts_with(item, $1))`;
  if (type === 'text') return `(${name} is not null and not starts_with(${name}, $1))`;
  return `(${name} is not null and not (jsonb_typeof(${name}) = 'string' and starts_with(${name} #>> '{}', $1)))`;
}

interface Batch {
  /** The key of the last row; null when there was none any more. */
  last: string | null;
  sealed: number;
  broken: string[];
}

function sealBatch(
  client: postgres.Sql,
  { name, key, columns }: StoredTable,
  after: string | null,
  keys: { newest: DataKey; keyring: Keyring },
): Promise<Batch> {
  const told = columns.map((column) =>
    column.type === 'jsonb'
      ? `case when jsonb_typeof(${column.name}) = 'string' then ${column.name} #>> '{}' else ${column.name}::text end as ${column.name}`
      : column.name,
  );
  return client.begin(async (tx) => {
    const rows = await tx.unsafe<({ key: string } & Record<string, Value>)[]>(
      `select ${key}::text as key, ${told.join(', ')} from ${name}
       where (${columns.map(isUnsealed).join(' or ')}) and ($2::uuid is null or ${key} > $2::uuid)
       order by ${name}.${key} limit ${batchSize} for update`,
      [headOf(keys.newest.id), after],
    );
    const batch: Batch = { last: rows.at(-1)?.key ?? null, sealed: 0, broken: [] };
    for (const row of rows) {
      try {
        const values: Value[] = [];
        for (const { name: column, place } of columns) {
          values.push(await sealValue(row[column] ?? null, { place, id: row.key }, keys));
        }
        const set = columns.map(({ name: column, type }, index) =>
          type === 'jsonb' ? `${column} = to_jsonb($${index + 2}::text)` : `${column} = $${index + 2}::${type}`,
        );
        await tx.unsafe(`update ${name} set ${set.join(', ')} where ${key} = $1::uuid`, [row.key, ...values]);
        batch.sealed += 1;
      } catch (error) {
        if (!(error instanceof DoesNotOpen)) throw error;
        batch.broken.push(`${name} ${row.key}`);
      }
    }
    return batch;
  });
}

class DoesNotOpen extends Error {}

async function sealValue(
  value: Value,
  { place, id }: { place: string; id: string },
  keys: { newest: DataKey; keyring: Keyring },
): Promise<Value> {
  if (value === null) return null;
  if (typeof value === 'string') return sealAnew(value, { place, id }, keys);
  const items: string[] = [];
  for (const [index, item] of value.entries()) {
    items.push(await sealAnew(item, { place: placeInList(place, index, value.length), id }, keys));
  }
  return items;
}

async function sealAnew(
  value: string,
  at: { place: string; id: string },
  { newest, keyring }: { newest: DataKey; keyring: Keyring },
): Promise<string> {
  try {
    const keyId = sealerOf(value);
    if (keyId === newest.id) return value;
    return sealText(newest, at, keyId === null ? value : openText(await keyring.find(keyId), at, value));
  } catch (cause) {
    throw new DoesNotOpen('', { cause });
  }
}

/** Rows that somebody else holds are free again soon. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const held = error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');
      if (!held || tries === mostTries) throw error;
    }
  }
}
