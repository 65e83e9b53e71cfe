import { accounts, convites } from '@meridia/drizzle/schema.ts';
import { fichaFormat } from '@meridia/drizzle/stored-formats.ts';
import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import { hashToken } from '../../auth/random-token.ts';
import type { Db, Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { meantBy } from '../clientes/policy.ts';

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
 * Whether the form takes photos now: its client has permitted them, has not sent it, and has not withdrawn since. Keeps it so until the
 * transaction ends.
 * @throws CONVITE_NOT_FOUND, CONVITE_ANSWERED, FORBIDDEN, FOTO_CONSENT_WITHDRAWN
 */
export async function requireTakesFotos(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(convites)
    .where(and(eq(convites.id, id), isNull(convites.revokedAt), gt(convites.expiresAt, sql`now()`)))
    .for('update');
  if (!row) throw opensNothing();
  await assertTakesFotos(tx, row);
}

/** @throws CONVITE_ANSWERED, FORBIDDEN, FOTO_CONSENT_WITHDRAWN */
export async function assertTakesFotos(db: Tx | Db, convite: ConviteRow): Promise<void> {
  if (convite.answeredAt) throw alreadyAnswered();
  if (!permitsFotos(convite)) throw new AppError('FORBIDDEN', 'As fotos não foram autorizadas nesta ficha.');
  if (await wereFotosWithdrawn(db, convite)) {
    throw new AppError(
      'FOTO_CONSENT_WITHDRAWN',
      'A autorização para fotos foi retirada depois deste convite. Envie a ficha sem fotos.',
    );
  }
}

/** Whether the client withdrew her consent for photos since she was invited: the yes in her form is then an earlier one. */
async function wereFotosWithdrawn(db: Tx | Db, { clienteId, createdAt }: ConviteRow): Promise<boolean> {
  if (!clienteId) return false;
  const withdrawn = await db.execute(sql`
    ${meantBy(clienteId)}
    select from clientes join meant using (id)
    where fotos_permitidas = false and fotos_permitidas_em >= ${createdAt.toISOString()}
    for share of clientes`);
  return withdrawn.length > 0;
}

export function permitsFotos({ ficha }: ConviteRow): boolean {
  return ficha !== null && fichaFormat.read(ficha).fotos === true;
}

export function alreadyAnswered(): AppError {
  return new AppError('CONVITE_ANSWERED', 'Esta ficha já foi enviada.');
}

export function opensNothing(): AppError {
  return new AppError('CONVITE_NOT_FOUND', 'Este link não abre nenhuma ficha. Peça um novo a quem enviou.');
}

/**
 * The invitation behind a link, locked on demand or refused when another transaction has the lock; undefined for a token that never existed, has expired or was revoked, and while the therapist is blocked:
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
  const [row] = lock ? await query.for('update', { noWait: true }) : await query;
  return row;
}
