import { fotos } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type FotoRow = typeof fotos.$inferSelect;

/** The actor's own photo. @throws FOTO_NOT_FOUND, the same for a missing photo and for another person's photo, also when an admin asks */
export async function requireFoto(tx: Tx, actor: UserActor, id: string): Promise<Owned<FotoRow>> {
  const [row] = await tx
    .select()
    .from(fotos)
    .where(and(eq(fotos.id, id), eq(fotos.terapeutaId, actor.id)));
  if (!row) throw fotoNotFound();
  return markOwned(row);
}

export function fotoNotFound(): AppError {
  return new AppError('FOTO_NOT_FOUND', 'Foto não encontrada.');
}
