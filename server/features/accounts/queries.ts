import { accounts, profiles, userRoles } from '@meridia/drizzle/schema.ts';
import type { Role, SessionUser } from '@meridia/shared/account.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';

/** The person behind a session token; null when it opens nothing. */
export async function loadActor(
  { sessions, database }: Pick<Deps, 'sessions' | 'database'>,
  token: string,
): Promise<{ actor: UserActor; fresh: boolean } | null> {
  const session = await sessions.check(token);
  if (!session) return null;
  const role = await readRole(database, session.userId);
  return { actor: { type: 'user', id: session.userId, role, sessionId: session.sessionId }, fresh: session.fresh };
}

export async function readSessionUser(database: Database, actor: UserActor): Promise<SessionUser | null> {
  const [row] = await database.system
    .select({
      id: profiles.id,
      nomeCompleto: profiles.nomeCompleto,
      email: profiles.email,
      emailConfirmed: sql<boolean>`${accounts.emailConfirmedAt} is not null`,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .where(eq(profiles.id, actor.id));
  return row ? { ...row, role: actor.role } : null;
}

async function readRole(database: Database, userId: string): Promise<Role> {
  const [admin] = await database.system
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
  return admin ? 'admin' : 'therapist';
}
