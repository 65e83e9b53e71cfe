import { anamneseDrafts } from '@meridia/drizzle/schema.ts';
import type { AnamneseDraft } from '@meridia/shared/anamnese/draft.ts';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';

/** The draft saved last, which the form opens with. */
export function readCurrentDraft(database: Database, actor: UserActor): Promise<AnamneseDraft | null> {
  return asUser(database, actor, async (tx) => {
    const [row] = await tx
      .select()
      .from(anamneseDrafts)
      .where(eq(anamneseDrafts.terapeutaId, actor.id))
      .orderBy(desc(anamneseDrafts.updatedAt))
      .limit(1);
    return row ? { id: row.id, data: row.data, revision: row.revision, updatedAt: row.updatedAt.toISOString() } : null;
  });
}
