import { accounts, knownDevices, sessions } from '@meridia/drizzle/schema.ts';
import type { AccountSession } from '@meridia/shared/account.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { isDevice } from '../../auth/known-devices.ts';
import type { Database } from '../../db/client.ts';
import { presentSession } from './present.ts';

/** The open sessions of this person, the most recently used first. */
export function listSessions(database: Database, actor: UserActor): Promise<AccountSession[]> {
  return listSessionsOf(database, actor, actor.id);
}

/** The same for any account, for admins. For the admin's own account, the list includes the session that asks. */
export async function listSessionsOf(database: Database, actor: UserActor, userId: string): Promise<AccountSession[]> {
  const rows = await database.system
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.map((row) => presentSession(row, actor));
}

/** The data that signing in needs for an address. Known and unknown addresses take the same single query, and so the same time. */
export async function findAccountByEmail(database: Database, email: string, deviceToken: string | null) {
  const [row] = await database.system
    .select({
      id: accounts.id,
      passwordHash: accounts.passwordHash,
      emailConfirmedAt: accounts.emailConfirmedAt,
      blockedAt: accounts.blockedAt,
      /** Hash of the browser's cookie when this account knows it. */
      knownDevice: knownDevices.hash,
      /** Whether this browser has given a right code of the second factor. */
      gaveCode: sql<boolean>`${knownDevices.secondFactorAt} is not null`,
    })
    .from(accounts)
    .leftJoin(knownDevices, and(eq(knownDevices.accountId, accounts.id), isDevice(deviceToken ?? '')))
    .where(eq(accounts.email, email));
  return row ?? null;
}
