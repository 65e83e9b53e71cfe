import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';

/**
 * The folder for everything that the apps of a run log and print, for search-logs.ts. `npm test` and `pnpm faults S27` set
 * TEST_LOGS; without it nothing is kept.
 */
const folder = process.env.TEST_LOGS || null;

/** Lets the apps log at their most detailed level. */
export const keptLogLevel = folder ? 'debug' : null;

let files = 0;

/** A file for one app. It exists at once, so that an app that never logs is noticed. @returns null when nothing is kept */
export function openLogFile(kind: 'app' | 'process' | 'metrics'): string | null {
  if (!folder) return null;
  files += 1;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${process.pid}-${files}.log`);
  appendFileSync(file, '');
  return file;
}

/** The log of an app in this process; undefined when nothing is kept. */
export function keptDestination(): { write(line: string): void } | undefined {
  const file = openLogFile('app');
  return file ? { write: (line) => appendFileSync(file, line) } : undefined;
}

/** Keeps a page of metrics beside the logs: it may name nobody either. */
export function keepMetrics(page: string): void {
  const file = openLogFile('metrics');
  if (file) appendFileSync(file, page);
}

/** Records what people told in this database, so that the search knows it: none of it may appear in a log. */
export async function markPeople(sql: postgres.Sql): Promise<void> {
  if (!folder) return;
  const fresh = (await readTexts(sql)).filter((text) => !marked.has(text));
  for (const text of fresh) marked.add(text);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'people.marks'), fresh.map((text) => `${JSON.stringify(text)}\n`).join(''));
}

const marked = new Set<string>();

/** The same of a database whose connection the caller does not have. */
export async function markPeopleAt(url: string): Promise<void> {
  if (!folder) return;
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await markPeople(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Tables without a word of a person: what we sell, and counts under hashed keys. */
export const ofNobody = ['subscription_plans', 'rate_limits'];

/** A longer text is a whole report, which repeats shorter ones; and enough rows to have every kind of text. */
const [longest, mostRows] = [2000, 500];

/** Every text of every column of text or JSON, of each table of the schema that is there. New tables come by themselves. */
export async function readTexts(sql: postgres.Sql): Promise<string[]> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select attrelid::regclass::text as name, array_agg(
      case when atttypid = 'jsonb'::regtype then quote_ident(attname)
        when atttypid = 'text[]'::regtype then 'to_jsonb(' || quote_ident(attname) || ')'
        else 'to_jsonb(case when length(' || quote_ident(attname) || ') <= ${sql.unsafe(String(longest))} then ' || quote_ident(attname) || ' end)' end) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'text[]'::regtype) and relname <> all(${ofNobody})
      -- Codes of failures, which logs tell on purpose.
      and attname !~ 'error|failure'
    group by attrelid`;
  if (tables.length === 0) return [];
  const parts = tables.map(
    ({ name, columns }) => `
      select value #>> '{}' as text
      from (select jsonb_build_array(${columns.join()}) as told from ${name} limit ${mostRows}) as rows,
        jsonb_path_query(told, 'strict $.** ? (@.type() == "string")') as value`,
  );
  const rows = await sql.unsafe<{ text: string }[]>(
    `select distinct text from (${parts.join(' union all ')}) as texts where length(text) between 6 and ${longest}`,
  );
  return rows.map(({ text }) => text);
}
