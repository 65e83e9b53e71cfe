import { createHash } from 'node:crypto';
import { fotos } from '@meridia/drizzle/schema.ts';
import { type Foto, type FotoIds, type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import { and, eq, isNull } from 'drizzle-orm';
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

/** Removes a photo that no assessment has claimed. */
export async function removeFoto(deps: Deps, actor: UserActor, id: string): Promise<void> {
  const removed = await asUser(deps.database, actor, (tx) =>
    tx
      .delete(fotos)
      .where(and(eq(fotos.id, id), eq(fotos.terapeutaId, actor.id), isNull(fotos.avaliacaoId)))
      .returning({ storageKey: fotos.storageKey }),
  );
  if (!removed[0]) throw fotoNotFound();
  await deps.storage.remove(removed[0].storageKey);
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
      .where(and(eq(fotos.id, id), eq(fotos.terapeutaId, actor.id), eq(fotos.kind, kind), isNull(fotos.avaliacaoId)))
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

let lastTimestamp = 0;

// The spec's key form has a timestamp only, so two photos of one millisecond must not share it.
function nextTimestamp(): number {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return lastTimestamp;
}
