import { supportThreads } from '@meridia/drizzle/schema.ts';
import { supportLimits } from '@meridia/shared/support-thread.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';

/**
 * Closes answered threads without a reply for 30 days, then removes threads that were closed 12 months ago, with messages and pictures.
 * Who still waits for an answer is neither closed nor removed.
 */
export async function sweepSupport({ database: { system } }: Pick<Deps, 'database'>): Promise<void> {
  await system
    .update(supportThreads)
    .set({ state: 'closed', closedAt: sql`now()`, revision: sql`${supportThreads.revision} + 1` })
    .where(
      and(
        eq(supportThreads.state, 'answered'),
        sql`${supportThreads.lastMessageAt} < now() - make_interval(days => ${supportLimits.closedAfterDays})`,
      ),
    );
  await system
    .delete(supportThreads)
    .where(
      and(
        eq(supportThreads.state, 'closed'),
        sql`${supportThreads.closedAt} < now() - make_interval(months => ${supportLimits.keptMonths})`,
      ),
    );
}
