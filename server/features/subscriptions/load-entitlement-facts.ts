import { paidSubscriptions, planGrants, subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { freePlanName } from '@meridia/shared/plans.ts';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { EntitlementFacts } from './decide-entitlement.ts';

/**
 * Loads everything that decides an account's plan. Lock the account's row before: the clock is read now and not at the beginning of a
 * transaction that may have waited. So a later holder of the lock never decides for an earlier moment.
 */
export async function loadEntitlementFacts(tx: Tx, accountId: string): Promise<EntitlementFacts> {
  const now = await readClock(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  const plan = { planId: subscriptionPlans.id, rank: subscriptionPlans.displayOrder };
  const [[free], paid, grants] = await Promise.all([
    tx
      .select({ ...plan, month: monthFrom(userSubscriptions.periodAnchor, at) })
      .from(userSubscriptions)
      .innerJoin(subscriptionPlans, eq(subscriptionPlans.name, freePlanName))
      .where(eq(userSubscriptions.userId, accountId)),
    // A price that never belonged to one of our plans puts no plan in force.
    tx
      .select({
        ...plan,
        id: paidSubscriptions.id,
        status: paidSubscriptions.status,
        startedAt: paidSubscriptions.startedAt,
        currentPeriodStart: paidSubscriptions.currentPeriodStart,
        currentPeriodEnd: paidSubscriptions.currentPeriodEnd,
        cancelAt: paidSubscriptions.cancelAt,
        graceUntil: paidSubscriptions.graceUntil,
        endedAt: paidSubscriptions.endedAt,
        month: monthFrom(paidSubscriptions.currentPeriodEnd, at),
      })
      .from(paidSubscriptions)
      .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, paidSubscriptions.planId))
      .where(eq(paidSubscriptions.accountId, accountId)),
    tx
      .select({
        ...plan,
        id: planGrants.id,
        startsAt: planGrants.startsAt,
        endsAt: planGrants.endsAt,
        revokedAt: planGrants.revokedAt,
        month: monthFrom(planGrants.startsAt, at),
      })
      .from(planGrants)
      .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, planGrants.planId))
      .where(eq(planGrants.accountId, accountId)),
  ]);
  if (!free) throw new Error('the free plan is missing');
  return { now, free, paid, grants };
}

// Rounded to milliseconds like stored instants, so that a fact written in this same transaction has already begun.
async function readClock(tx: Tx): Promise<Date> {
  const clock = sql`clock_timestamp()::timestamptz(3)`.mapWith(userSubscriptions.settleAt);
  const [row] = await tx.select({ now: clock }).from(sql`(values (1)) as clock`);
  if (!row) throw new Error('no clock');
  return row.now;
}

function monthFrom(anchor: SQLWrapper, at: SQL) {
  return {
    start: sql`quota_period_start(${anchor}, ${at})`.mapWith(userSubscriptions.currentPeriodStart),
    end: sql`quota_period_end(${anchor}, ${at})`.mapWith(userSubscriptions.currentPeriodEnd),
  };
}
