import { paidSubscriptions, paymentCustomers } from '@meridia/drizzle/schema.ts';
import { paymentGraceDays } from '@meridia/shared/plans.ts';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps, Payments, ProviderSubscription } from '../../ports.ts';
import { settleSubscription } from '../subscriptions/commands.ts';
import { findCustomer, readKnownPrices } from './queries.ts';
import { isLive } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type MirrorDeps = Pick<Deps, 'database' | 'queue' | 'log'> & { payments: Payments };

/** The subscriptions of a customer as the provider reported them. */
export interface Reading {
  accountId: string;
  customerId: string;
  /** Readings are numbered in the order in which they began. The highest number is the newest. */
  number: number;
  subscriptions: ProviderSubscription[];
}

/** Reads the account's subscriptions from the provider and stores them. Does nothing for an account without a customer. */
export async function syncCustomer(deps: MirrorDeps, accountId: string): Promise<void> {
  const customer = await findCustomer(deps.database, accountId);
  if (!customer) return;
  const reading = await readCustomer(deps, customer);
  await asSystem(deps.database, (tx) => applyReading(deps, tx, reading));
}

/**
 * Asks the provider. Runs outside any transaction, because it may take seconds. Two subscriptions can be live when two checkouts were
 * paid at the same moment, or when a new one replaced a paused one. Then the newest one that is not paused stays, and the others end with
 * credit, so that nobody pays twice.
 */
export async function readCustomer(
  deps: MirrorDeps,
  { accountId, customerId }: { accountId: string; customerId: string },
): Promise<Reading> {
  const { payments, log, database } = deps;
  const number = await nextNumber(database);
  const subscriptions = await payments.listSubscriptions(customerId);
  const surplus = await findSurplus(database, subscriptions);
  if (surplus.length === 0) return { accountId, customerId, number, subscriptions };
  for (const { id, latestInvoice } of surplus) {
    // There is no credit for a period that was not paid.
    const credit = !latestInvoice?.paymentPage;
    log.warn({ accountId, subscriptionId: id, credit }, 'a second live subscription ends');
    await payments.cancelNow(id, { credit });
  }
  const again = await nextNumber(database);
  return { accountId, customerId, number: again, subscriptions: await payments.listSubscriptions(customerId) };
}

/**
 * Stores a reading and settles the plan in force, unless a newer reading is already stored. So the order in which readings arrive does
 * not matter.
 * @returns whether the reading was stored
 */
export async function applyReading(deps: Pick<Deps, 'queue' | 'log'>, tx: Tx, reading: Reading): Promise<boolean> {
  const { accountId, customerId, number, subscriptions } = reading;
  const [newest] = await tx
    .update(paymentCustomers)
    .set({ syncNumber: number })
    .where(
      and(
        eq(paymentCustomers.accountId, accountId),
        eq(paymentCustomers.customerId, customerId),
        lt(paymentCustomers.syncNumber, number),
      ),
    )
    .returning({ accountId: paymentCustomers.accountId });
  if (!newest) return false;
  const plans = await readKnownPrices(
    tx,
    subscriptions.map(({ priceId }) => priceId),
  );
  for (const subscription of subscriptions) {
    const planId = plans.get(subscription.priceId) ?? null;
    if (planId === null && isLive(subscription)) {
      const ids = { accountId, subscriptionId: subscription.id, priceId: subscription.priceId };
      deps.log.error(ids, 'a paid price stands for none of our plans: nothing is in force for it');
    }
    const row = { planId, ...presentRow(subscription) };
    await tx
      .insert(paidSubscriptions)
      .values({ id: subscription.id, accountId, ...row })
      .onConflictDoUpdate({
        target: paidSubscriptions.id,
        set: row,
        setWhere: eq(paidSubscriptions.accountId, accountId),
      });
  }
  await endMissing(deps, tx, reading);
  await settleSubscription(deps, tx, accountId);
  return true;
}

/** Called when the customer was deleted at the provider together with its subscriptions. A later checkout makes a new customer. */
export async function forgetCustomer(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  { accountId, customerId }: { accountId: string; customerId: string },
): Promise<void> {
  const [gone] = await tx
    .delete(paymentCustomers)
    .where(and(eq(paymentCustomers.accountId, accountId), eq(paymentCustomers.customerId, customerId)))
    .returning({ accountId: paymentCustomers.accountId });
  if (!gone) return;
  await endSubscriptions(tx, accountId, []);
  await settleSubscription(deps, tx, accountId);
}

/** The provider never forgets a subscription. So an empty answer means a wrong key, and the plans stay. */
async function endMissing(deps: Pick<Deps, 'log'>, tx: Tx, { accountId, customerId, subscriptions }: Reading) {
  if (subscriptions.length > 0) {
    const ids = subscriptions.map(({ id }) => id);
    await endSubscriptions(tx, accountId, ids);
    return;
  }
  const [known] = await tx
    .select({ id: paidSubscriptions.id })
    .from(paidSubscriptions)
    .where(eq(paidSubscriptions.accountId, accountId))
    .limit(1);
  if (known) deps.log.error({ accountId, customerId }, 'the provider knows nothing of a customer with subscriptions');
}

async function endSubscriptions(tx: Tx, accountId: string, except: readonly string[]): Promise<void> {
  await tx
    .update(paidSubscriptions)
    .set({ status: 'canceled', endedAt: sql`coalesce(${paidSubscriptions.endedAt}, now())` })
    .where(
      and(
        eq(paidSubscriptions.accountId, accountId),
        notInArray(paidSubscriptions.status, ['canceled', 'incomplete_expired']),
        except.length > 0 ? notInArray(paidSubscriptions.id, [...except]) : undefined,
      ),
    );
}

function presentRow(subscription: ProviderSubscription) {
  const { id: _, latestInvoice, ...row } = subscription;
  const since = latestInvoice?.createdAt ?? row.currentPeriodStart;
  const graceUntil = row.status === 'past_due' ? new Date(since.getTime() + paymentGraceDays * dayMs) : null;
  return { ...row, graceUntil };
}

/** All live subscriptions to our plans except the one that stays. Subscriptions to other products of the operator are left alone. */
async function findSurplus(
  database: Database,
  subscriptions: readonly ProviderSubscription[],
): Promise<ProviderSubscription[]> {
  const live = subscriptions.filter(isLive);
  if (live.length < 2) return [];
  const plans = await readKnownPrices(
    database.system,
    live.map(({ priceId }) => priceId),
  );
  const [_goesOn, ...surplus] = live.filter(({ priceId }) => plans.has(priceId)).sort(strongestFirst);
  return surplus;
}

function strongestFirst(a: ProviderSubscription, b: ProviderSubscription): number {
  const paused = Number(a.status === 'paused') - Number(b.status === 'paused');
  return paused || b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1);
}

async function nextNumber(database: Database): Promise<number> {
  const [row] = await database.system.execute<{ number: string }>(sql`select nextval('payment_sync_number') as number`);
  return Number(row?.number);
}
