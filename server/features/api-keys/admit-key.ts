import { accounts, aceitesTermos, apiKeys, userRoles } from '@meridia/drizzle/schema.ts';
import type { ApiScope } from '@meridia/shared/api-key.ts';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { hashToken } from '../../auth/random-token.ts';
import type { Deps } from '../../ports.ts';

/** Whoever calls with a key acts as the account that made it, and within the key's scopes. */
export interface AdmittedKey {
  id: string;
  actor: UserActor;
  scopes: readonly ApiScope[];
  /** True when the link mailed to the account's address was followed. */
  confirmed: boolean;
  /** When a version of the terms begins to hold that the account has not accepted, in ms; null when none waits. */
  termosDueAt: number | null;
}

/**
 * The key with this secret; null for one that is unknown, expired or revoked, and while its account is blocked. It is read anew for every
 * call, so that a revoked key stops working at once in every process.
 */
export async function admitKey({ database }: Pick<Deps, 'database'>, secret: string): Promise<AdmittedKey | null> {
  const [found] = await database.system
    .select({
      id: apiKeys.id,
      accountId: apiKeys.accountId,
      scopes: apiKeys.scopes,
      confirmed: sql<boolean>`${accounts.emailConfirmedAt} is not null`,
      admin: sql<boolean>`exists (select from ${userRoles} r where r.user_id = ${apiKeys.accountId} and r.role = 'admin')`,
      termosDueAt: sql<number | null>`(select extract(epoch from min(t.vale_em))::float8 * 1000 from ${aceitesTermos} t
        where t.user_id = ${apiKeys.accountId} and t.aceito_em is null)`,
      unnoted: sql<boolean>`coalesce(${usedBefore}, true)`,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(
      and(
        eq(apiKeys.secretHash, hashToken(secret)),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, sql`now()`),
        isNull(accounts.blockedAt),
      ),
    );
  if (!found) return null;
  const { id, accountId, scopes, confirmed, admin, termosDueAt, unnoted } = found;
  if (unnoted) {
    // Of parallel calls only one updates the row.
    await database.system
      .update(apiKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), usedBefore)));
  }
  const role = admin ? 'admin' : 'therapist';
  const actor: UserActor = { type: 'user', id: accountId, role, sessionId: id, keyId: id };
  return { id, actor, scopes, confirmed, termosDueAt };
}

const usedBefore = lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`);
