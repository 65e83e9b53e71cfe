import { createHash, randomUUID } from 'node:crypto';
import { fotos, fotoUploads } from '@meridia/drizzle/schema.ts';
import { fotoObservacoesFormat } from '@meridia/drizzle/stored-formats.ts';
import { type Foto, type FotoIds, type FotoKind, fotoKinds, fotoLimits } from '@meridia/shared/foto.ts';
import { and, eq, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps, PictureOwner } from '../../ports.ts';
import { nextTimestamp, removeFiles, storeWithRow } from '../../stored-file.ts';
import { requireTakesFotos } from '../convites/policy.ts';
import { conviteOf, type FotoSender, fotoNotFound } from './policy.ts';
import { presentFoto, presentToSender, readMeasured } from './present.ts';
import { inOpenFicha, namedByDraft } from './queries.ts';

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
export async function storeFoto(deps: Deps, sender: FotoSender, upload: FotoUpload): Promise<Foto> {
  const { owner, kind, draftId, bytes, uploadId, signal } = upload;
  const { jpeg, width, height, observacoes } = await deps.images.takeFoto(owner, kind, bytes, signal);
  const storageKey = `${sender.id}/${kind}-${nextTimestamp()}.jpg`;
  const conviteId = conviteOf(sender);
  const writeRow = () =>
    asUser(deps.database, sender, async (tx) => {
      // She may have withdrawn her permission while the photo was decoded.
      if (conviteId) await requireTakesFotos(tx, conviteId);
      // Uploads of one account take turns here, so that parallel ones cannot exceed the limit together.
      await oneAtATime(tx, `fotos ${sender.id}`);
      await assertRoom(tx, sender, uploadId);
      // A client's form has one photo of each kind.
      const replaced = conviteId ? await removeSent(tx, conviteId, eq(fotos.kind, kind)) : [];
      const id = randomUUID();
      const [row] = await tx
        .insert(fotos)
        .values({
          id,
          terapeutaId: sender.id,
          draftId,
          conviteId,
          kind,
          storageKey,
          sha256: createHash('sha256').update(jpeg).digest('hex'),
          bytes: jpeg.byteLength,
          width,
          height,
          observacoes: fotoObservacoesFormat.write(observacoes, id),
        })
        .returning();
      if (!row) throw new Error('insert returned no row');
      if (uploadId) await endUpload(tx, uploadId, row.id);
      return { foto: presentToSender(readMeasured(row), sender), replaced };
    });
  const { foto, replaced } = await storeWithRow(deps, storageKey, jpeg, writeRow, signal);
  await removeFiles(deps, replaced);
  return foto;
}

async function removeSent(tx: Tx, conviteId: string, which?: SQL): Promise<string[]> {
  const removed = await tx
    .delete(fotos)
    .where(and(eq(fotos.conviteId, conviteId), isNull(fotos.avaliacaoId), isNull(fotos.consultaEvolutivaId), which))
    .returning({ storageKey: fotos.storageKey });
  return removed.map(({ storageKey }) => storageKey);
}

/**
 * Removes what a client sent through her invitation: photos that no assessment has, and unfinished uploads.
 * @returns the keys of the files, to be removed after the transaction
 */
export async function removeFotosOfConvite(tx: Tx, conviteId: string): Promise<string[]> {
  const uploads = await tx
    .delete(fotoUploads)
    .where(eq(fotoUploads.conviteId, conviteId))
    .returning({ pieces: fotoUploads.pieces });
  return [...(await removeSent(tx, conviteId)), ...uploads.flatMap(({ pieces }) => pieces)];
}

