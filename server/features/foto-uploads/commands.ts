import { randomUUID } from 'node:crypto';
import { fotoUploads } from '@meridia/drizzle/schema.ts';
import { type Foto, type FotoKind, fotoLimits, fotoUploadLimits } from '@meridia/shared/foto.ts';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { fotoTooLarge } from '../../images/check-upload.ts';
import type { Deps, PictureOwner } from '../../ports.ts';
import { removeFiles, storeWithRow } from '../../stored-file.ts';
import { makeRoomForFoto, storeFoto } from '../fotos/commands.ts';
import { conviteOf, type FotoSender } from '../fotos/policy.ts';
import { listDraftFotos, listSentFotos } from '../fotos/queries.ts';
import { type FotoUploadRow, requireUpload, sentBy, uploadGone } from './policy.ts';

/**
 * Begins a photo that will arrive in pieces. The sender's oldest unfinished uploads make room for it.
 * @throws FOTO_TOO_LARGE, FOTOS_FULL
 */
export async function openUpload(
  deps: Deps,
  sender: FotoSender,
  { kind, draftId, totalBytes }: { kind: FotoKind; draftId: string | null; totalBytes: number },
): Promise<string> {
  if (totalBytes > fotoLimits.maxBytes) throw fotoTooLarge(kind, totalBytes);
  await makeRoomForFoto(deps, sender);
  const { id, replaced } = await asUser(deps.database, sender, async (tx) => {
    const conviteId = conviteOf(sender);
    await oneAtATime(tx, `foto uploads ${conviteId ?? sender.id}`);
    const mine = and(sentBy(sender), isNull(fotoUploads.fotoId));
    const most = conviteId ? fotoUploadLimits.maxOpenOfConvite : fotoUploadLimits.maxOpen;
    const beyond = tx
      .select({ id: fotoUploads.id })
      .from(fotoUploads)
      .where(mine)
      .orderBy(desc(fotoUploads.createdAt), fotoUploads.id)
      .offset(most - 1);
    const replaced = await tx
      .delete(fotoUploads)
      .where(and(mine, inArray(fotoUploads.id, beyond)))
      .returning({ pieces: fotoUploads.pieces });
    const [row] = await tx
      .insert(fotoUploads)
      .values({ terapeutaId: sender.id, draftId, conviteId, kind, totalBytes })
      .returning({ id: fotoUploads.id });
    if (!row) throw new Error('insert returned no row');
    return { id: row.id, replaced };
  });
  await removeFiles(
    deps,
    replaced.flatMap(({ pieces }) => pieces),
  );
  return id;
}

/**
 * Checks that a piece of so many bytes is the next one.
 * @throws FOTO_UPLOAD_OFFSET, VALIDATION, as `acceptPiece`
 */
export function assertFits(
  { receivedBytes, totalBytes }: Pick<FotoUploadRow, 'receivedBytes' | 'totalBytes'>,
  { offset, bytes }: { offset: number; bytes: number },
): void {
  if (receivedBytes !== offset) throw wrongOffset();
  const end = offset + bytes;
  const tooSmall = bytes < fotoUploadLimits.minPieceBytes && end < totalBytes;
  if (bytes === 0 || tooSmall || end > totalBytes) {
    throw new AppError('VALIDATION', 'Esta parte da foto não tem o tamanho esperado. Envie a foto de novo.');
  }
}

/**
 * Stores the next piece. A piece counts whole or not at all.
 * @returns how many bytes have arrived
 * @throws FOTO_UPLOAD_OFFSET when the piece does not begin where the last one ended, FOTO_UPLOAD_GONE, VALIDATION for a piece that is
 * too small or too long
 */
