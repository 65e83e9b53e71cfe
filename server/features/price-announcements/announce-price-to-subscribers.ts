import { paidSubscriptions, priceAnnouncements } from '@meridia/drizzle/schema.ts';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { liveStatuses } from '../subscriptions/queries.ts';

/** Subscriptions of one transaction. Their messages leave in one minute. */
const subscriptionsAtOnce = 100;

/** Writes to every account that pays for the announced plan. It may run twice: an account has one message for each announcement. */
export async function announcePriceToSubscribers(
  deps: Pick<Deps, 'database' | 'queue'>,
  announcementId: string,
): Promise<void> {
  let after = '';
  for (let page = 0; ; page += 1) {
    const ids = await asSystem(deps.database, async (tx) => {
      const rows = await tx
        .select({ id: paidSubscriptions.id, accountId: paidSubscriptions.accountId })
        .from(paidSubscriptions)
        .innerJoin(priceAnnouncements, eq(priceAnnouncements.planId, paidSubscriptions.planId))
        .where(
          and(
            eq(priceAnnouncements.id, announcementId),
            inArray(paidSubscriptions.status, liveStatuses),
            gt(paidSubscriptions.id, after),
          ),
        )
        .orderBy(asc(paidSubscriptions.id))
        .limit(subscriptionsAtOnce);
      for (const { accountId } of rows) {
        await queueMail(deps, tx, {
          accountId,
          kind: 'new_price',
          subjectId: announcementId,
          dedupeKey: `new_price:${announcementId}`,
          startAfterSeconds: page * 60,
        });
      }
      return rows.map(({ id }) => id);
    });
    const last = ids.at(-1);
    if (last === undefined || ids.length < subscriptionsAtOnce) return;
    after = last;
  }
}
