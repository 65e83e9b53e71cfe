import { z } from 'zod';

/**
 * Numbers and dates that the database and every calendar on the way hold. An input built of bare `z.number()` or `z.iso.datetime()`
 * lets values in that only PostgreSQL refuses, and such an answer says 500 for what is somebody's wrong request.
 */

/** For `integer` columns. */
export const int4Schema = z.int32();

/** For `bigserial` ids: whole numbers that JavaScript counts exactly. */
export const serialIdSchema = z.int().min(1);

/** For jsonb, where a person may have typed any figure into a form. */
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
