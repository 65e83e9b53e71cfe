import { anamneseDrafts } from '@meridia/drizzle/schema.ts';
import { anamneseDraftFormat } from '@meridia/drizzle/stored-formats.ts';
import type { AnamneseDraft } from '@meridia/shared/anamnese/draft.ts';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';

/** The draft saved last. The form opens with it. */
export async function readCurrentDraft(database: Database, actor: UserActor): Promise<AnamneseDraft | null> {
  const [row] = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(anamneseDrafts)
      .where(eq(anamneseDrafts.terapeutaId, actor.id))
      .orderBy(desc(anamneseDrafts.updatedAt))
      .limit(1),
  );
  if (!row) return null;
  database.reads.note(actor, { action: 'rascunho.read', subjectId: row.id });
  return {
    id: row.id,
    data: anamneseDraftFormat.read(row.data),
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
  };
}
