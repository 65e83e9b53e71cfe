import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/**
 * The turn of an account's next job among those that wait: one after its own last one, and never before the turn that is being served.
 * Jobs are taken by their turn, so whoever has many waiting is served as often as anybody else, and nobody is overtaken for ever
 * (start-time fair queueing). Ends with the queue: in an empty one the count begins anew.
 *
 * Parallel calls of one account may get the same turn unless something else makes them wait for each other, as taking a unit of
 * the quota does; then a few of its jobs are served together.
 */
export async function nextTurn(tx: Tx, queue: string, account: string): Promise<number> {
  // Both read the index by which the queue itself finds its next job (pg-boss 12, job_i11).
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

/** How many workers of a process one account may hold: a quarter of them stays for the others. */
export function mostOfOneAccount(workers: number): number {
  return Math.max(1, workers - Math.max(1, Math.floor(workers / 4)));
}
