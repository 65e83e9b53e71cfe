import { asUnavailable } from './db/away.ts';
import { asDiskFull } from './db/disk-full.ts';
import { AppError } from './errors.ts';

/** Turns an error into one for people: our own refusals, a database that is away, a full disk. Null for an unexpected error. */
export function refusalOf(error: unknown): AppError | null {
  return error instanceof AppError ? error : (asUnavailable(error) ?? asDiskFull(error));
}
