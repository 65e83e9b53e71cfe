import { fotoUploads } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type FotoUploadRow = typeof fotoUploads.$inferSelect;

/** The actor's own upload. @throws FOTO_UPLOAD_GONE, the same for a missing upload and for another person's */
export async function requireUpload(tx: Tx, actor: UserActor, id: string): Promise<Owned<FotoUploadRow>> {
  const [row] = await tx
    .select()
    .from(fotoUploads)
    .where(and(eq(fotoUploads.id, id), eq(fotoUploads.terapeutaId, actor.id)));
  if (!row) throw uploadGone();
  return markOwned(row);
}

export function uploadGone(): AppError {
  return new AppError('FOTO_UPLOAD_GONE', 'O envio desta foto não está mais aberto. Envie a foto de novo.');
}
