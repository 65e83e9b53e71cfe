import type postgres from 'postgres';

/**
 * Puts functions `now()` and `clock_timestamp()` before PostgreSQL's own in the search path of one database and in the defaults
 * of its columns. So every unchanged statement of the app reads this clock. It proves that decisions follow the database's clock;
 * fault F21 proves it again with a real server whose clock is moved. Connections that are already open do not use it.
 */
export async function installStillClock(sql: postgres.Sql): Promise<{ moveTo(instant: Date): Promise<void> }> {
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`
    create schema still_clock;
    create table still_clock.moment (at timestamptz not null);
    insert into still_clock.moment values (pg_catalog.now());
    create function still_clock.now() returns timestamptz language sql stable as 'select at from still_clock.moment';
    create function still_clock.clock_timestamp() returns timestamptz language sql stable as 'select at from still_clock.moment';
    grant usage on schema still_clock to public;
    grant select on still_clock.moment to public;
    alter database ${database?.name} set search_path = still_clock, public, pg_catalog;
  `);
  const defaults = await sql<{ relation: string; column: string }[]>`
    select table_name as relation, column_name as column from information_schema.columns
    where table_schema = 'public' and column_default = 'now()'`;
  for (const { relation, column } of defaults) {
    await sql`alter table ${sql(relation)} alter column ${sql(column)} set default still_clock.now()`;
  }
  return {
    moveTo: async (instant) => {
      await sql`update still_clock.moment set at = ${instant}`;
    },
  };
}
