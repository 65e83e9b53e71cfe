import { databaseCode } from '../db/away.ts';
import { AppError } from '../errors.ts';
import { matterOf } from '../log/matter-of.ts';

/**
 * Whether a refusal is not caused by the person's own request: a problem that the operator can solve, or a database that was too
 * slow or away.
 */
export function isWorthLogging(refusal: unknown): boolean {
  if (matterOf(refusal) !== null) return true;
  return refusal instanceof AppError && refusal.code === 'UNAVAILABLE' && databaseCode(refusal) !== null;
}
