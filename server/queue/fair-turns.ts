import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/**
 * The turn of an account's next job among the waiting jobs: one after the account's own last waiting job, but never before the
 * turn that is being served. Jobs are taken in the order of their turns. So an account with many waiting jobs is served as often
 * as every other account, and nobody waits for ever (start-time fair queueing). Turns start again from 0 when the queue is empty.
 *
 * Parallel calls for one account may get the same turn, unless something else serialises them, as taking a quota unit does. A few
 * jobs of this account are then served together.
 */
export async function nextTurn(tx: Tx, queue: string, account: string): Promise<number> {
  // Both subqueries read the index with which pg-boss finds its next job (pg-boss 12, job_i11).
  const [row] = await tx.execute<{ turn: number }>(sql`
    select greatest(
      coalesce((
        select -priority from pgboss.job
        where name = ${queue} and state < 'active' and not blocked and start_after <= now()
        order by priority desc, created_on limit 1), 0),
      coalesce((
        select 1 - min(priority) from pgboss.job
        where name = ${queue} and state < 'active' and not blocked and group_id = ${account}), 0)) as turn`);
  return row?.turn ?? 0;
}

/** How many workers of a process may work for one account: a quarter of them stays for the others. */
export function mostOfOneAccount(workers: number): number {
  return Math.max(1, workers - Math.max(1, Math.floor(workers / 4)));
}
