import { asSystem } from '@meridia/server/db/tx.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import type { Deps } from '@meridia/server/ports.ts';
import type { Sql } from 'postgres';
import { expect } from 'vitest';

/**
 * Checks that the counters are the sums of the ledger over the running period, that every returned unit was taken, and that
 * settling again from the facts finds nothing to correct.
 */
export async function expectExactCount(deps: Deps, sql: Sql, userId: string): Promise<void> {
  const before = await readRow(sql, userId);
  const [ledger] = await sql`
    select coalesce(sum(delta), 0)::int as used, coalesce(sum(bonus), 0)::int as bonus
    from usage_movements where user_id = ${userId} and counted_at >= ${before?.current_period_start}`;
  expect(ledger).toEqual({ used: before?.diagnoses_used_this_period, bonus: before?.bonus_diagnoses });
  const strays = await sql`
    select avaliacao_id, ciclo from usage_movements where user_id = ${userId} and avaliacao_id is not null
    group by avaliacao_id, ciclo having sum(delta) not in (0, 1) or count(distinct counted_at) > 1`;
  expect([...strays]).toEqual([]);
  await asSystem(deps.database, (tx) => settleSubscription(deps, tx, userId));
  expect(await readRow(sql, userId)).toEqual(before);
}

async function readRow(sql: Sql, userId: string) {
  const [row] = await sql`select * from user_subscriptions where user_id = ${userId}`;
  return row;
}
