import { profiles, subscriptionPlans, userRoles, userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { AdminSubscription, AdminSubscriptionFilters } from '@meridia/shared/admin-subscription.ts';
import { type PageCursor, pageSizes } from '@meridia/shared/pagination.ts';
import { wordPatterns } from '@meridia/shared/search.ts';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import { behind, cutPage, type Page } from '../../db/keyset.ts';
import type { Deps } from '../../ports.ts';
import { settleEndedPlans } from './commands.ts';
import { presentListed } from './present.ts';

/** The plan in force of every account for admins, newest first, one query per page. `nextCursor` is null on the last page. */
export async function listSubscriptions(
  deps: Pick<Deps, 'database' | 'queue' | 'log'>,
  filters: AdminSubscriptionFilters,
  cursor: PageCursor | null,
): Promise<Page<AdminSubscription>> {
  await settleEndedPlans(deps);
  const { createdAt, userId } = userSubscriptions;
  const pageSize = pageSizes.default;
  const rows = await deps.database.system
    .select({
      userId,
      nomeCompleto: profiles.nomeCompleto,
      email: profiles.email,
      isAdmin: sql<boolean>`${userRoles.userId} is not null`,
      planName: subscriptionPlans.name,
      diagnosesLimit: subscriptionPlans.diagnosesLimit,
      status: userSubscriptions.status,
      source: userSubscriptions.source,
      periodEnd: periodEnd.mapWith(userSubscriptions.currentPeriodEnd),
      endsAt: userSubscriptions.endsAt,
      createdAt,
    })
    .from(userSubscriptions)
    .innerJoin(profiles, eq(profiles.id, userId))
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .leftJoin(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
    .where(
      and(
        ...wordPatterns(filters.search ?? '').map((pattern) => like(profiles.busca, pattern)),
        filters.plan === undefined ? undefined : eq(subscriptionPlans.name, filters.plan),
        filters.status === undefined ? undefined : eq(userSubscriptions.status, filters.status),
        filters.source === undefined ? undefined : eq(userSubscriptions.source, filters.source),
        behind({ createdAt, id: userId }, cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(userId))
    .limit(pageSize + 1);
  return cutPage(rows.map(presentListed), pageSize, ({ createdAt, userId }) => ({ createdAt, id: userId }));
}

// The free plan's months continue without settling, so an unsettled row still contains the end of an earlier month.
const periodEnd = sql`case when ${userSubscriptions.source} = 'free' and ${userSubscriptions.settleAt} <= now()
  then quota_period_end(${userSubscriptions.periodAnchor}, now()) else ${userSubscriptions.currentPeriodEnd} end`;
