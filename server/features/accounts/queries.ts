import { accounts, freeUnitMarks, profiles } from '@meridia/drizzle/schema.ts';
import type { SessionUser } from '@meridia/shared/account.ts';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { announcedPriceOf } from '../price-announcements/queries.ts';
import { pendentesOf } from '../termos/queries.ts';

/** The person behind a session token; null for a token without an open session. */
export async function loadActor(
  { sessions }: Pick<Deps, 'sessions'>,
  token: string,
): Promise<{ actor: UserActor; fresh: boolean; confirmed: boolean; termosDueAt: number | null } | null> {
  const session = await sessions.check(token);
  if (!session) return null;
  const { userId, role, sessionId, fresh, confirmed, termosDueAt } = session;
  return { actor: { type: 'user', id: userId, role, sessionId }, fresh, confirmed, termosDueAt };
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
      termos: pendentesOf(profiles.id),
      novoPreco: announcedPriceOf(profiles.id),
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .leftJoin(freeUnitMarks, eq(freeUnitMarks.mark, accounts.mailboxMark))
    .where(eq(profiles.id, actor.id));
  if (!row) return null;
  const { welcomed, termos, novoPreco, ...user } = row;
  return {
    ...user,
    role: actor.role,
    ...(welcomed && !user.emailConfirmed && { welcomedBefore: true }),
    ...(termos && { termos: { ...termos, valeEm: new Date(termos.valeEm).toISOString() } }),
    ...(novoPreco && { novoPreco: { ...novoPreco, inForceAt: new Date(novoPreco.inForceAt).toISOString() } }),
  };
}