export async function acceptPiece(
  deps: Deps,
  sender: FotoSender,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
): Promise<number> {
  const upload = await asUser(deps.database, sender, (tx) => requireUpload(tx, sender, id));
  assertFits(upload, { offset, bytes: bytes.byteLength });
  const received = offset + bytes.byteLength;
  // Each try has a file of its own, so that a late request cannot change a piece that counts.
  const key = `${sender.id}/${id}-${randomUUID()}.parte`;
  return storeWithRow(deps, key, bytes, () =>
    asUser(deps.database, sender, async (tx) => {
      const [row] = await tx
        .update(fotoUploads)
        .set({ receivedBytes: received, pieces: sql`array_append(${fotoUploads.pieces}, ${key})` })
        .where(and(eq(fotoUploads.id, id), sentBy(sender), eq(fotoUploads.receivedBytes, offset)))
        .returning({ received: fotoUploads.receivedBytes });
      if (!row) throw wrongOffset();
      return row.received;
    }),
  );
}

/**
 * Makes the photo of an upload that has arrived whole. The same call again gets the same photo.
 * @throws FOTO_* when the bytes are no acceptable photo; the upload is then over. UNAVAILABLE, FOTOS_FULL and the like leave it open.
 */
export async function endUpload(
  deps: Deps,
  sender: FotoSender,
  { id, owner, signal }: { id: string; owner: PictureOwner; signal: AbortSignal },
): Promise<Foto> {
  const read = () => asUser(deps.database, sender, (tx) => requireUpload(tx, sender, id));
  const upload = await read();
  if (upload.fotoId) return readMade(deps, sender, upload.fotoId);
  if (upload.receivedBytes < upload.totalBytes) throw wrongOffset();
  // Before the photo costs work.
  await makeRoomForFoto(deps, sender, id);
  const pieces = await Promise.all(upload.pieces.map((key) => deps.storage.get(key)));
  const bytes = Buffer.concat(pieces.filter((piece) => piece !== null));
  const { kind, draftId } = upload;
  try {
    if (bytes.byteLength !== upload.totalBytes) {
      // Another request may have made the photo since, and removed the pieces.
      const { fotoId } = await read();
      if (fotoId) return await readMade(deps, sender, fotoId);
      throw uploadGone();
    }
    const foto = await storeFoto(deps, sender, { owner, kind, draftId, bytes, uploadId: id, signal });
    await removeFiles(deps, upload.pieces);
    return foto;
  } catch (error) {
    if (error instanceof AppError && final.has(error.code)) {
      await asUser(deps.database, sender, (tx) =>
        tx.delete(fotoUploads).where(and(eq(fotoUploads.id, id), sentBy(sender), isNull(fotoUploads.fotoId))),
      );
      await removeFiles(deps, upload.pieces);
    }
    throw error;
  }
}

/** Removes the rows of uploads that began more than a day ago. The sweep of photos removes their files. */
export async function sweepUploads({ database }: Pick<Deps, 'database'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fotoUploadLimits.keptHours * 60 * 60 * 1000);
  await database.system.delete(fotoUploads).where(lt(fotoUploads.createdAt, before));
}

/** Refusals that the same bytes would meet again. */
const final: ReadonlySet<string> = new Set([
  'FOTO_TOO_LARGE',
  'FOTO_TOO_MANY_PIXELS',
  'FOTO_NOT_AN_IMAGE',
  'FOTO_HEIC',
  'FOTO_UNSUPPORTED',
  'FOTO_CORRUPT',
  'FOTO_UPLOAD_GONE',
]);

/** The photo that an upload became. @throws FOTO_UPLOAD_GONE once it was removed or belongs to an assessment */
async function readMade({ database }: Pick<Deps, 'database'>, sender: FotoSender, fotoId: string): Promise<Foto> {
  const [foto] =
    sender.type === 'user'
      ? await listDraftFotos(database, sender, [fotoId])
      : await asUser(database, sender, (tx) => listSentFotos(tx, sender, fotoId));
  if (!foto) throw uploadGone();
  return foto;
}

function wrongOffset(): AppError {
  return new AppError('FOTO_UPLOAD_OFFSET', 'O envio da foto continuou em outro ponto. Tente de novo.');
}
