import { paidSubscriptions, paymentCustomers, paymentEvents, planPrices, profiles } from '@meridia/drizzle/schema.ts';
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../db/client.ts';

export type PaymentCustomer = typeof paymentCustomers.$inferSelect;

/** The account's customer at the provider; null for an account that never opened a checkout. */
export async function findCustomer(database: Database, accountId: string): Promise<PaymentCustomer | null> {
  const [customer] = await database.system
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.accountId, accountId));
  return customer ?? null;
}

export async function findCustomerById(database: Database, customerId: string): Promise<PaymentCustomer | null> {
  const [customer] = await database.system
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return customer ?? null;
}

export async function isEventKnown(database: Database, eventId: string): Promise<boolean> {
  const [known] = await database.system
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, eventId));
  return known !== undefined;
}

/** Price id -> plan id, for all prices that any of our plans has ever had. */
export async function readKnownPrices(db: Tx | Db, priceIds: readonly string[]): Promise<Map<string, string>> {
  if (priceIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(planPrices)
    .where(inArray(planPrices.priceId, [...priceIds]));
  return new Map(rows.map(({ priceId, planId }) => [priceId, planId]));
}

/** The data of a new customer that the provider gets. */
export async function readContact(database: Database, accountId: string): Promise<{ email: string; name: string }> {
  const [contact] = await database.system
    .select({ email: profiles.email, name: profiles.nomeCompleto })
    .from(profiles)
    .where(eq(profiles.id, accountId));
  if (!contact) throw new Error('no profile');
  return contact;
}

/** Accounts whose paid period has ended without news of the next one. */
export async function listAccountsWithoutNews(database: Database): Promise<string[]> {
  const rows = await database.system
    .selectDistinct({ accountId: paidSubscriptions.accountId })
    .from(paidSubscriptions)
    .where(
      and(
        inArray(paidSubscriptions.status, ['trialing', 'active', 'past_due']),
        or(lt(paidSubscriptions.currentPeriodEnd, sql`now()`), lt(paidSubscriptions.cancelAt, sql`now()`)),
      ),
    );
  return rows.map(({ accountId }) => accountId);
}

export async function listKnownAccounts(database: Database): Promise<string[]> {
  const rows = await database.system
    .select({ accountId: paymentCustomers.accountId })
    .from(paymentCustomers)
    .orderBy(asc(paymentCustomers.createdAt), asc(paymentCustomers.accountId));
  return rows.map(({ accountId }) => accountId);
}

/** Checkouts whose end we were not told about. */
export async function listOpenCheckouts(database: Database): Promise<{ accountId: string; sessionId: string }[]> {
  const rows = await database.system
    .select({ accountId: paymentCustomers.accountId, sessionId: paymentCustomers.checkoutSessionId })
    .from(paymentCustomers)
    .where(isNotNull(paymentCustomers.checkoutSessionId));
  return rows.flatMap(({ accountId, sessionId }) => (sessionId ? [{ accountId, sessionId }] : []));
}
