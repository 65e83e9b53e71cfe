import { userSubscriptions } from '@meridia/drizzle/schema.ts';
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { OwnError } from '../../own-error.ts';
import type { Deps } from '../../ports.ts';
import { markOlderAccounts, sweepFreeUnitMarks } from '../free-units/commands.ts';
import { settleIfDue } from './commands.ts';

const batchSize = 100;

/**
 * Settles every row whose time is up, so that lists and counts are right for accounts that nobody opens, and the mail about a plan
 * that ended goes out. Marks of mailboxes are looked after besides. One account's trouble keeps no other from its turn.
 * @throws Error in the end, when some could not be settled.
 */
export async function sweepSubscriptions(deps: Pick<Deps, 'database' | 'queue' | 'log' | 'secretBox'>): Promise<void> {
  await markOlderAccounts(deps);
  await sweepFreeUnitMarks(deps.database);
  let failed = 0;
  for (let batch = await findDue(deps, null); batch.length > 0; batch = await findDue(deps, batch.at(-1) ?? null)) {
    for (const accountId of batch) {
      await settleIfDue(deps, accountId).catch((error: unknown) => {
        deps.log.error({ err: error, accountId }, 'subscription not settled');
        failed += 1;
      });
    }
  }
  if (failed > 0) throw new OwnError(`${failed} subscriptions could not be settled`);
}

async function findDue({ database }: Pick<Deps, 'database'>, after: string | null): Promise<string[]> {
  const rows = await database.system
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(
      and(
        lte(userSubscriptions.settleAt, sql`now()`),
        after === null ? undefined : gt(userSubscriptions.userId, after),
      ),
    )
    .orderBy(asc(userSubscriptions.userId))
    .limit(batchSize);
  return rows.map(({ userId }) => userId);
}
