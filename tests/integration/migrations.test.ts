import { countPendingMigrations, migrateDatabase } from '@meridia/server/db/migrate.ts';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { eventually } from '../support/eventually.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** `when` of 0005_after_the_report; the next one changes columns of `avaliacoes`, which takes the table for itself. */
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

/** A transaction that reads a table and goes on, as a long report or a backup does. */
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

it('lets pass, again and again, who comes behind a migration that waits for a table', async () => {
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
  // Half a second is what a migration waits; the rest is for a busy machine.
  expect(Math.max(...waits)).toBeLessThan(2_000);
  expect(await countPendingMigrations(database.url)).toBe(0);
});

it('leaves nothing of a migration that was cut off, and applies it when it is asked again', async () => {
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

it('is done once by several that start together', async () => {
  await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(database.url)));
  const applied = await ledger();
  expect(new Set(applied).size).toBe(applied.length);
  expect(await countPendingMigrations(database.url)).toBe(0);
});