/** The same for one photo. */
export function removeFotoOfConvite(tx: Tx, conviteId: string, id: string): Promise<string[]> {
  return removeSent(tx, conviteId, eq(fotos.id, id));
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
 * unclaimed photos that no draft shows, and unfinished uploads. What clients send has a room of its own.
 * @param ending the upload that is becoming a photo now
 * @throws FOTOS_FULL
 */
export async function makeRoomForFoto(deps: Deps, sender: FotoSender, ending?: string): Promise<void> {
  const forgotten = await asUser(deps.database, sender, async (tx) => {
    if (await hasRoom(tx, sender, ending)) return [];
    const photos = await tx
      .delete(fotos)
      .where(
        and(heldOf(sender), sql`${fotos.createdAt} < now() - interval '1 hour'`, not(namedByDraft), not(inOpenFicha)),
      )
      .returning({ storageKey: fotos.storageKey });
    const uploads = await tx
      .delete(fotoUploads)
      .where(and(arrivingOf(sender, ending), sql`${fotoUploads.createdAt} < now() - interval '1 hour'`))
      .returning({ pieces: fotoUploads.pieces });
    return [...photos.map(({ storageKey }) => storageKey), ...uploads.flatMap(({ pieces }) => pieces)];
  });
  await removeFiles(deps, forgotten);
  await asUser(deps.database, sender, (tx) => assertRoom(tx, sender, ending));
}

async function assertRoom(tx: Tx, sender: FotoSender, ending?: string): Promise<void> {
  if (await hasRoom(tx, sender, ending)) return;
  throw new AppError(
    'FOTOS_FULL',
    sender.type === 'invited'
      ? 'Não há espaço para mais fotos agora. Envie a ficha sem elas: podem ser feitas na consulta.'
      : 'Há fotos demais em formulários que não foram enviados. Envie ou descarte os rascunhos que não usa mais e escolha a foto de novo; o restante está salvo.',
  );
}

/** Photos that are still arriving take room too, in their full size. */
async function hasRoom(tx: Tx, sender: FotoSender, ending?: string): Promise<boolean> {
  const [held] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${fotos.bytes}), 0)::float8` })
    .from(fotos)
    .where(heldOf(sender));
  const [arriving] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${fotoUploads.totalBytes}), 0)::float8`,
    })
    .from(fotoUploads)
    .where(arrivingOf(sender, ending));
  if (!held || !arriving) throw new Error('a count returned no row');
  const { maxUnclaimed, maxUnclaimedBytes, maxOfClients, maxBytesOfClients } = fotoLimits;
  const [most, mostBytes] =
    sender.type === 'invited' ? [maxOfClients, maxBytesOfClients] : [maxUnclaimed, maxUnclaimedBytes];
  return held.count + arriving.count < most && held.bytes + arriving.bytes < mostBytes;
}

/** Unclaimed photos that take the sender's room: the therapist's own, or those of all her clients. */
function heldOf(sender: FotoSender) {
  return and(unclaimedOf(sender), sender.type === 'invited' ? isNotNull(fotos.conviteId) : isNull(fotos.conviteId));
}

/** @param ending an upload that is left out */
function arrivingOf(sender: FotoSender, ending?: string) {
  return and(
    eq(fotoUploads.terapeutaId, sender.id),
    sender.type === 'invited' ? isNotNull(fotoUploads.conviteId) : isNull(fotoUploads.conviteId),
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
  await removeFiles(deps, [removed[0].storageKey]);
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
  const [row] = await asUser(deps.database, actor, async (tx) => {
    const tongue = and(unclaimed(actor, id), eq(fotos.kind, 'lingua'));
    const [measured] = await tx.select().from(fotos).where(tongue).for('update');
    if (!measured) throw fotoNotFound();
    const observacoes = { ...readMeasured(measured).observacoes, contornoConfere: confere };
    return tx
      .update(fotos)
      .set({ observacoes: fotoObservacoesFormat.write(observacoes, id) })
      .where(tongue)
      .returning();
  });
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

function unclaimedOf(actor: Pick<UserActor, 'id'>) {
  return and(eq(fotos.terapeutaId, actor.id), isNull(fotos.avaliacaoId), isNull(fotos.consultaEvolutivaId));
}
