import { accounts, profiles, subscriptionPlans, userRoles, userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { AccountFilters, AccountSummary } from '@meridia/shared/admin-account.ts';
import { type PageCursor, pageSizes } from '@meridia/shared/pagination.ts';
import { wordPatterns } from '@meridia/shared/search.ts';
import { and, desc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { behind, cutPage, type Page } from '../../db/keyset.ts';
import type { Deps } from '../../ports.ts';
import { settleEndedPlans } from '../subscriptions/commands.ts';
import { presentAccount } from './present.ts';

/** All accounts for admins, newest first. The same query reads role and plan. `nextCursor` is null on the last page. */
export async function listAccounts(
  deps: Pick<Deps, 'database' | 'queue' | 'log'>,
  filters: AccountFilters,
  cursor: PageCursor | null,
): Promise<Page<AccountSummary>> {
  await settleEndedPlans(deps);
  const { createdAt, id } = profiles;
  const pageSize = pageSizes.default;
  const rows = await deps.database.system
    .select({
      id,
      nomeCompleto: profiles.nomeCompleto,
      email: profiles.email,
      isAdmin: sql<boolean>`${userRoles.userId} is not null`,
      emailConfirmedAt: accounts.emailConfirmedAt,
      blockedAt: accounts.blockedAt,
      planName: subscriptionPlans.name,
      createdAt,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, id))
    .innerJoin(userSubscriptions, eq(userSubscriptions.userId, id))
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .leftJoin(userRoles, and(eq(userRoles.userId, id), eq(userRoles.role, 'admin')))
    .where(
      and(
        ...wordPatterns(filters.search ?? '').map((pattern) => like(profiles.busca, pattern)),
        filters.role && (filters.role === 'admin' ? isNotNull(userRoles.userId) : isNull(userRoles.userId)),
        filters.state && stateConditions[filters.state],
        filters.plan === undefined ? undefined : eq(subscriptionPlans.name, filters.plan),
        behind(profiles, cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1);
  const accountsFound = rows.map((row) => ({ ...presentAccount(row), planName: row.planName }));
  return cutPage(accountsFound, pageSize, ({ createdAt, id }) => ({ createdAt, id }));
}

const stateConditions = {
  blocked: isNotNull(accounts.blockedAt),
  unconfirmed: isNull(accounts.emailConfirmedAt),
} as const;
