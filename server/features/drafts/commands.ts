import { anamneseDrafts } from '@meridia/drizzle/schema.ts';
import type { saveAnamneseDraftSchema } from '@meridia/shared/anamnese/draft.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';

/**
 * Saves a draft if nobody saved it since `baseRevision`.
 * @throws DRAFT_CONFLICT when another device did; DRAFT_NOT_FOUND when it is gone or belongs to somebody else.
 */
export function saveDraft(
  database: Database,
  actor: UserActor,
  { id, data, baseRevision }: z.output<typeof saveAnamneseDraftSchema>,
) {
  return asUser(database, actor, async (tx) => {
    const saved =
      baseRevision === 0
        ? await tx
            .insert(anamneseDrafts)
            .values({ id, terapeutaId: actor.id, data, revision: 1 })
            .onConflictDoNothing({ target: anamneseDrafts.id })
            .returning({ revision: anamneseDrafts.revision, updatedAt: anamneseDrafts.updatedAt })
        : await tx
            .update(anamneseDrafts)
            .set({ data, revision: sql`${anamneseDrafts.revision} + 1`, updatedAt: sql`now()` })
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

/** Idempotent: a draft that is already gone is what was wanted. Its photos are swept later. */
export async function discardDraft(database: Database, actor: UserActor, id: string): Promise<void> {
  await asUser(database, actor, (tx) =>
    tx.delete(anamneseDrafts).where(and(eq(anamneseDrafts.id, id), eq(anamneseDrafts.terapeutaId, actor.id))),
  );
}
