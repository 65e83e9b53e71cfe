import { subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { presentSubscription } from './present.ts';

export function readSubscription(database: Database, actor: UserActor): Promise<SubscriptionStatusView> {
  return asUser(database, actor, (tx) => readSubscriptionIn(tx, actor));
}

/** Usage as of now: past the period's end the stored counter and bonus mean 0. */
export async function readSubscriptionIn(tx: Tx, actor: UserActor): Promise<SubscriptionStatusView> {
  const current = sql`now() < ${userSubscriptions.currentPeriodEnd}`;
  const [row] = await tx
    .select({
      planName: subscriptionPlans.name,
      priceBrl: subscriptionPlans.priceBrl,
      status: userSubscriptions.status,
      used: sql<number>`case when ${current} then ${userSubscriptions.diagnosesUsedThisPeriod} else 0 end`,
      limit: sql<number>`case when ${subscriptionPlans.diagnosesLimit} = ${unlimited} then ${unlimited}
        else ${subscriptionPlans.diagnosesLimit} + case when ${current} then ${userSubscriptions.bonusDiagnoses} else 0 end end`,
      periodEnd: sql`case when ${current} then ${userSubscriptions.currentPeriodEnd}
        else quota_period_end(${userSubscriptions.periodAnchor}, now()) end`.mapWith(
        userSubscriptions.currentPeriodEnd,
      ),
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, actor.id));
  return presentSubscription(row ?? null, actor);
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
