import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/** From here to the end of the transaction nobody else is here with the same key, in whatever process. */
export async function oneAtATime(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
