import { accounts, freeUnitMarks, subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { freePlanName, unlimited, welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { mailboxOf } from '../../auth/mailbox.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { addToLedger, giveBonus } from '../usage-movements/commands.ts';
import { momentNow } from '../usage-movements/queries.ts';

/** How many months the mark of an erased account is kept. */
const markMonths = 12;

/** A keyed hash that is stored instead of an address. Without the server's key nobody can test which address it belongs to. */
export function markMailbox({ secretBox }: Pick<Deps, 'secretBox'>, email: string): Promise<string> {
  return secretBox.mark(mailboxOf(email), 'mailbox');
}

/**
 * Starts a new account's free plan. A person gets the free units only once: they continue from an erased account of the same person. An
 * account gets none while another account of the person has them.
 */
export async function startFreePlan(tx: Tx, accountId: string, mark: string): Promise<void> {
  const [first] = await tx
    .insert(freeUnitMarks)
    .values({ mark, accountId })
    .onConflictDoNothing()
    .returning({ mark: freeUnitMarks.mark });
  if (first) return startFreeSubscription(tx, accountId);
  const known = await lockMark(tx, mark);
  const elsewhere = known?.accountId != null;
  await startFreeSubscription(tx, accountId, { anchor: known?.periodAnchor ?? null, elsewhere });
  if (!elsewhere) await holdUnits(tx, mark, accountId);
}

export interface FreeStart {
  /** The day from which months are counted; null for today. For a returning person it is the day of the erased account. */
  anchor: Date | null;
  /** True when another account of the same person has the free units. */
  elsewhere: boolean;
}

/** Every account begins on the free plan. */
export async function startFreeSubscription(
  tx: Tx,
  userId: string,
  { anchor, elsewhere }: FreeStart = { anchor: null, elsewhere: false },
): Promise<void> {
  const start = sql`coalesce(${anchor?.toISOString() ?? null}::timestamptz, now())`;
  const end = sql`quota_period_end(${start}, now())`;
  await tx.execute(sql`
    insert into user_subscriptions (user_id, plan_id, status, period_anchor, current_period_start, current_period_end, settle_at,
      free_units_elsewhere)
    select ${userId}, id, 'active', ${start}, quota_period_start(${start}, now()), ${end}, ${end}, ${elsewhere}
    from subscription_plans where name = ${freePlanName}
  `);
}

/**
 * Called when an address has just been confirmed. Gives the welcome bonus, once per person. If an unconfirmed account of the same mailbox
 * has the free units, this account takes them: a stranger who signed up with this address cannot keep them from its owner.
 */
export async function welcomeConfirmed(tx: Tx, accountId: string): Promise<void> {
  const [account] = await tx.select({ mark: accounts.mailboxMark }).from(accounts).where(eq(accounts.id, accountId));
  const known = account?.mark ? await lockMark(tx, account.mark) : null;
  if (known && known.accountId !== accountId) {
    if (known.accountId !== null && known.holderConfirmed) return;
    if (known.accountId !== null) await setElsewhere(tx, known.accountId, true);
    await holdUnits(tx, known.mark, accountId);
  }
  if (known?.welcomedAt) return;
  if (known) {
    await tx.update(freeUnitMarks).set({ welcomedAt: sql`now()` }).where(eq(freeUnitMarks.mark, known.mark));
  }
  await giveBonus(tx, accountId, welcomeBonusDiagnoses);
}

/** Called before an account's rows are deleted. Stores its used free units for the next account of this mailbox. */
export async function leaveFreeUnits(deps: Pick<Deps, 'secretBox'>, tx: Tx, accountId: string): Promise<void> {
  const [left] = await tx
    .select({
      email: accounts.email,
      mark: accounts.mailboxMark,
      welcomedAt: accounts.emailConfirmedAt,
      periodAnchor: userSubscriptions.periodAnchor,
      used: sql<number>`case when ${userSubscriptions.source} = 'free' then ${userSubscriptions.diagnosesUsedThisPeriod} else 0 end`,
      usedUntil: userSubscriptions.currentPeriodEnd,
    })
    .from(accounts)
    .innerJoin(userSubscriptions, eq(userSubscriptions.userId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!left) return;
  const { email, periodAnchor, welcomedAt, used, usedUntil } = left;
  const mark = left.mark ?? (await markMailbox(deps, email));
  await tx.insert(freeUnitMarks).values({ mark, accountId, periodAnchor, welcomedAt }).onConflictDoNothing();
  if ((await lockMark(tx, mark))?.accountId !== accountId) return;
  await tx
    .update(freeUnitMarks)
    .set({ accountId: null, used, usedUntil, erasedAt: sql`now()` })
    .where(eq(freeUnitMarks.mark, mark));
  const [heir] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.mailboxMark, mark), ne(accounts.id, accountId)))
    .orderBy(sql`${accounts.emailConfirmedAt} is null`, asc(accounts.createdAt))
    .limit(1);
  if (heir) await holdUnits(tx, mark, heir.id);
}

