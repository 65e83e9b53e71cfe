import { userSubscriptions } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** Locks the account's subscription, so that everything that counts units runs one after the other. */
export async function lockSubscription(tx: Tx, accountId: string): Promise<typeof userSubscriptions.$inferSelect> {
  const [row] = await tx.select().from(userSubscriptions).where(eq(userSubscriptions.userId, accountId)).for('update');
  if (!row) throw new Error(`account ${accountId} has no subscription`);
  return row;
}
