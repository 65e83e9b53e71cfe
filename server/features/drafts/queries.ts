import { anamneseDrafts } from '@meridia/drizzle/schema.ts';
import { anamneseDraftFormat } from '@meridia/drizzle/stored-formats.ts';
import type { AnamneseDraft, DraftSummary } from '@meridia/shared/anamnese/draft.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';

/** The newest save first. An account has few drafts (commands.ts), so the list has no pages. */
export async function listDrafts(database: Database, actor: UserActor): Promise<DraftSummary[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select({
        id: anamneseDrafts.id,
        updatedAt: anamneseDrafts.updatedAt,
        // Not the whole drafts, of which each may have most of a megabyte.
        nome: anamneseDrafts.nomeCliente,
        clienteId: anamneseDrafts.clienteId,
        por: anamneseDrafts.respondidaPor,
        em: anamneseDrafts.respondidaEm,
      })
      .from(anamneseDrafts)
      .where(eq(anamneseDrafts.terapeutaId, actor.id))
      .orderBy(desc(anamneseDrafts.updatedAt)),
  );
  if (rows.length > 0) database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return rows.map(({ id, updatedAt, nome, clienteId, por, em }) => ({
    id,
    clienteId,
    nomeCliente: nome?.trim().slice(0, 120) || null,
    updatedAt: updatedAt.toISOString(),
    respondida: por !== null && em !== null ? { por, em } : null,
  }));
}

/** Whether a draft that a client answered still waits as she sent it. */
export async function isUntouchedDraft({ system }: Pick<Database, 'system'>, id: string): Promise<boolean> {
  return (await system.$count(anamneseDrafts, and(eq(anamneseDrafts.id, id), eq(anamneseDrafts.revision, 1)))) > 0;
}

/** The draft with this id, or the draft saved last, which pages of earlier releases ask for. */
export async function readDraft(database: Database, actor: UserActor, id?: string): Promise<AnamneseDraft | null> {
  const [row] = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(anamneseDrafts)
      .where(and(eq(anamneseDrafts.terapeutaId, actor.id), id === undefined ? undefined : eq(anamneseDrafts.id, id)))
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
