import { accounts, avaliacoes, profiles, secondFactors, sessions, userRoles } from '@meridia/drizzle/schema.ts';
import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';
import { readSubscriptionOf } from '../subscriptions/queries.ts';
import { unknownAccount } from './policy.ts';
import { presentAccount } from './present.ts';

/** One account with its plan in force, for admins. Shows only the number of its assessments and the last activity. @throws NOT_FOUND */
export async function readAccount(
  deps: Pick<Deps, 'database' | 'queue' | 'payments'>,
  userId: string,
): Promise<AccountDetail> {
  const { system } = deps.database;
  const [row] = await system
    .select({
      id: profiles.id,
      nomeCompleto: profiles.nomeCompleto,
      email: profiles.email,
      createdAt: profiles.createdAt,
      emailConfirmedAt: accounts.emailConfirmedAt,
      blockedAt: accounts.blockedAt,
      blockedReason: accounts.blockedReason,
      isAdmin: sql<boolean>`${userRoles.userId} is not null`,
      secondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      avaliacoesCount: system.$count(avaliacoes, eq(avaliacoes.terapeutaId, profiles.id)),
      lastActivityAt: lastActivity.mapWith(profiles.createdAt),
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'admin')))
    .leftJoin(secondFactors, eq(secondFactors.accountId, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) throw unknownAccount();
  const account = presentAccount(row);
  const { blockedAt, blockedReason, secondFactor, avaliacoesCount, lastActivityAt } = row;
  return {
    ...account,
    blockedReason,
    secondFactor,
    avaliacoesCount,
    blockedAt: blockedAt?.toISOString() ?? null,
    lastActivityAt: lastActivityAt?.toISOString() ?? null,
    subscription: await readSubscriptionOf(deps, account),
  };
}

const lastActivity = sql`greatest(
  (select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${profiles.id}),
  (select max(${avaliacoes.createdAt}) from ${avaliacoes} where ${avaliacoes.terapeutaId} = ${profiles.id}))`;
