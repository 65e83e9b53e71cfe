import { paidSubscriptions, subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { allCapabilities, type Capabilities, capabilitiesOf, freePlanName } from '@meridia/shared/plans.ts';
import { providerStatuses, type SubscriptionStatusView, standingOf } from '@meridia/shared/subscription.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { unitsLimit } from '../usage-movements/queries.ts';
import { settleIfDue } from './commands.ts';
import { type PaymentTies, presentSubscription } from './present.ts';
import { isInForce, isNearlyUsed } from './rules.ts';

/** The current plan and the units left. */
export async function readSubscription(
  deps: Pick<Deps, 'database' | 'queue' | 'payments'>,
  actor: UserActor,
): Promise<SubscriptionStatusView> {
  const [ties] = await Promise.all([readPaymentTies(deps, actor.id), settleIfDue(deps, actor.id)]);
  return asUser(deps.database, actor, (tx) => readSubscriptionIn(tx, actor, ties));
}

/** The same for another account, for admins. */
export async function readSubscriptionOf(
  deps: Pick<Deps, 'database' | 'queue' | 'payments'>,
  account: Pick<UserActor, 'id' | 'role'>,
): Promise<SubscriptionStatusView> {
  const [ties, usage] = await Promise.all([readPaymentTies(deps, account.id), readUsage(deps, account.id)]);
  return presentSubscription(usage, account, ties);
}

/** For a transaction in which the row is already settled. */
export async function readSubscriptionIn(tx: Tx, actor: UserActor, ties: PaymentTies): Promise<SubscriptionStatusView> {
  return presentSubscription(await readUsageIn(tx, actor.id), actor, ties);
}

/** Reads outside the requests' transactions, because these cannot see the table with the provider's data. */
export async function readPaymentTies(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  accountId: string,
): Promise<PaymentTies> {
  const live = await findLiveSubscription(database, accountId);
  const paid = live && { standing: live.standing, planName: live.planName, displayOrder: live.displayOrder };
  return { paid, paymentsAvailable: payments !== null };
}

/** The account's subscription that is not over, as last read. Of several, prefers one that is not paused, then the newest. */
export async function findLiveSubscription(database: Database, accountId: string) {
  const [live] = await database.system
    .select({
      id: paidSubscriptions.id,
      status: paidSubscriptions.status,
      cancelAt: paidSubscriptions.cancelAt,
      planName: subscriptionPlans.name,
      displayOrder: sql<number>`coalesce(${subscriptionPlans.displayOrder}, 0)`,
    })
    .from(paidSubscriptions)
    .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, paidSubscriptions.planId))
    .where(and(eq(paidSubscriptions.accountId, accountId), inArray(paidSubscriptions.status, liveStatuses)))
    .orderBy(
      asc(sql`${paidSubscriptions.status} = 'paused'`),
      desc(paidSubscriptions.startedAt),
      desc(paidSubscriptions.id),
    )
    .limit(1);
  const standing = live && standingOf[live.status];
  return standing ? { ...live, standing } : null;
}

/** Of a subscription that is not over. */
export const liveStatuses = providerStatuses.filter((status) => standingOf[status] !== null);

/** Current plan and usage, for the worker and the command line. Null without a subscription. */
export async function readUsage(deps: Pick<Deps, 'database' | 'queue'>, userId: string) {
  await settleIfDue(deps, userId);
  return readUsageIn(deps.database.system, userId);
}

/** What the account may use now. A plan that is not in force permits what the free plan does. */
export async function readCapabilities(
  deps: Pick<Deps, 'database' | 'queue'>,
  { id, role }: Pick<UserActor, 'id' | 'role'>,
): Promise<Capabilities> {
  if (role === 'admin') return allCapabilities;
  const usage = await readUsage(deps, id);
  return capabilitiesOf(usage && isInForce(usage.status) ? usage.planName : freePlanName);
}

/** Plan and usage from the settled row. Null without a subscription. */
async function readUsageIn(tx: Tx | Db, userId: string) {
  const [row] = await tx
    .select({
      planName: subscriptionPlans.name,
      priceBrl: subscriptionPlans.priceBrl,
      /** Without bonus. */
      planLimit: subscriptionPlans.diagnosesLimit,
      status: userSubscriptions.status,
      source: userSubscriptions.source,
      used: userSubscriptions.diagnosesUsedThisPeriod,
      bonus: userSubscriptions.bonusDiagnoses,
      limit: unitsLimit,
      periodEnd: userSubscriptions.currentPeriodEnd,
      endsAt: userSubscriptions.endsAt,
      graceUntil: userSubscriptions.graceUntil,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId));
  return row ? { ...row, nearlyUsed: isNearlyUsed(row) } : null;
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
      displayOrder: subscriptionPlans.displayOrder,
    })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.displayOrder));
}

/** The plan with which every account begins. It is always on sale. */
export async function readFreePlan(database: Database) {
  const plan = await findPlan(database, freePlanName);
  if (!plan) throw new Error('the free plan is missing: run seed-plans');
  return plan;
}

/** A plan on sale with this name; null when there is none. */
export async function findPlan(database: Database, name: string) {
  const [plan] = await database.system
    .select()
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.name, name), eq(subscriptionPlans.isActive, true)));
  return plan ?? null;
}
