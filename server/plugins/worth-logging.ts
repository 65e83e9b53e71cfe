import { databaseCode } from '../db/away.ts';
import { AppError } from '../errors.ts';
import { matterOf } from '../log/matter-of.ts';

/** Whether a refusal is no doing of the person who is refused: what the operator can end, and a database that was too slow or away. */
export function isWorthLogging(refusal: unknown): boolean {
  if (matterOf(refusal) !== null) return true;
  return refusal instanceof AppError && refusal.code === 'UNAVAILABLE' && databaseCode(refusal) !== null;
}
