import type postgres from 'postgres';

/** Every row of every table of every schema as text in lower case, like a dump, by table. */
export async function dumpTables(sql: postgres.Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const [rows] = await sql.unsafe<{ text: string | null }[]>(
      `select string_agg(t::text, chr(10)) as text from ${name} t`,
    );
    dump.set(name.replace(/^public\./, ''), (rows?.text ?? '').toLowerCase());
  }
  return dump;
}

/** The tables in which one of these words stands. */
export function tablesWith(dump: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  return [...dump]
    .filter(([, text]) => words.some((word) => text.includes(word.toLowerCase())))
    .map(([table]) => table)
    .sort();
}
