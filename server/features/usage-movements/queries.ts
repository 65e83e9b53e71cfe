import { subscriptionPlans, usageMovements, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** Counts used units and bonus from the ledger, in the columns of `user_subscriptions`. Call it while the subscription is locked. */
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

/**
 * The database's clock as stored instants have it: cut to milliseconds, not rounded, so that a moment before a period's end never counts
 * in the next one.
 */
export const momentNow = sql`date_trunc('milliseconds', now())`;

/** The units of the period with bonus. Needs a row joined with its plan. */
export const unitsLimit = sql<number>`case
  when ${userSubscriptions.source} = 'free' and ${userSubscriptions.freeUnitsElsewhere} then 0
  when ${subscriptionPlans.diagnosesLimit} = ${unlimited} then ${unlimited}
  else ${subscriptionPlans.diagnosesLimit} + ${userSubscriptions.bonusDiagnoses} end`;

/** The movement of this kind for a report in this cycle. There is at most one. */
export async function findMovement(
  tx: Tx,
  { avaliacaoId, ciclo }: { avaliacaoId: string; ciclo: number },
  kind: 'consume' | 'refund',
): Promise<{ countedAt: Date } | undefined> {
  const [movement] = await tx
    .select({ countedAt: usageMovements.countedAt })
    .from(usageMovements)
    .where(
      and(eq(usageMovements.avaliacaoId, avaliacaoId), eq(usageMovements.ciclo, ciclo), eq(usageMovements.kind, kind)),
    );
  return movement;
}
