import { createHash } from 'node:crypto';
import { fotos, fotoUploads } from '@meridia/drizzle/schema.ts';
import { fotoObservacoesFormat } from '@meridia/drizzle/stored-formats.ts';
import { type Foto, type FotoIds, type FotoKind, fotoKinds, fotoLimits } from '@meridia/shared/foto.ts';
import { and, eq, isNull, ne, not, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps, PictureOwner } from '../../ports.ts';
import { nextTimestamp, storeWithRow } from '../../stored-file.ts';
import { fotoNotFound } from './policy.ts';
import { presentFoto, readMeasured } from './present.ts';
import { namedByDraft } from './queries.ts';

export interface FotoUpload {
  owner: PictureOwner;
  kind: FotoKind;
  draftId: string | null;
  bytes: Buffer;
  /** The upload in pieces that brought the bytes (ADR 0031). */
  uploadId?: string;
  /** Aborted when the uploading browser has left. */
  signal?: AbortSignal;
}

/** Checks, re-encodes, measures and stores a photo. The row comes last, so that no row names a missing file. */
export async function storeFoto(deps: Deps, actor: UserActor, upload: FotoUpload): Promise<Foto> {
  const { owner, kind, draftId, bytes, uploadId, signal } = upload;
  const { jpeg, width, height, observacoes } = await deps.images.takeFoto(owner, kind, bytes, signal);
  const storageKey = `${actor.id}/${kind}-${nextTimestamp()}.jpg`;
  return storeWithRow(deps, storageKey, jpeg, () =>
    asUser(deps.database, actor, async (tx) => {
      // Uploads of one account take turns here, so that parallel ones cannot exceed the limit together.
      await oneAtATime(tx, `fotos ${actor.id}`);
      await assertRoom(tx, actor, uploadId);
      const [row] = await tx
        .insert(fotos)
        .values({
          terapeutaId: actor.id,
          draftId,
          kind,
          storageKey,
          sha256: createHash('sha256').update(jpeg).digest('hex'),
          bytes: jpeg.byteLength,
          width,
          height,
          observacoes: fotoObservacoesFormat.write(observacoes),
        })
        .returning();
      if (!row) throw new Error('insert returned no row');
      if (uploadId) await endUpload(tx, uploadId, row.id);
      return presentFoto(readMeasured(row));
    }),
  );
}

/** @throws UNAVAILABLE when another request has made the photo of this upload in the meantime; the next try is answered with it */
async function endUpload(tx: Tx, id: string, fotoId: string): Promise<void> {
  const ended = await tx
    .update(fotoUploads)
    .set({ fotoId })
    .where(and(eq(fotoUploads.id, id), isNull(fotoUploads.fotoId)))
    .returning({ id: fotoUploads.id });
  if (!ended[0]) {
    throw new AppError('UNAVAILABLE', 'Esta foto já está sendo processada. Tente de novo.', { retryAfterSeconds: 1 });
  }
}

/**
 * Checks before an upload whether the account has room for another unclaimed photo. If not, first removes what is older than an hour:
 * unclaimed photos that no draft shows, and unfinished uploads.
 * @param ending the upload that is becoming a photo now
 * @throws FOTOS_FULL
 */
export async function makeRoomForFoto(deps: Deps, actor: UserActor, ending?: string): Promise<void> {
  const forgotten = await asUser(deps.database, actor, async (tx) => {
    if (await hasRoom(tx, actor, ending)) return [];
    const photos = await tx
      .delete(fotos)
      .where(and(unclaimedOf(actor), sql`${fotos.createdAt} < now() - interval '1 hour'`, not(namedByDraft)))
      .returning({ storageKey: fotos.storageKey });
    const uploads = await tx
      .delete(fotoUploads)
      .where(and(arrivingOf(actor, ending), sql`${fotoUploads.createdAt} < now() - interval '1 hour'`))
      .returning({ pieces: fotoUploads.pieces });
    return [...photos.map(({ storageKey }) => storageKey), ...uploads.flatMap(({ pieces }) => pieces)];
  });
  for (const key of forgotten) await deps.storage.remove(key);
  await asUser(deps.database, actor, (tx) => assertRoom(tx, actor, ending));
}

async function assertRoom(tx: Tx, actor: UserActor, ending?: string): Promise<void> {
  if (await hasRoom(tx, actor, ending)) return;
  throw new AppError(
    'FOTOS_FULL',
    'Há fotos demais em formulários que não foram enviados. Envie ou descarte os rascunhos que não usa mais e escolha a foto de novo; o restante está salvo.',
  );
}

