import { behind, cutPage } from '@meridia/server/db/keyset.ts';
import { desc } from 'drizzle-orm';
import { bigint, type PgColumn, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

// As stored instants are: whole milliseconds.
const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull();
const notes = pgTable('notes', { id: uuid('id').primaryKey(), createdAt: createdAt() });
const lines = pgTable('lines', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  createdAt: createdAt(),
});

let database: TestDatabase;
let db: PostgresJsDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  await database.sql`create table notes (id uuid primary key, created_at timestamptz(3) not null)`;
  await database.sql`create table lines (id bigint primary key, created_at timestamptz(3) not null)`;
  db = drizzle(database.sql);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate notes, lines`;
});

/** Rows of a few instants only, so that most share theirs. */
async function insertNotes(count: number, at = '2026-03-01T10:00:00.00'): Promise<void> {
  await database.sql`
    insert into notes (id, created_at)
    select gen_random_uuid(), (${at} || n % 3 || 'Z')::timestamptz from generate_series(1, ${count}) as n`;
}

interface Row {
  id: string | number;
  createdAt: Date;
}
type Cursor = { createdAt: string; id: string | number };

async function readPage(table: typeof notes | typeof lines, size: number, cursor: Cursor | null) {
  const columns: { id: PgColumn; createdAt: PgColumn } = table;
  const rows: Row[] = await db
    .select({ id: table.id, createdAt: table.createdAt })
    .from(table)
    .where(behind(columns, cursor))
    .orderBy(desc(columns.createdAt), desc(columns.id))
    .limit(size + 1);
  return cutPage(rows, size, (last): Cursor => ({ createdAt: last.createdAt.toISOString(), id: last.id }));
}

/** All pages from the first to the last; `between` runs after each. */
async function readPages(table: typeof notes | typeof lines, size: number, between = async () => {}) {
  const pages: (string | number)[][] = [];
  for (let cursor: Cursor | null = null; ; ) {
    const page = await readPage(table, size, cursor);
    pages.push(page.items.map(({ id }) => id));
    cursor = page.nextCursor;
    if (!cursor) return pages;
    await between();
  }
}

const inOrder = async (table: 'notes' | 'lines') =>
  (await database.sql<{ id: string }[]>`select id from ${database.sql(table)} order by created_at desc, id desc`).map(
    ({ id }) => (table === 'lines' ? Number(id) : id),
  );

describe('a list that goes by key', () => {
  it('is one empty page when there is nothing', async () => {
    expect(await readPage(notes, 5, null)).toEqual({ items: [], nextCursor: null });
  });

  it.each([1, 2, 7, 22, 23, 24])(
    'shows each of 23 rows once and in order, %s at a time, though they share instants',
    async (size) => {
      await insertNotes(23);
      const pages = await readPages(notes, size);
      expect(pages.flat()).toEqual(await inOrder('notes'));
      expect(pages.length).toBe(Math.ceil(23 / size));
      expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
    },
  );

  it('takes numbers by their value', async () => {
    await database.sql`insert into lines select n, '2026-03-01T10:00:00Z' from generate_series(1, 12) as n`;
    expect(await readPages(lines, 5)).toEqual([
      [12, 11, 10, 9, 8],
      [7, 6, 5, 4, 3],
      [2, 1],
    ]);
  });

  it('loses and repeats nothing while newer rows come and others go', async () => {
    await insertNotes(20);
    const before = await inOrder('notes');
    const gone: (string | number)[] = [];
    const pages = await readPages(notes, 6, async () => {
      await insertNotes(4, '2026-03-02T10:00:00.00');
      const [last] = await database.sql<{ id: string }[]>`
        delete from notes where id = (select id from notes order by created_at, id limit 1) returning id`;
      if (last) gone.push(last.id);
    });
    expect(pages.flat()).toEqual(before.filter((id) => !gone.includes(id)));
  });

  it('goes on behind a row that is gone', async () => {
    await insertNotes(6);
    const order = await inOrder('notes');
    const { nextCursor } = await readPage(notes, 3, null);
    await database.sql`delete from notes where id = ${String(nextCursor?.id)}`;
    const { items } = await readPage(notes, 3, nextCursor);
    expect(items.map(({ id }) => id)).toEqual(order.slice(3));
  });

  it('has nothing behind its oldest row, and everything behind a key newer than all', async () => {
    await insertNotes(6);
    const [oldest] = (await readPage(notes, 6, null)).items.slice(-1);
    const end = { createdAt: oldest?.createdAt.toISOString() ?? '', id: oldest?.id ?? '' };
    expect(await readPage(notes, 6, end)).toEqual({ items: [], nextCursor: null });
    const beginning = { createdAt: '2027-01-01T00:00:00.000Z', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
    expect((await readPage(notes, 6, beginning)).items).toHaveLength(6);
  });
});
