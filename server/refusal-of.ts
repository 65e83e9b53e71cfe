import { asUnavailable } from './db/away.ts';
import { asDiskFull } from './db/disk-full.ts';
import { AppError } from './errors.ts';

/** What people are told of an error: our own refusals, a database that is away, a disk that is full. Null for what nobody expected. */
export function refusalOf(error: unknown): AppError | null {
  return error instanceof AppError ? error : (asUnavailable(error) ?? asDiskFull(error));
}
