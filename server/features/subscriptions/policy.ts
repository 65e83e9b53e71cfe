import { userSubscriptions } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** Serialises everything that reckons with the ledger: what is read after this is not overtaken by another's unit. */
export async function lockSubscription(tx: Tx, accountId: string): Promise<typeof userSubscriptions.$inferSelect> {
  const [row] = await tx.select().from(userSubscriptions).where(eq(userSubscriptions.userId, accountId)).for('update');
  if (!row) throw new Error(`account ${accountId} has no subscription`);
  return row;
}
