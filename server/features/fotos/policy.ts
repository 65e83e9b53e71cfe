import { fotos } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';

export type FotoRow = typeof fotos.$inferSelect;

/**
 * The actor's own photo; that it was looked at is written down. Admins open nobody's but their own.
 * @throws FOTO_NOT_FOUND, the same for a missing photo and for somebody else's.
 */
export async function openFoto(database: Database, actor: UserActor, id: string): Promise<Owned<FotoRow>> {
  const [row] = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(fotos)
      .where(and(eq(fotos.id, id), eq(fotos.terapeutaId, actor.id))),
  );
  if (!row) throw fotoNotFound();
  database.reads.note(actor, { action: 'foto.read', subjectId: id });
  return markOwned(row);
}

export function fotoNotFound(): AppError {
  return new AppError('FOTO_NOT_FOUND', 'Foto não encontrada.');
}
