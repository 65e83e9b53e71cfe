import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { leavesOf } from '../attack/schema-leaves.ts';
import { routerProcedures } from './walk-router.ts';

const leaves = routerProcedures.flatMap(({ path, inputs }) =>
  inputs.flatMap((input) => leavesOf(input).map((leaf) => ({ ...leaf, name: `${path}: ${leaf.path}` }))),
);
const accepts = (schema: z.core.$ZodType, value: unknown) => z.core.safeParse(schema, value).success;

/** Numbers that may exceed an `integer` column, because they are stored in a larger type. */
const wideNumbers = [
  // jsonb: may hold any input of the form.
  'drafts.save: data.dados.',
  'drafts.save: data.respondida.respostas.',
  // bigserial.
  'accessLog.list: cursor.id',
  'admin.accounts.trace: cursor',
  // Seconds for the payment provider.
  'payments.change: prorationDate',
];

it('hundreds of input values are checked', () => {
  expect(leaves.filter(({ kind }) => kind === 'number').length).toBeGreaterThan(10);
  expect(dates.length).toBeGreaterThan(5);
  expect(leaves.filter(({ kind }) => kind === 'string').length).toBeGreaterThan(100);
});

describe.each(leaves.filter(({ kind }) => kind === 'number'))('the number $name', ({ name, schema }) => {
  it('has bounds that fit its column (shared/storable.ts)', () => {
    const beyond = wideNumbers.some((wide) => name.startsWith(wide))
      ? [2 ** 53, -(2 ** 53)]
      : [2 ** 31, -(2 ** 31) - 1, 3_000_000_000, 2 ** 53];
    expect([...beyond, 1e300, -1e300, Number.NaN, Infinity].filter((value) => accepts(schema, value))).toEqual([]);
  });
});

const dates = leaves.filter(({ format }) => format === 'date' || format === 'datetime');

describe.each(dates)('the date $name', ({ schema }) => {
  it('lies within the years that PostgreSQL and calendars support (shared/storable.ts)', () => {
    const wrong = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'];
    const tried = wrong.flatMap((day) => [day, `${day}T00:00:00Z`]);
    expect(tried.filter((value) => accepts(schema, value))).toEqual([]);
  });
});

describe.each(leaves.filter(({ kind }) => kind === 'string'))('the text $name', ({ schema }) => {
  it('has a maximum length', () => {
    const long = 'x'.repeat(100_000);
    expect(accepts(schema, long)).toBe(false);
  });
});

it('no input has a kind of schema that these tests do not know', () => {
  const known = ['string', 'number', 'boolean', 'null', 'literal', 'enum', 'transform'];
  expect(leaves.filter(({ kind }) => !known.includes(kind)).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([]);
});
