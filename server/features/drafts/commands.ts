import { anamneseDrafts } from '@meridia/drizzle/schema.ts';
import { anamneseDraftFormat } from '@meridia/drizzle/stored-formats.ts';
import type { AnamneseDraftData, saveAnamneseDraftSchema } from '@meridia/shared/anamnese/draft.ts';
import { and, eq, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { removeFiles } from '../../stored-file.ts';
import { forgetFicha, isKeptForAnswer, isOfConvite } from '../convites/commands.ts';
import { removeFotosOfConvite } from '../fotos/commands.ts';

/** More than any therapist begins. A limit is needed because a draft may have a megabyte and only its therapist removes it. */
const mostDrafts = 20;

/**
 * Saves a draft if nobody saved it since `baseRevision`.
 * @throws DRAFT_CONFLICT when another device saved it; DRAFT_NOT_FOUND when it no longer exists or belongs to another account;
 * DRAFT_LIMIT for a new draft above an account's limit; FORBIDDEN when it was written in another account
 */
export async function saveDraft(
  database: Database,
  actor: UserActor,
  { id, data, baseRevision, conta = actor.id }: z.output<typeof saveAnamneseDraftSchema>,
) {
  if (conta !== actor.id) throw new AppError('FORBIDDEN', 'Este rascunho é de outra conta.');
  return asUser(database, actor, async (tx) => {
    const saved =
      baseRevision === 0
        ? await insertDraft(tx, actor, { id, data })
        : await tx
            .update(anamneseDrafts)
            .set({
              ...columnsOfDraft(id, data),
              revision: sql`${anamneseDrafts.revision} + 1`,
              updatedAt: sql`now()`,
            })
            .where(
              and(
                eq(anamneseDrafts.id, id),
                eq(anamneseDrafts.terapeutaId, actor.id),
                eq(anamneseDrafts.revision, baseRevision),
              ),
            )
            .returning({ revision: anamneseDrafts.revision, updatedAt: anamneseDrafts.updatedAt });
    const [row] = saved;
    if (row) return { revision: row.revision, updatedAt: row.updatedAt.toISOString() };

    const [existing] = await tx
      .select({ id: anamneseDrafts.id })
      .from(anamneseDrafts)
      .where(and(eq(anamneseDrafts.id, id), eq(anamneseDrafts.terapeutaId, actor.id)));
    if (existing) throw new AppError('DRAFT_CONFLICT', 'Este rascunho foi alterado em outro aparelho.');
    throw new AppError('DRAFT_NOT_FOUND', 'Este rascunho não existe mais.');
  });
}

/** A draft, and the columns that tell of it without opening it. */
export function columnsOfDraft(id: string, data: AnamneseDraftData) {
  const { dados, fotos, clienteId = null, respondida } = data;
  return {
    id,
    data: anamneseDraftFormat.write(data, id),
    nomeCliente: typeof dados.nomeCliente === 'string' ? dados.nomeCliente : null,
    clienteId,
    respondidaPor: respondida?.por ?? null,
    respondidaEm: respondida?.em ?? null,
    fotoIds: Object.values(fotos).flatMap((foto) => foto ?? []),
  };
}

async function insertDraft(
  tx: Tx,
  actor: UserActor,
  { id, data }: Pick<z.output<typeof saveAnamneseDraftSchema>, 'id' | 'data'>,
) {
  // One new draft of an account at a time. Otherwise parallel calls could all use the last free place.
  await oneAtATime(tx, `drafts ${actor.id}`);
  // A draft in this place would keep the client from sending her answers.
  if (await isKeptForAnswer(tx, actor, id)) return [];
  const inserted = await tx
    .insert(anamneseDrafts)
    .values({ terapeutaId: actor.id, ...columnsOfDraft(id, data), revision: 1 })
    .onConflictDoNothing({ target: anamneseDrafts.id })
    .returning({ revision: anamneseDrafts.revision, updatedAt: anamneseDrafts.updatedAt });
  // What clients answered comes by itself and must not keep the therapist from beginning one of her own.
  const own = and(eq(anamneseDrafts.terapeutaId, actor.id), not(isOfConvite(tx)));
  if (inserted.length > 0 && (await tx.$count(anamneseDrafts, own)) > mostDrafts) {
    throw new AppError(
      'DRAFT_LIMIT',
      `Você já tem ${mostDrafts} rascunhos guardados. Envie ou descarte um deles para guardar outro.`,
    );
  }
  return inserted;
}

/**
 * Idempotent: does nothing for a draft that no longer exists. What a client answered and photographed goes with it; the sweep removes the
 * therapist's photos later.
 */
export async function discardDraft(
  deps: Pick<Deps, 'database' | 'storage' | 'log'>,
  actor: UserActor,
  id: string,
): Promise<void> {
  const forgotten = await asUser(deps.database, actor, async (tx) => {
    const removed = await tx
      .delete(anamneseDrafts)
      .where(and(eq(anamneseDrafts.id, id), eq(anamneseDrafts.terapeutaId, actor.id)))
      .returning({ id: anamneseDrafts.id });
    await forgetFicha(tx, actor, id);
    return removed.length > 0 ? removeFotosOfConvite(tx, id) : [];
  });
  await removeFiles(deps, forgotten);
}
