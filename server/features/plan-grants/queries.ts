import { accounts, planGrants, subscriptionPlans } from '@meridia/drizzle/schema.ts';
import type { PlanGrantView } from '@meridia/shared/admin-subscription.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { beginningOf } from '../../db/sao-paulo.ts';
import { type PlanGrant, presentGrant } from './present.ts';

/** All grants of an account, oldest first. */
export function listGrants(database: Database, accountId: string): Promise<PlanGrant[]> {
  return database.system
    .select({
      grantId: planGrants.id,
      planName: subscriptionPlans.name,
      startsAt: planGrants.startsAt,
      endsAt: planGrants.endsAt,
      reason: planGrants.reason,
      grantedBy: planGrants.grantedBy,
      revokedAt: planGrants.revokedAt,
      live: sql<boolean>`${planGrants.revokedAt} is null and ${planGrants.endsAt} > now()`,
    })
    .from(planGrants)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, planGrants.planId))
    .where(eq(planGrants.accountId, accountId))
    .orderBy(asc(planGrants.createdAt), asc(planGrants.id));
}

/** The same list for the admins' screens. */
export async function listGrantViews(database: Database, accountId: string): Promise<PlanGrantView[]> {
  return (await listGrants(database, accountId)).map(presentGrant);
}

/** The account with this address, for the command line; null when there is none. */
export async function findAccountByEmail(database: Database, email: string): Promise<string | null> {
  const [account] = await database.system.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return account?.id ?? null;
}

/** The instant at which a day ends in São Paulo. @param day YYYY-MM-DD */
export async function endOfDay(database: Database, day: string): Promise<Date> {
  const [row] = await database.system
    .select({ end: beginningOf(day, { later: 1 }).mapWith(planGrants.endsAt) })
    .from(sql`(values (1)) as clock`);
  if (!row) throw new Error('no clock');
  return row.end;
}
