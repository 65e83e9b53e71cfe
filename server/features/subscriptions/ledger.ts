import { subscriptionPlans, usageMovements, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';

/** Serialises everything that reckons with the ledger: what is read after this is not overtaken by another's unit. */
export async function lockSubscription(tx: Tx, accountId: string): Promise<typeof userSubscriptions.$inferSelect> {
  const [row] = await tx.select().from(userSubscriptions).where(eq(userSubscriptions.userId, accountId)).for('update');
  if (!row) throw new Error(`account ${accountId} has no subscription`);
  return row;
}

/** The counters as the ledger has them, in the columns of `user_subscriptions`. Call it under the lock. */
export async function countUnits(tx: Tx, accountId: string, periodStart: Date) {
  const [counted] = await tx
    .select({
      diagnosesUsedThisPeriod: sql<number>`coalesce(sum(${usageMovements.delta}), 0)::int`,
      bonusDiagnoses: sql<number>`coalesce(sum(${usageMovements.bonus}), 0)::int`,
    })
    .from(usageMovements)
    .where(and(eq(usageMovements.userId, accountId), gte(usageMovements.countedAt, periodStart)));
  return counted ?? { diagnosesUsedThisPeriod: 0, bonusDiagnoses: 0 };
}

/** Writes a movement that takes nothing, and counts anew. @returns false when it was written before; then nothing changes. */
export async function addToLedger(
  tx: Tx,
  movement: PgInsertValue<typeof usageMovements> & { userId: string },
): Promise<boolean> {
  const { userId } = movement;
  const { currentPeriodStart } = await lockSubscription(tx, userId);
  const written = await tx
    .insert(usageMovements)
    .values(movement)
    .onConflictDoNothing()
    .returning({ id: usageMovements.id });
  if (written.length === 0) return false;
  const counted = await countUnits(tx, userId, currentPeriodStart);
  await tx.update(userSubscriptions).set(counted).where(eq(userSubscriptions.userId, userId));
  await notifyAccountChanged(tx, userId, 'subscription');
  return true;
}

/** Units beyond the plan's, for the period that is running. */
export async function giveBonus(tx: Tx, userId: string, bonus: number): Promise<void> {
  await addToLedger(tx, { userId, ciclo: 0, kind: 'bonus', delta: 0, bonus, countedAt: momentNow });
}

/** The database's clock as stored instants have it, cut and not rounded: a moment before a period's end never counts in the next one. */
export const momentNow = sql`date_trunc('milliseconds', now())`;

/** Units of the period, bonus included; of a row joined with its plan. */
export const unitsLimit = sql<number>`case
  when ${userSubscriptions.source} = 'free' and ${userSubscriptions.freeUnitsElsewhere} then 0
  when ${subscriptionPlans.diagnosesLimit} = ${unlimited} then ${unlimited}
  else ${subscriptionPlans.diagnosesLimit} + ${userSubscriptions.bonusDiagnoses} end`;
