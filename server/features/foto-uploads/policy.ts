import { fotoUploads } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { FotoSender } from '../fotos/policy.ts';

export type FotoUploadRow = typeof fotoUploads.$inferSelect;

/** The sender's own upload. @throws FOTO_UPLOAD_GONE, the same for a missing upload and for another person's */
export async function requireUpload(tx: Tx, sender: FotoSender, id: string): Promise<Owned<FotoUploadRow>> {
  const [row] = await tx
    .select()
    .from(fotoUploads)
    .where(and(eq(fotoUploads.id, id), sentBy(sender)));
  if (!row) throw uploadGone();
  return markOwned(row);
}

/** The uploads of this sender: of the therapist, or through this invitation. */
export function sentBy(sender: FotoSender) {
  return and(
    eq(fotoUploads.terapeutaId, sender.id),
    sender.type === 'invited' ? eq(fotoUploads.conviteId, sender.conviteId) : isNull(fotoUploads.conviteId),
  );
}

export function uploadGone(): AppError {
  return new AppError('FOTO_UPLOAD_GONE', 'O envio desta foto não está mais aberto. Envie a foto de novo.');
}
