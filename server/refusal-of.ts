import { DrizzleQueryError } from 'drizzle-orm';
import { asUnavailable } from './db/away.ts';
import { asDiskFull } from './db/disk-full.ts';
import { AppError } from './errors.ts';

/**
 * Turns an error into one for people: our own refusals, content of a row that does not open, a database that is away, a full disk. Null for
 * an unexpected error.
 */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof DrizzleQueryError && error.cause instanceof AppError) return error.cause;
  return asUnavailable(error) ?? asDiskFull(error);
}
