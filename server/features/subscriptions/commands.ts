import { isDeepStrictEqual } from 'node:util';
import { planChanges, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { countUnits } from '../usage-movements/queries.ts';
import { decideEntitlement } from './decide-entitlement.ts';
import { loadEntitlementFacts } from './load-entitlement-facts.ts';
import { lockSubscription } from './policy.ts';
import { isInForce } from './rules.ts';

/**
 * Computes the plan in force from payments, grants and units, and writes it if it changed. Queues mails about a new plan and about a
 * failed payment. Call it after every change of these facts, in the same system transaction.
 */
export async function settleSubscription(deps: Pick<Deps, 'queue'>, tx: Tx, accountId: string): Promise<void> {
  // Leaves out columns that settling does not write, so that they do not count as a difference.
  const { userId, periodAnchor, createdAt, freeUnitsElsewhere: _, ...before } = await lockSubscription(tx, accountId);
  const entitlement = decideEntitlement(await loadEntitlementFacts(tx, accountId));
  const settled = { ...entitlement, ...(await countUnits(tx, accountId, entitlement.currentPeriodStart)) };
  if (isDeepStrictEqual(settled, before)) return;
  await tx.update(userSubscriptions).set(settled).where(eq(userSubscriptions.userId, accountId));
  if (settled.planId !== before.planId) {
    const [change] = await tx
      .insert(planChanges)
      .values({ accountId, fromPlanId: before.planId, toPlanId: settled.planId, source: settled.source })
      .returning({ id: planChanges.id });
    // No mail about a plan that cannot be used.
    if (change && isInForce(settled.status)) {
      await queueMail(deps, tx, { accountId, kind: 'plan_changed', subjectId: change.id });
    }
  }
  if (settled.graceUntil) {
    const dedupeKey = `payment_failed:${settled.graceUntil.toISOString()}`;
    await queueMail(deps, tx, { accountId, kind: 'payment_failed', dedupeKey });
  }
  await notifyAccountChanged(tx, accountId, 'subscription');
}

/** Settles changes that come with time alone: a period, a grant or a grace has ended. One quick query when nothing is due. */
export async function settleIfDue(deps: Pick<Deps, 'database' | 'queue'>, accountId: string): Promise<void> {
  const [due] = await deps.database.system
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, accountId), lte(userSubscriptions.settleAt, sql`now()`)));
  if (due) await asSystem(deps.database, (tx) => settleSubscription(deps, tx, accountId));
}

/** A list settles at most this many ended plans before it is read. The sweep settles the rest soon. */
const endedAtOnce = 100;

/**
 * Settles paid and granted plans whose time is over, so that no list shows them. The free plan needs no settling here, because its months
 * do not change the plan. If one account fails, the list is still shown.
 */
export async function settleEndedPlans(deps: Pick<Deps, 'database' | 'queue' | 'log'>): Promise<void> {
  const ended = await deps.database.system
    .select({ accountId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(and(lte(userSubscriptions.settleAt, sql`now()`), ne(userSubscriptions.source, 'free')))
    .orderBy(asc(userSubscriptions.settleAt))
    .limit(endedAtOnce);
  for (const { accountId } of ended) {
    await settleIfDue(deps, accountId).catch((error: unknown) => {
      deps.log.error({ err: error, accountId }, 'subscription not settled');
    });
  }
}
