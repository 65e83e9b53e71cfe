import { subscriptionPlans, usageMovements, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { freeUnitsElsewhere, unlimited } from '@meridia/shared/plans.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { settleIfDue } from '../subscriptions/commands.ts';
import { lockSubscription } from '../subscriptions/policy.ts';
import { isInForce, isNearlyUsed, statusesInForce } from '../subscriptions/rules.ts';
import { tellWebhooks } from '../webhooks/commands.ts';
import { countUnits, findMovement, momentNow, unitsLimit } from './queries.ts';

/** Writes a movement that takes no unit and updates the counters. @returns false when it was written before; then nothing changes */
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

/** Gives units in addition to the plan's, for the current period. */
export async function giveBonus(tx: Tx, userId: string, bonus: number): Promise<void> {
  await addToLedger(tx, { userId, ciclo: 0, kind: 'bonus', delta: 0, bonus, countedAt: momentNow });
}

/** `asUser` for work that takes units. Settles the row first, and runs the work again if a period ended during it. */
export async function asUserWithQuota<T>(
  deps: Pick<Deps, 'database' | 'queue'>,
  actor: UserActor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await settleIfDue(deps, actor.id);
  try {
    return await asUser(deps.database, actor, work);
  } catch (error) {
    if (!(error instanceof SubscriptionDueError)) throw error;
  }
  await settleIfDue(deps, actor.id);
  return asUser(deps.database, actor, work);
}

/** The row with the units left is out of date: settle it and ask again. */
class SubscriptionDueError extends Error {
  override name = 'SubscriptionDueError';
}

export interface UsageMovement {
  userId: string;
  avaliacaoId: string;
  ciclo: number;
}

/**
 * Takes one unit of the actor's quota and writes it into the ledger, or throws. Call it inside `asUserWithQuota`. One conditional update
 * decides, so that parallel calls never take more units than are left. Near the limit of a paid plan, queues one mail per period.
 * @throws QUOTA_EXCEEDED, NO_ACTIVE_SUBSCRIPTION
 */
export async function consumeQuota(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  actor: UserActor,
  { avaliacaoId, ciclo }: Omit<UsageMovement, 'userId'>,
): Promise<void> {
  const [taken] = await tx
    .update(userSubscriptions)
    .set({ diagnosesUsedThisPeriod: sql`${userSubscriptions.diagnosesUsedThisPeriod} + 1` })
    .from(subscriptionPlans)
    .where(
      and(
        eq(userSubscriptions.userId, actor.id),
        eq(userSubscriptions.planId, subscriptionPlans.id),
        sql`${userSubscriptions.settleAt} > now()`,
        // Admins hold the unlimited admin plan (docs/PRODUCT.md 3.10).
        actor.role === 'admin' ? undefined : and(inArray(userSubscriptions.status, statusesInForce), unitsLeft),
      ),
    )
    .returning({
      // Never before the start of the period, which may have begun while this transaction waited.
      countedAt: sql`greatest(${momentNow}, ${userSubscriptions.currentPeriodStart})`.mapWith(
        userSubscriptions.currentPeriodStart,
      ),
      periodStart: userSubscriptions.currentPeriodStart,
      used: userSubscriptions.diagnosesUsedThisPeriod,
      bonus: userSubscriptions.bonusDiagnoses,
      planLimit: subscriptionPlans.diagnosesLimit,
      priceBrl: subscriptionPlans.priceBrl,
    });
  if (!taken) throw await whyNot(tx, actor);
  await tx
    .insert(usageMovements)
    .values({ userId: actor.id, avaliacaoId, ciclo, kind: 'consume', delta: 1, countedAt: taken.countedAt });
  if (actor.role !== 'admin' && isNearlyUsed(taken)) {
    const dedupeKey = `quota_nearly_used:${taken.periodStart.toISOString()}`;
    await queueMail(deps, tx, { accountId: actor.id, kind: 'quota_nearly_used', dedupeKey });
  }
  if (actor.role !== 'admin' && taken.planLimit !== unlimited && taken.used >= taken.planLimit + taken.bonus) {
    const dedupeKey = `uso.esgotado:${taken.periodStart.toISOString()}`;
    await tellWebhooks(deps, tx, { accountId: actor.id, tipo: 'uso.esgotado', dedupeKey });
  }
  await notifyAccountChanged(tx, actor.id, 'subscription');
}

/** Records that a finished report is remade for free. */
export async function recordRedo(tx: Tx, { userId, avaliacaoId, ciclo }: UsageMovement): Promise<void> {
  await tx.insert(usageMovements).values({ userId, avaliacaoId, ciclo, kind: 'redo', delta: 0, countedAt: momentNow });
}

/**
 * Returns a failed report's unit, once, if one was taken in this cycle. If the unit's period is over, no counter changes.
 * @returns whether this call returned a unit
 */
export async function refundQuota(tx: Tx, { userId, avaliacaoId, ciclo }: UsageMovement): Promise<boolean> {
  const consumed = await findMovement(tx, { avaliacaoId, ciclo }, 'consume');
  if (!consumed) return false;
  const { countedAt } = consumed;
  return addToLedger(tx, { userId, avaliacaoId, ciclo, kind: 'refund', delta: -1, countedAt });
}

const unitsLeft = sql<boolean>`(${unitsLimit} = ${unlimited} or ${userSubscriptions.diagnosesUsedThisPeriod} < ${unitsLimit})`;

// Runs a moment after the update. If the situation has changed since, the answer is another try, never a wrong refusal.
async function whyNot(tx: Tx, actor: UserActor): Promise<Error> {
  const [row] = await tx
    .select({
      status: userSubscriptions.status,
      unitsLeft,
      due: sql<boolean>`${userSubscriptions.settleAt} <= now()`,
      limit: unitsLimit,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, actor.id));
  if (row && (row.due || actor.role === 'admin')) return new SubscriptionDueError();
  if (!row || !isInForce(row.status)) {
    return new AppError('NO_ACTIVE_SUBSCRIPTION', 'Você não possui uma assinatura ativa');
  }
  if (row.unitsLeft) return new SubscriptionDueError();
  if (row.limit === 0) return new AppError('QUOTA_EXCEEDED', freeUnitsElsewhere);
  return new AppError('QUOTA_EXCEEDED', 'Você atingiu o limite de diagnósticos do seu plano neste período.');
}
