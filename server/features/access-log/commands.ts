import { accessLog } from '@meridia/drizzle/schema.ts';
import type { Tx } from '../../db/client.ts';

/** Of a row what the database does not give by itself. */
export type NewAccess = Pick<
  typeof accessLog.$inferInsert,
  'actorId' | 'actorRole' | 'action' | 'subjectId' | 'ownerId'
>;

/**
 * Writes down, in the system transaction that reads it, who looks at somebody else's data: no answer without its row. Call it last:
 * from here to its end the transaction holds the end of the chain.
 */
export async function recordAccess(tx: Tx, rows: readonly NewAccess[]): Promise<void> {
  if (rows.length > 0) await tx.insert(accessLog).values([...rows]);
}
