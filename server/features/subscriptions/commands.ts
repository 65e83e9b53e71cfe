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
 * Works out the plan in force from payments, grants and units, and writes it if it differs from what stands there; tells about
 * another plan and about a failed payment by mail. Call it in the system transaction of every change of such a fact, after it.
 */
export async function settleSubscription(deps: Pick<Deps, 'queue'>, tx: Tx, accountId: string): Promise<void> {
  // What settling does not write is no difference.
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
    // Nobody is told of a plan that cannot be used.
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

/** Settles what time alone has changed: a period, a grant or a grace that has ended. Cheap when nothing has. */
export async function settleIfDue(deps: Pick<Deps, 'database' | 'queue'>, accountId: string): Promise<void> {
  const [due] = await deps.database.system
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, accountId), lte(userSubscriptions.settleAt, sql`now()`)));
  if (due) await asSystem(deps.database, (tx) => settleSubscription(deps, tx, accountId));
}

/** How many that have run out a list settles before it is read; what there is beyond them the sweep has nearly done. */
const endedAtOnce = 100;

/**
 * Settles paid and given plans whose time is up, so that no list names a plan that is over. The free plan's months need none of it:
 * they change no plan. One account's trouble keeps no list from being read.
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
