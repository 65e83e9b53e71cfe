import { countPendingMigrations, migrateDatabase } from '@meridia/server/db/migrate.ts';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { eventually } from '../support/eventually.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** `when` of 0005_after_the_report. The next migration changes columns of `avaliacoes`, which needs the table exclusively. */
const upTo = 1_795_265_463_719;

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase(inject('templateUrl'));
  await migrateDatabase(database.url, { upTo });
});
afterEach(() => database.drop());

async function ledger(): Promise<number[]> {
  const rows = await database.sql<{ at: string }[]>`
    select created_at as at from drizzle.__drizzle_migrations order by id`;
  return rows.map(({ at }) => Number(at));
}

/** A transaction that has read a table and stays open, like a long report or a backup. */
async function readForLong(): Promise<() => Promise<void>> {
  const keeper = await database.sql.reserve();
  await keeper`begin`;
  await keeper`select from avaliacoes`;
  return async () => {
    await keeper`commit`;
    keeper.release();
  };
}

async function migrationWaits(): Promise<void> {
  await eventually(async () => {
    const waiting = await database.sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'meridia_migration' and wait_event_type = 'Lock'`;
    return waiting.length > 0 ? true : null;
  }, 'the migration to wait for the table');
}

it('a migration that waits for a table lets later queries pass, each time', async () => {
  const release = await readForLong();
  const migrated = migrateDatabase(database.url);
  const waits: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await migrationWaits();
    const since = performance.now();
    await database.sql`select from avaliacoes`;
    waits.push(performance.now() - since);
  }
  await release();
  await migrated;
  // A migration waits for half a second at a time; the rest is for a busy machine.
  expect(Math.max(...waits)).toBeLessThan(2_000);
  expect(await countPendingMigrations(database.url)).toBe(0);
});

it('an interrupted migration changes nothing, and is applied by the next start', async () => {
  const before = await ledger();
  const release = await readForLong();
  const cut = migrateDatabase(database.url).then(
    () => 'done',
    () => 'cut off',
  );
  await migrationWaits();
  await database.sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'meridia_migration'`;
  await release();
  expect(await cut).toBe('cut off');
  expect(await ledger()).toEqual(before);
  await migrateDatabase(database.url);
  expect(await countPendingMigrations(database.url)).toBe(0);
});

it('is done once by several processes that start together', async () => {
  await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(database.url)));
  const applied = await ledger();
  expect(new Set(applied).size).toBe(applied.length);
  expect(await countPendingMigrations(database.url)).toBe(0);
});
