import { fotos } from '@meridia/drizzle/schema.ts';
import { fotoObservacoesFormat } from '@meridia/drizzle/stored-formats.ts';
import type { LinguaFoto } from '@meridia/shared/consulta-evolutiva.ts';
import { countingObservacoes, type Foto, type FotoKind } from '@meridia/shared/foto.ts';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser, readAsUser } from '../../db/tx.ts';
import { fotoNotFound, type InvitedSender } from './policy.ts';
import { type MeasuredFoto, presentFoto, presentTongueBox, presentToSender, readMeasured } from './present.ts';

/** The actor's own photo for display; the reading is recorded. @throws FOTO_NOT_FOUND */
export async function openFoto(database: Database, actor: UserActor, id: string): Promise<{ storageKey: string }> {
  const [row] = await readAsUser<{ storage_key: string }>(
    database,
    actor,
    'select storage_key from fotos where id = $2::uuid and terapeuta_id = actor.id',
    [id],
  );
  if (!row) throw fotoNotFound();
  database.reads.note(actor, { action: 'foto.read', subjectId: id });
  return { storageKey: row.storage_key };
}

/** Unclaimed photos of a draft that is opened again. Ids of photos that no longer exist are left out. */
export async function listDraftFotos(database: Database, actor: UserActor, ids: string[]): Promise<Foto[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(fotos)
      .where(
        and(
          inArray(fotos.id, ids),
          eq(fotos.terapeutaId, actor.id),
          isNull(fotos.avaliacaoId),
          isNull(fotos.consultaEvolutivaId),
        ),
      ),
  );
  for (const { id } of rows) database.reads.note(actor, { action: 'foto.read', subjectId: id });
  return rows.map(readMeasured).map(presentFoto);
}

/** A photo of a client's form, for her who has just sent it. */
export async function listSentFotos(tx: Tx, sender: InvitedSender, id: string): Promise<Foto[]> {
  const rows = await tx
    .select()
    .from(fotos)
    .where(and(eq(fotos.id, id), eq(fotos.conviteId, sender.conviteId), isNull(fotos.avaliacaoId)));
  return rows.map((row) => presentToSender(readMeasured(row), sender));
}

/** True when a draft of the same person shows this photo. */
export const namedByDraft = sql<boolean>`exists (
  select from anamnese_drafts
  where anamnese_drafts.terapeuta_id = ${fotos.terapeutaId} and ${fotos.id}::text = any(anamnese_drafts.foto_ids))`;

/** True when the photo belongs to a form that a client has not sent yet. */
export const inOpenFicha = sql<boolean>`exists (
  select from convites
  where convites.id = ${fotos.conviteId} and convites.answered_at is null and convites.ficha is not null)`;

/** The photos that a client has sent through her invitation so far, and that no assessment has. */
export async function readFotosOfConvite(tx: Tx, conviteId: string): Promise<Partial<Record<FotoKind, string>>> {
  const rows = await tx
    .select({ id: fotos.id, kind: fotos.kind })
    .from(fotos)
    .where(and(eq(fotos.conviteId, conviteId), isNull(fotos.avaliacaoId)));
  return Object.fromEntries(rows.map(({ id, kind }) => [kind, id]));
}

/** An assessment's photos for display. */
export async function readFotosOf(tx: Tx, avaliacaoId: string): Promise<Foto[]> {
  return (await listFotosOf(tx, avaliacaoId)).map(presentFoto);
}

/** Leaves out measurements inside an outline that the therapist rejected. */
export async function listFotosOf(tx: Tx | Db, avaliacaoId: string): Promise<MeasuredFoto[]> {
  const rows = await tx.select().from(fotos).where(eq(fotos.avaliacaoId, avaliacaoId));
  return rows.map(readMeasured).map((row) => ({ ...row, observacoes: countingObservacoes(row.observacoes) }));
}

/** The tongue photos of these assessments and follow-ups, oldest first. */
export async function listLinguaFotos(
  tx: Tx,
  actor: UserActor,
  avaliacoes: readonly { id: string; createdAt: Date }[],
  consultas: readonly { id: string; numeroConsulta: number; dataConsulta: Date }[],
): Promise<LinguaFoto[]> {
  const byId = new Map(consultas.map((consulta) => [consulta.id, consulta]));
  const madeAt = new Map(avaliacoes.map(({ id, createdAt }) => [id, createdAt]));
  const rows = await tx
    .select({
      id: fotos.id,
      avaliacaoId: fotos.avaliacaoId,
      consultaId: fotos.consultaEvolutivaId,
      observacoes: fotos.observacoes,
    })
    .from(fotos)
    .where(
      and(
        eq(fotos.terapeutaId, actor.id),
        eq(fotos.kind, 'lingua'),
        or(inArray(fotos.avaliacaoId, [...madeAt.keys()]), inArray(fotos.consultaEvolutivaId, [...byId.keys()])),
      ),
    );
  return rows
    .flatMap(({ id, avaliacaoId, consultaId, observacoes }) => {
      const consulta = consultaId ? byId.get(consultaId) : undefined;
      const data = consulta?.dataConsulta ?? madeAt.get(avaliacaoId ?? '');
      if (!data) return [];
      const lingua = presentTongueBox(countingObservacoes(fotoObservacoesFormat.read(observacoes)));
      return [{ id, data: data.toISOString(), numeroConsulta: consulta?.numeroConsulta ?? null, lingua }];
    })
    .sort(
      (one, other) => one.data.localeCompare(other.data) || (one.numeroConsulta ?? 0) - (other.numeroConsulta ?? 0),
    );
}

export async function hasFotoOfConsulta(
  tx: Tx,
  actor: UserActor,
  consultaEvolutivaId: string,
  id: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: fotos.id })
    .from(fotos)
    .where(and(eq(fotos.id, id), eq(fotos.consultaEvolutivaId, consultaEvolutivaId), eq(fotos.terapeutaId, actor.id)));
  return Boolean(row);
}

/** The bytes of all photos that follow-ups of this account have. */
export async function sumFotosOfConsultas(tx: Tx, actor: UserActor): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${fotos.bytes}), 0)::float8` })
    .from(fotos)
    .where(and(eq(fotos.terapeutaId, actor.id), isNotNull(fotos.consultaEvolutivaId)));
  return row?.bytes ?? 0;
}