/** Writes marks for accounts of older releases, which had none, the oldest account first. */
export async function markOlderAccounts(deps: Pick<Deps, 'database' | 'secretBox'>): Promise<void> {
  for (;;) {
    const unmarked = await deps.database.system
      .select({
        accountId: accounts.id,
        email: accounts.email,
        welcomedAt: accounts.emailConfirmedAt,
        periodAnchor: userSubscriptions.periodAnchor,
      })
      .from(accounts)
      .innerJoin(userSubscriptions, eq(userSubscriptions.userId, accounts.id))
      .where(isNull(accounts.mailboxMark))
      .orderBy(asc(accounts.createdAt))
      .limit(200);
    if (unmarked.length === 0) return;
    for (const { email, accountId, ...row } of unmarked) {
      const mark = await markMailbox(deps, email);
      await asSystem(deps.database, async (tx) => {
        await tx.update(accounts).set({ mailboxMark: mark }).where(eq(accounts.id, accountId));
        await tx
          .insert(freeUnitMarks)
          .values({ mark, accountId, ...row })
          .onConflictDoNothing();
      });
    }
  }
}

/** Deletes marks without an account when their time is over. */
export async function sweepFreeUnitMarks({ system }: Pick<Database, 'system'>): Promise<void> {
  await system
    .delete(freeUnitMarks)
    .where(
      and(
        isNull(freeUnitMarks.accountId),
        lt(
          sql`coalesce(${freeUnitMarks.erasedAt}, ${freeUnitMarks.createdAt})`,
          sql`now() - make_interval(months => ${markMonths})`,
        ),
      ),
    );
}

/** Locks the mark, so that accounts of one person that start and end at the same time are handled one after the other. */
async function lockMark(tx: Tx, mark: string) {
  const [known] = await tx
    .select({
      mark: freeUnitMarks.mark,
      accountId: freeUnitMarks.accountId,
      periodAnchor: freeUnitMarks.periodAnchor,
      welcomedAt: freeUnitMarks.welcomedAt,
      usedNow: sql<number>`case when ${freeUnitMarks.usedUntil} > now() then ${freeUnitMarks.used} else 0 end`,
      holderConfirmed: sql<boolean>`${accounts.emailConfirmedAt} is not null`,
    })
    .from(freeUnitMarks)
    .leftJoin(accounts, eq(accounts.id, freeUnitMarks.accountId))
    .where(eq(freeUnitMarks.mark, mark))
    .for('update', { of: freeUnitMarks });
  return known ?? null;
}

/** Gives the person's free units to this account, together with the units already used this month. */
async function holdUnits(tx: Tx, mark: string, accountId: string): Promise<void> {
  const known = await lockMark(tx, mark);
  await tx
    .update(freeUnitMarks)
    .set({ accountId, used: 0, usedUntil: null, erasedAt: null })
    .where(eq(freeUnitMarks.mark, mark));
  await setElsewhere(tx, accountId, false);
  const delta = Math.min(known?.usedNow ?? 0, await freeLimit(tx));
  if (delta > 0) await addToLedger(tx, { userId: accountId, ciclo: 0, kind: 'carried', delta, countedAt: momentNow });
}

async function setElsewhere(tx: Tx, accountId: string, freeUnitsElsewhere: boolean): Promise<void> {
  await tx.update(userSubscriptions).set({ freeUnitsElsewhere }).where(eq(userSubscriptions.userId, accountId));
  await notifyAccountChanged(tx, accountId, 'subscription');
}

async function freeLimit(tx: Tx): Promise<number> {
  const [free] = await tx
    .select({ limit: subscriptionPlans.diagnosesLimit })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, freePlanName));
  return free && free.limit !== unlimited ? free.limit : 0;
}
