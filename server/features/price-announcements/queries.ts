import { paidSubscriptions, priceAnnouncements, subscriptionPlans } from '@meridia/drizzle/schema.ts';
import type { PriceAnnouncement } from '@meridia/shared/price-announcement.ts';
import { type AnyColumn, and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { liveStatuses } from '../subscriptions/queries.ts';

interface AnnouncedPriceRow {
  id: string;
  planName: string;
  priceBrl: number;
  /** In ms. */
  inForceAt: number;
}

/** The announced price of the plan for which the account pays, as one value of a larger select; null when none is to come. */
export function announcedPriceOf(accountId: AnyColumn): SQL<AnnouncedPriceRow | null> {
  return sql`(
    select json_build_object('id', n.id, 'planName', p.name, 'priceBrl', n.price_brl,
      'inForceAt', extract(epoch from n.in_force_at) * 1000)
    from ${paidSubscriptions} s
    join ${subscriptionPlans} p on p.id = s.plan_id
    cross join lateral (
      select * from ${priceAnnouncements} a where a.plan_id = s.plan_id order by a.created_at desc limit 1) n
    where s.account_id = ${accountId} and s.status in ${liveStatuses} and n.in_force_at > now()
    limit 1)`;
}

/** The newest announcement of the plan, when it is not in force yet. */
export async function findComingPrice({ system }: Database, planId: string) {
  const [newest] = await system
    .select({
      id: priceAnnouncements.id,
      priceBrl: priceAnnouncements.priceBrl,
      inForceAt: priceAnnouncements.inForceAt,
      coming: sql<boolean>`${priceAnnouncements.inForceAt} > now()`,
    })
    .from(priceAnnouncements)
    .where(eq(priceAnnouncements.planId, planId))
    .orderBy(desc(priceAnnouncements.createdAt))
    .limit(1);
  return newest?.coming ? newest : null;
}

/** What the message about the announcement says; null when it is old, replaced, or the account no longer pays for the plan. */
export async function readPriceNews(database: Database, accountId: string, announcementId: string) {
  const [row] = await database.system
    .select({ planName: subscriptionPlans.name, planId: subscriptionPlans.id })
    .from(priceAnnouncements)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, priceAnnouncements.planId))
    .innerJoin(
      paidSubscriptions,
      and(
        eq(paidSubscriptions.planId, priceAnnouncements.planId),
        eq(paidSubscriptions.accountId, accountId),
        inArray(paidSubscriptions.status, liveStatuses),
      ),
    )
    .where(and(eq(priceAnnouncements.id, announcementId), gt(priceAnnouncements.inForceAt, sql`now()`)))
    .limit(1);
  const coming = row && (await findComingPrice(database, row.planId));
  return coming?.id === announcementId && row
    ? { planName: row.planName, priceBrl: coming.priceBrl, inForceAt: coming.inForceAt }
    : null;
}

/** The newest fifty announcements, for admins. */
export async function listAnnouncements({ system }: Database): Promise<PriceAnnouncement[]> {
  const rows = await system
    .select({
      id: priceAnnouncements.id,
      planName: subscriptionPlans.name,
      priceBrl: priceAnnouncements.priceBrl,
      inForceAt: priceAnnouncements.inForceAt,
      announcedAt: priceAnnouncements.createdAt,
    })
    .from(priceAnnouncements)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, priceAnnouncements.planId))
    .orderBy(desc(priceAnnouncements.createdAt))
    .limit(50);
  return rows.map(({ inForceAt, announcedAt, ...row }) => ({
    ...row,
    inForceAt: inForceAt.toISOString(),
    announcedAt: announcedAt.toISOString(),
  }));
}
