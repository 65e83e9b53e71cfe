import { subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { unlimited, usageThresholds } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { presentSubscription } from './present.ts';

export function readSubscription(database: Database, actor: UserActor): Promise<SubscriptionStatusView> {
  return asUser(database, actor, (tx) => readSubscriptionIn(tx, actor));
}

export async function readSubscriptionIn(tx: Tx, actor: UserActor): Promise<SubscriptionStatusView> {
  return presentSubscription(await readUsageIn(tx, actor.id), actor);
}

/** Plan and usage as of now: past the period's end the stored counter and bonus mean 0. Null without a subscription. */
export async function readUsageIn(tx: Tx | Db, userId: string) {
  const current = sql`now() < ${userSubscriptions.currentPeriodEnd}`;
  const [row] = await tx
    .select({
      planName: subscriptionPlans.name,
      priceBrl: subscriptionPlans.priceBrl,
      /** Without bonus. */
      planLimit: subscriptionPlans.diagnosesLimit,
      status: userSubscriptions.status,
      used: sql<number>`case when ${current} then ${userSubscriptions.diagnosesUsedThisPeriod} else 0 end`,
      bonus: sql<number>`case when ${current} then ${userSubscriptions.bonusDiagnoses} else 0 end`,
      limit: sql<number>`case when ${subscriptionPlans.diagnosesLimit} = ${unlimited} then ${unlimited}
        else ${subscriptionPlans.diagnosesLimit} + case when ${current} then ${userSubscriptions.bonusDiagnoses} else 0 end end`,
      periodEnd: sql`case when ${current} then ${userSubscriptions.currentPeriodEnd}
        else quota_period_end(${userSubscriptions.periodAnchor}, now()) end`.mapWith(
        userSubscriptions.currentPeriodEnd,
      ),
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId));
  return row ?? null;
}

/** The spec's warning: a paid plan with a limit, 90 % of it used. */
export function isNearlyUsed(usage: { priceBrl: number; planLimit: number; bonus: number; used: number }): boolean {
  const { priceBrl, planLimit, bonus, used } = usage;
  return priceBrl > 0 && planLimit !== unlimited && used >= (planLimit + bonus) * usageThresholds.warning;
}

export function listPlans(database: Database) {
  return database.system
    .select({
      name: subscriptionPlans.name,
      description: subscriptionPlans.description,
      priceBrl: subscriptionPlans.priceBrl,
      diagnosesLimit: subscriptionPlans.diagnosesLimit,
      badge: subscriptionPlans.badge,
      popular: subscriptionPlans.popular,
      features: subscriptionPlans.features,
    })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.displayOrder));
}
