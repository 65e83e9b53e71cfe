import { z } from 'zod';

/**
 * Numbers and dates that both the database and every calendar can store. Plain `z.number()` and `z.iso.datetime()` accept values that
 * only PostgreSQL refuses. Such a wrong request would get the status 500.
 */

/** For `integer` columns. */
export const int4Schema = z.int32();

/** For `bigserial` ids: whole numbers that JavaScript represents exactly. */
export const serialIdSchema = z.int().min(1);

/** For jsonb, where a person may have typed any number into a form. */
export const typedNumberSchema = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const [firstDay, endDay] = ['1900-01-01', '2200-01-01'];

/** `YYYY-MM-DD`, 1900 to 2199. */
export const calendarDaySchema = z.iso.date().refine(isSensible);

/** An ISO instant in UTC, 1900 to 2199. */
export const instantSchema = z.iso.datetime().refine(isSensible);

/** Unix seconds until 2199. */
export const unixSecondsSchema = z
  .int()
  .min(1)
  .max(Date.parse(endDay) / 1000);

function isSensible(day: string): boolean {
  return day >= firstDay && day < endDay;
}
