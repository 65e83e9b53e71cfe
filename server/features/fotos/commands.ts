import { createHash } from 'node:crypto';
import { fotos } from '@meridia/drizzle/schema.ts';
import { type Foto, type FotoIds, type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { decodeFoto } from './decode-foto.ts';
import { fotoNotFound } from './policy.ts';
import { presentFoto } from './present.ts';

export interface FotoUpload {
  kind: FotoKind;
  draftId: string | null;
  bytes: Buffer;
}

/** Verifies, re-encodes, measures and stores a photo; the row comes last, so that no row points to a missing file. */
export async function storeFoto(deps: Deps, actor: UserActor, { kind, draftId, bytes }: FotoUpload): Promise<Foto> {
  const { jpeg, width, height } = await decodeFoto(kind, bytes);
  const observacoes = await deps.vision.observe(kind, jpeg);
  const storageKey = `${actor.id}/${kind}-${nextTimestamp()}.jpg`;
  await deps.storage.put(storageKey, jpeg);
  try {
    return await asUser(deps.database, actor, async (tx) => {
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
          observacoes,
        })
        .returning();
      if (!row) throw new Error('insert returned no row');
      return presentFoto(row);
    });
  } catch (error) {
    await deps.storage.remove(storageKey);
    throw error;
  }
}

/** Removes a photo that nothing has claimed. */
export async function removeFoto(deps: Deps, actor: UserActor, id: string): Promise<void> {
  const removed = await asUser(deps.database, actor, (tx) =>
    tx.delete(fotos).where(unclaimed(actor, id)).returning({ storageKey: fotos.storageKey }),
  );
  if (!removed[0]) throw fotoNotFound();
  await deps.storage.remove(removed[0].storageKey);
}

/**
 * Keeps what the therapist says of a tongue photo's outline; they may change their mind until the photo is claimed.
 * @throws FOTO_NOT_FOUND for a photo of somebody else, already claimed, or of another kind
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
  return presentFoto(row);
}

/**
 * Ties uploaded photos to an assessment, each at most once.
 * @returns storage keys by kind. @throws FOTO_NOT_FOUND for a photo of somebody else, of another kind, or already claimed.
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
 * Ties an uploaded tongue photo to a follow-up, which may have one.
 * @throws FOTO_NOT_FOUND for a photo of somebody else, of another kind, or already claimed; and when the follow-up has one.
 */
export async function claimFotoOfConsulta(
  tx: Tx,
  actor: UserActor,
  consultaEvolutivaId: string,
  id: string,
): Promise<void> {
  // Whoever adds one holds the follow-up's row, so that two cannot find its place empty at once.
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

/** A photo of this person that belongs to nothing yet. */
function unclaimed(actor: UserActor, id: string) {
  return and(
    eq(fotos.id, id),
    eq(fotos.terapeutaId, actor.id),
    isNull(fotos.avaliacaoId),
    isNull(fotos.consultaEvolutivaId),
  );
}

let lastTimestamp = 0;

// The spec's key form has a timestamp only, so two photos of one millisecond must not share it.
function nextTimestamp(): number {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return lastTimestamp;
}
