import { accounts, convites } from '@meridia/drizzle/schema.ts';
import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import { hashToken } from '../../auth/random-token.ts';
import type { Db, Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type ConviteRow = typeof convites.$inferSelect;

/** The actor's own invitation. @throws CONVITE_NOT_FOUND, the same for a missing row and for another therapist's row */
export async function requireConvite(tx: Tx, actor: UserActor, id: string): Promise<Owned<ConviteRow>> {
  const [row] = await tx
    .select()
    .from(convites)
    .where(and(eq(convites.id, id), eq(convites.terapeutaId, actor.id)))
    .for('update');
  if (!row) throw new AppError('CONVITE_NOT_FOUND', 'Este convite não existe mais.');
  return markOwned(row);
}

/**
 * The invitation behind a link; undefined for a token that never existed, has expired or was revoked, and while the therapist is blocked:
 * each case takes the same work. A client who has answered still finds her invitation, but none of her answers.
 */
export async function findConvite(db: Tx | Db, token: string, { lock = false } = {}): Promise<ConviteRow | undefined> {
  const therapist = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, convites.terapeutaId), isNull(accounts.blockedAt)));
  const query = db
    .select()
    .from(convites)
    .where(
      and(
        eq(convites.tokenHash, hashToken(token)),
        isNull(convites.revokedAt),
        gt(convites.expiresAt, sql`now()`),
        exists(therapist),
      ),
    );
  const [row] = lock ? await query.for('update') : await query;
  return row;
}
