import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
});
afterAll(() => database.drop());

/** Times are in São Paulo time, three hours behind UTC, independent of the clock of the process. */
const inBrazil = (local: string) => `${local}-03:00`;

async function periodOf(anchor: string, at: string): Promise<[start: string, end: string]> {
  const [row] = await database.sql<{ start: Date; end: Date }[]>`
    select quota_period_start(${inBrazil(anchor)}::timestamptz, ${inBrazil(at)}::timestamptz) as start,
      quota_period_end(${inBrazil(anchor)}::timestamptz, ${inBrazil(at)}::timestamptz) as end`;
  const local = (date: Date | undefined) => {
    const shifted = new Date((date?.getTime() ?? 0) - 3 * 60 * 60 * 1000).toISOString();
    return shifted.endsWith('T00:00:00.000Z') ? shifted.slice(0, 10) : shifted;
  };
  return [local(row?.start), local(row?.end)];
}

describe('a monthly period', () => {
  it.each([
    [
      'begins on the day of signing up, at midnight',
      '2026-03-10T15:30:00',
      '2026-03-10T15:30:00',
      '2026-03-10',
      '2026-04-10',
    ],
    ['lasts through its last second', '2026-03-10T15:30:00', '2026-04-09T23:59:59.999', '2026-03-10', '2026-04-10'],
    [
      'gives way to the next at midnight in Brazil, not in Greenwich',
      '2026-03-10T15:30:00',
      '2026-04-10T00:00:00',
      '2026-04-10',
      '2026-05-10',
    ],
    [
      'does not begin early when it is already tomorrow in Greenwich',
      '2026-03-10T15:30:00',
      '2026-04-09T21:30:00',
      '2026-03-10',
      '2026-04-10',
    ],
    [
      'of someone who signed up late in the evening counts from the Brazilian day',
      '2026-03-10T23:30:00',
      '2026-03-11T00:30:00',
      '2026-03-10',
      '2026-04-10',
    ],
    [
      'begun on the 31st ends on the last of a short month',
      '2026-01-31T09:00:00',
      '2026-02-27T23:59:59',
      '2026-01-31',
      '2026-02-28',
    ],
    [
      'begun on the 31st starts anew on the last of a short month',
      '2026-01-31T09:00:00',
      '2026-02-28T00:00:00',
      '2026-02-28',
      '2026-03-31',
    ],
    [
      'begun on the 31st returns to the 31st after a short month',
      '2026-01-31T09:00:00',
      '2026-03-30T23:59:59',
      '2026-02-28',
      '2026-03-31',
    ],
    [
      'begun on the 31st returns to the 31st, in the month after',
      '2026-01-31T09:00:00',
      '2026-03-31T00:00:00',
      '2026-03-31',
      '2026-04-30',
    ],
    [
      'begun on the 31st ends on the 29th of a leap February',
      '2028-01-31T09:00:00',
      '2028-02-29T12:00:00',
      '2028-02-29',
      '2028-03-31',
    ],
    [
      'begun on a leap day has the 29th in ordinary months',
      '2028-02-29T09:00:00',
      '2028-03-29T00:00:00',
      '2028-03-29',
      '2028-04-29',
    ],
    [
      'begun on a leap day has the 28th in later Februaries',
      '2028-02-29T09:00:00',
      '2029-02-28T08:00:00',
      '2029-02-28',
      '2029-03-29',
    ],
    [
      'begun on a leap day has the 29th again four years later',
      '2028-02-29T09:00:00',
      '2032-02-29T08:00:00',
      '2032-02-29',
      '2032-03-29',
    ],
    ['begun on the 30th skips no February', '2026-01-30T09:00:00', '2026-02-28T12:00:00', '2026-02-28', '2026-03-30'],
    ['goes over the end of the year', '2026-12-15T09:00:00', '2027-01-02T12:00:00', '2026-12-15', '2027-01-15'],
    ['is found again years later', '2024-05-31T09:00:00', '2026-06-30T12:00:00', '2026-06-30', '2026-07-31'],
  ])('%s', async (_what, anchor, at, start, end) => {
    expect(await periodOf(anchor, at)).toEqual([start, end]);
  });

  it.each(['2026-01-28', '2026-01-29', '2026-01-30', '2026-01-31', '2028-02-29'])(
    'that begins on %s covers every moment of four years exactly once',
    async (day) => {
      const gaps = await database.sql`
        with days as (select generate_series(${`${day}T12:00:00-03:00`}::timestamptz, ${`${day}T12:00:00-03:00`}::timestamptz + interval '4 years', interval '6 hours') as at),
        periods as (select at, quota_period_start(${`${day}T12:00:00-03:00`}, at) as first, quota_period_end(${`${day}T12:00:00-03:00`}, at) as last from days)
        select at from periods
        where not (first <= at and at < last)
          or quota_period_start(${`${day}T12:00:00-03:00`}, last) <> last
          or last - first not between interval '27 days' and interval '32 days'`;
      expect([...gaps]).toEqual([]);
    },
  );
});
