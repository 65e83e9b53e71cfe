import * as schema from '@meridia/drizzle/schema.ts';
import { planNames } from '@meridia/shared/plans.ts';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core';
import type { Sql, TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * The words that a column may hold are declared once, in shared/, and its check in the database is made from that list. These
 * tests compare the checks of the migrated database with the lists. They fail for a word that was added on one side only, and for
 * a check without a list.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
});
afterAll(() => database.drop());

interface Check {
  table: string;
  name: string;
  /** In PostgreSQL's notation: `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`. */
  definition: string;
}

/** `table.column` -> the words of its type in drizzle/schema. */
const lists = new Map(
  Object.values(schema).flatMap((table): [string, readonly string[]][] => {
    if (!is(table, PgTable)) return [];
    const { name } = getTableConfig(table);
    return Object.values(getTableColumns(table)).flatMap((column): [string, readonly string[]][] => {
      const words = is(column, PgArray) ? column.baseColumn.enumValues : column.enumValues;
      return words ? [[`${name}.${snakeCase(column.name)}`, words]] : [];
    });
  }),
);

describe('the checks of the database', () => {
  it('allow exactly the words of the lists in the code', async () => {
    const checks = await readChecks();
    expect(checks.length).toBeGreaterThan(8);
    expect(checks.flatMap(compare)).toEqual([]);
  });

  it.each([
    [`kind in ('lingua', 'face', 'orelha', 'mao')`, 'fotos.kind: lingua,face,orelha,mao'],
    [`kind in ('lingua', 'face')`, 'fotos.kind: lingua,face'],
    [`kind = 'lingua'`, 'fotos.kind: lingua'],
    [`storage_key in ('a', 'b')`, 'fotos.storage_key: a,b'],
    [`width > 0 or kind <> 'mao'`, 'fotos.kind: mao'],
    [`kind like 'l%'`, "CHECK ((kind ~~ 'l%'::text))"],
  ])('are reported when one of them says %s', async (condition, told) => {
    await database.sql.begin(async (tx) => {
      await tx.unsafe(`alter table fotos add constraint probe check (${condition})`);
      const probe = (await readChecks(tx)).filter(({ name }) => name === 'probe');
      expect(probe.flatMap(compare)).toEqual([`probe: ${told}`]);
      await tx`alter table fotos drop constraint probe`;
    });
  });
});

it('the database sells exactly the plans of shared/plans.ts', async () => {
  const rows = await database.sql<{ name: string }[]>`select name from subscription_plans order by display_order`;
  expect(rows.map(({ name }) => name)).toEqual(planNames);
});

/** The faults of a check: words that differ from the column's list, or words in an unknown kind of comparison. */
function compare({ table, name, definition }: Check): string[] {
  const said = /(\w+) (?:(?:=|<>) (?:ANY|ALL) \(ARRAY\[([^\]]*)\]\)|<@ ARRAY\[([^\]]*)\]|(?:=|<>) ('[^']*'::text))/g;
  const rest = definition.replaceAll(said, '');
  if (rest.includes('::text')) return [`${name}: ${definition}`];
  return [...definition.matchAll(said)].flatMap(([, column = '', several, subset, single]) => {
    const words = wordsIn(several ?? subset ?? single ?? '');
    const list = lists.get(`${table}.${column}`) ?? [];
    // A check without another condition must name all words; a check with one may name some of them.
    const whole = /^CHECK \(\(\)\)$/.test(rest) ? list.length : words.length;
    const fits = words.length === whole && words.every((word) => list.includes(word));
    return fits ? [] : [`${name}: ${table}.${column}: ${words}`];
  });
}

/** Every check that names words. */
async function readChecks(sql: Sql | TransactionSql = database.sql): Promise<Check[]> {
  return sql<Check[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) like '%''::text%'
    order by conname`;
}

function wordsIn(list: string): string[] {
  return [...list.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
