import { subscriptionPlans, usageMovements, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { isNearlyUsed } from './queries.ts';

/** Every account begins on the free plan, its months counted from today. */
export async function startFreeSubscription(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into user_subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
    select ${userId}, id, 'active', quota_period_start(now(), now()), quota_period_end(now(), now())
    from subscription_plans where name = 'Gratuito'
  `);
}

const rolledOver = sql`now() >= ${userSubscriptions.currentPeriodEnd}`;

/**
 * Takes one unit of the actor's quota, or throws. One conditional update decides, so that of any number of parallel calls
 * exactly as many succeed as units are left. A period that has ended is rolled over in the same statement.
 * Whoever comes near the limit of a paid plan is told by mail, once a period.
 * @returns the start of the period the unit belongs to.
 */
export async function consumeQuota(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  actor: UserActor,
): Promise<{ periodStart: Date }> {
  const [taken] = await tx
    .update(userSubscriptions)
    .set({
      diagnosesUsedThisPeriod: sql`case when ${rolledOver} then 1 else ${userSubscriptions.diagnosesUsedThisPeriod} + 1 end`,
      bonusDiagnoses: sql`case when ${rolledOver} then 0 else ${userSubscriptions.bonusDiagnoses} end`,
      currentPeriodStart: sql`case when ${rolledOver} then quota_period_start(${userSubscriptions.periodAnchor}, now()) else ${userSubscriptions.currentPeriodStart} end`,
      currentPeriodEnd: sql`case when ${rolledOver} then quota_period_end(${userSubscriptions.periodAnchor}, now()) else ${userSubscriptions.currentPeriodEnd} end`,
    })
    .from(subscriptionPlans)
    .where(
      and(
        eq(userSubscriptions.userId, actor.id),
        eq(userSubscriptions.planId, subscriptionPlans.id),
        // Admins hold the unlimited admin plan (spec, section 6).
        actor.role === 'admin'
          ? sql`true`
          : sql`${userSubscriptions.status} in ('active', 'trialing') and (
              ${subscriptionPlans.diagnosesLimit} = ${unlimited}
              or case when ${rolledOver} then 0 else ${userSubscriptions.diagnosesUsedThisPeriod} end
                < ${subscriptionPlans.diagnosesLimit} + case when ${rolledOver} then 0 else ${userSubscriptions.bonusDiagnoses} end)`,
      ),
    )
    .returning({
      periodStart: userSubscriptions.currentPeriodStart,
      used: userSubscriptions.diagnosesUsedThisPeriod,
      bonus: userSubscriptions.bonusDiagnoses,
      planLimit: subscriptionPlans.diagnosesLimit,
      priceBrl: subscriptionPlans.priceBrl,
    });
  if (taken) {
    if (actor.role !== 'admin' && isNearlyUsed(taken)) {
      const dedupeKey = `quota_nearly_used:${taken.periodStart.toISOString()}`;
      await queueMail(deps, tx, { accountId: actor.id, kind: 'quota_nearly_used', dedupeKey });
    }
    return taken;
  }

  const [subscription] = await tx
    .select({ status: userSubscriptions.status })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, actor.id));
  if (subscription?.status === 'active' || subscription?.status === 'trialing') {
    throw new AppError('QUOTA_EXCEEDED', 'Você atingiu o limite de diagnósticos do seu plano neste período.');
  }
  throw new AppError('NO_ACTIVE_SUBSCRIPTION', 'Você não possui uma assinatura ativa');
}

export interface UsageMovement {
  userId: string;
  avaliacaoId: string;
  ciclo: number;
}

const deltas = { consume: 1, refund: -1, redo: 0 } as const;

/** Writes the ledger row. @returns false when this movement was already written. */
export async function recordMovement(
  tx: Tx,
  { userId, avaliacaoId, ciclo }: UsageMovement,
  kind: keyof typeof deltas,
  periodStart: Date,
): Promise<boolean> {
  const written = await tx
    .insert(usageMovements)
    .values({ userId, avaliacaoId, ciclo, kind, delta: deltas[kind], periodStart })
    .onConflictDoNothing()
    .returning({ id: usageMovements.id });
  return written.length === 1;
}

/**
 * Gives a failed report's unit back, once, if one was taken in this cycle. A unit of a period that is over has no counter to return to.
 * @returns whether a unit was given back by this call.
 */
export async function refundQuota(tx: Tx, movement: UsageMovement): Promise<boolean> {
  const [consumed] = await tx
    .select({ periodStart: usageMovements.periodStart })
    .from(usageMovements)
    .where(
      and(
        eq(usageMovements.avaliacaoId, movement.avaliacaoId),
        eq(usageMovements.ciclo, movement.ciclo),
        eq(usageMovements.kind, 'consume'),
      ),
    );
  if (!consumed || !(await recordMovement(tx, movement, 'refund', consumed.periodStart))) return false;
  await tx
    .update(userSubscriptions)
    .set({ diagnosesUsedThisPeriod: sql`greatest(${userSubscriptions.diagnosesUsedThisPeriod} - 1, 0)` })
    .where(
      and(
        eq(userSubscriptions.userId, movement.userId),
        eq(userSubscriptions.currentPeriodStart, consumed.periodStart),
      ),
    );
  return true;
}
