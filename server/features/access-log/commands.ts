import { accessLog } from '@meridia/drizzle/schema.ts';
import type { Tx } from '../../db/client.ts';

/** The columns of a row that the database does not fill by itself. */
export type NewAccess = Pick<
  typeof accessLog.$inferInsert,
  'actorId' | 'actorRole' | 'action' | 'subjectId' | 'ownerId'
>;

/**
 * Records who reads somebody else's data, in the system transaction that reads it: without this row nobody gets an answer. Call it last
 * in the transaction: the insert locks the end of the chain until the transaction ends.
 */
export async function recordAccess(tx: Tx, rows: readonly NewAccess[]): Promise<void> {
  if (rows.length > 0) await tx.insert(accessLog).values([...rows]);
}
