import { accessLog, fotos } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem, asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';

export type FotoRow = typeof fotos.$inferSelect;

/**
 * A photo the actor may see: their own, or any for an admin. Either way who read it is recorded.
 * @throws FOTO_NOT_FOUND, the same for a missing photo and for somebody else's.
 */
export async function openFoto(database: Database, actor: UserActor, id: string): Promise<Owned<FotoRow>> {
  const load = async (tx: Tx) => {
    const [row] = await tx
      .select()
      .from(fotos)
      .where(actor.role === 'admin' ? eq(fotos.id, id) : and(eq(fotos.id, id), eq(fotos.terapeutaId, actor.id)));
    if (!row) throw fotoNotFound();
    await tx.insert(accessLog).values({
      actorId: actor.id,
      actorRole: actor.role,
      action: 'foto.read',
      subjectId: id,
      ownerId: row.terapeutaId,
    });
    return markOwned(row);
  };
  return actor.role === 'admin' ? asSystem(database, load) : asUser(database, actor, load);
}

export function fotoNotFound(): AppError {
  return new AppError('FOTO_NOT_FOUND', 'Foto não encontrada.');
}
