import { accounts, freeUnitMarks, profiles } from '@meridia/drizzle/schema.ts';
import type { SessionUser } from '@meridia/shared/account.ts';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';

/** The person behind a session token; null for a token without an open session. */
export async function loadActor(
  { sessions }: Pick<Deps, 'sessions'>,
  token: string,
): Promise<{ actor: UserActor; fresh: boolean; confirmed: boolean } | null> {
  const session = await sessions.check(token);
  if (!session) return null;
  const { userId, role, sessionId, fresh, confirmed } = session;
  return { actor: { type: 'user', id: userId, role, sessionId }, fresh, confirmed };
}

/** The signed-in person; null without a session, and for an account that no longer exists. */
export async function readSessionUser(database: Database, actor: UserActor | null): Promise<SessionUser | null> {
  if (!actor) return null;
  const [row] = await database.system
    .select({
      id: profiles.id,
      nomeCompleto: profiles.nomeCompleto,
      email: profiles.email,
      emailConfirmed: sql<boolean>`${accounts.emailConfirmedAt} is not null`,
      welcomed: sql<boolean>`${freeUnitMarks.welcomedAt} is not null`,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .leftJoin(freeUnitMarks, eq(freeUnitMarks.mark, accounts.mailboxMark))
    .where(eq(profiles.id, actor.id));
  if (!row) return null;
  const { welcomed, ...user } = row;
  return { ...user, role: actor.role, ...(welcomed && !user.emailConfirmed && { welcomedBefore: true }) };
}