/** Photos that are still arriving take room too, in their full size. */
async function hasRoom(tx: Tx, actor: UserActor, ending?: string): Promise<boolean> {
  const [held] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${fotos.bytes}), 0)::float8` })
    .from(fotos)
    .where(unclaimedOf(actor));
  const [arriving] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${fotoUploads.totalBytes}), 0)::float8`,
    })
    .from(fotoUploads)
    .where(arrivingOf(actor, ending));
  if (!held || !arriving) throw new Error('a count returned no row');
  return (
    held.count + arriving.count < fotoLimits.maxUnclaimed && held.bytes + arriving.bytes < fotoLimits.maxUnclaimedBytes
  );
}

/** @param ending an upload that is left out */
function arrivingOf(actor: UserActor, ending?: string) {
  return and(
    eq(fotoUploads.terapeutaId, actor.id),
    isNull(fotoUploads.fotoId),
    ending ? ne(fotoUploads.id, ending) : undefined,
  );
}

/** Removes an unclaimed photo. */
export async function removeFoto(deps: Deps, actor: UserActor, id: string): Promise<void> {
  const removed = await asUser(deps.database, actor, (tx) =>
    tx.delete(fotos).where(unclaimed(actor, id)).returning({ storageKey: fotos.storageKey }),
  );
  if (!removed[0]) throw fotoNotFound();
  await deps.storage.remove(removed[0].storageKey);
}

/**
 * Stores whether the therapist accepts the outline of a tongue photo. The answer can be changed until the photo is claimed.
 * @throws FOTO_NOT_FOUND for another person's photo, a claimed one, or another kind
 */
export async function judgeContorno(
  deps: Deps,
  actor: UserActor,
  { id, confere }: { id: string; confere: boolean },
): Promise<Foto> {
  const [row] = await asUser(deps.database, actor, (tx) =>
    tx
      .update(fotos)
      .set({ observacoes: sql`jsonb_set(${fotos.observacoes}, '{contornoConfere}', to_jsonb(${confere}::boolean))` })
      .where(and(unclaimed(actor, id), eq(fotos.kind, 'lingua')))
      .returning(),
  );
  if (!row) throw fotoNotFound();
  // The answer contains the measurements again, so it counts as a reading.
  deps.database.reads.note(actor, { action: 'foto.read', subjectId: id });
  return presentFoto(readMeasured(row));
}

/**
 * Makes uploaded photos part of an assessment. A photo can be claimed only once.
 * @returns storage keys by kind
 * @throws FOTO_NOT_FOUND for another person's photo, a claimed one, or another kind
 */
export async function claimFotos(
  tx: Tx,
  actor: UserActor,
  avaliacaoId: string,
  ids: FotoIds,
): Promise<Partial<Record<FotoKind, string>>> {
  const claimed: Partial<Record<FotoKind, string>> = {};
  for (const kind of fotoKinds) {
    const id = ids[kind];
    if (!id) continue;
    const [row] = await tx
      .update(fotos)
      .set({ avaliacaoId })
      .where(and(unclaimed(actor, id), eq(fotos.kind, kind)))
      .returning({ storageKey: fotos.storageKey });
    if (!row) {
      throw new AppError(
        'FOTO_NOT_FOUND',
        'Uma das fotos não está mais disponível. Escolha a foto de novo; o restante está salvo.',
        {
          fields: { [`fotos.${kind}`]: 'Escolha a foto de novo' },
        },
      );
    }
    claimed[kind] = row.storageKey;
  }
  return claimed;
}

/**
 * Makes an uploaded tongue photo part of a follow-up, which may have one photo.
 * @throws FOTO_NOT_FOUND for another person's photo, a claimed one, or another kind; also when the follow-up already has a photo
 */
export async function claimFotoOfConsulta(
  tx: Tx,
  actor: UserActor,
  consultaEvolutivaId: string,
  id: string,
): Promise<void> {
  // The caller has locked the follow-up's row, so two calls cannot both find it without a photo.
  const [claimed] = await tx
    .update(fotos)
    .set({ consultaEvolutivaId })
    .where(
      and(
        unclaimed(actor, id),
        eq(fotos.kind, 'lingua'),
        sql`not exists (select from fotos as taken where taken.consulta_evolutiva_id = ${consultaEvolutivaId})`,
      ),
    )
    .returning({ id: fotos.id });
  if (claimed) return;
  throw new AppError(
    'FOTO_NOT_FOUND',
    'A foto não está mais disponível. Escolha a foto de novo; o restante está salvo.',
    {
      fields: { fotoId: 'Escolha a foto de novo' },
    },
  );
}

/** This photo of this person, if nothing has claimed it. */
function unclaimed(actor: UserActor, id: string) {
  return and(eq(fotos.id, id), unclaimedOf(actor));
}

function unclaimedOf(actor: UserActor) {
  return and(eq(fotos.terapeutaId, actor.id), isNull(fotos.avaliacaoId), isNull(fotos.consultaEvolutivaId));
}
