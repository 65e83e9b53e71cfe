import { avaliacoes, consultaEvolutivaVersoes, consultasEvolutivas, fotos } from '@meridia/drizzle/schema.ts';
import { avaliacoesOfClienteLimit } from '@meridia/shared/cliente.ts';
import {
  type ConsultaEvolutiva,
  type ConsultaEvolutivaVersao,
  type Evolucao,
  type EvolucaoOfCliente,
  evolucaoLimit,
} from '@meridia/shared/consulta-evolutiva.ts';
import { and, desc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { cutPage } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireCliente } from '../clientes/policy.ts';
import { listLinguaFotos } from '../fotos/queries.ts';
import { requireConsulta } from './policy.ts';
import {
  presentConsulta,
  presentEscores,
  presentEvolucao,
  presentEvolucaoOfCliente,
  presentVersao,
} from './present.ts';

const versionsLimit = 100;

/** Everything except the texts of the timeline. @throws AVALIACAO_NOT_FOUND */
export async function readEvolucao(database: Database, actor: UserActor, avaliacaoId: string): Promise<Evolucao> {
  const evolucao = await asUser(database, actor, async (tx) => {
    const avaliacao = await requireAvaliacao(tx, actor, avaliacaoId);
    const [counts] = await tx
      .select({
        highest: max(consultasEvolutivas.numeroConsulta),
        total: sql<number>`count(*) filter (where ${consultasEvolutivas.anuladaAt} is null)`.mapWith(Number),
      })
      .from(consultasEvolutivas)
      .where(ofAvaliacao(actor, avaliacaoId));
    // Sorted by number, the newest first, so that the limit cuts the oldest.
    const newest = await tx
      .select()
      .from(consultasEvolutivas)
      .where(and(ofAvaliacao(actor, avaliacaoId), isNull(consultasEvolutivas.anuladaAt)))
      .orderBy(desc(consultasEvolutivas.numeroConsulta))
      .limit(evolucaoLimit);
    const pictures = await listLinguaFotos(tx, actor, [avaliacao], newest);
    const { total, highest } = counts ?? { total: 0, highest: null };
    return presentEvolucao(avaliacao, newest, pictures, { total, highest: highest ?? 0 });
  });
  noteRead(database, actor, avaliacaoId);
  return evolucao;
}

/** The curves and tongue photos of all assessments and follow-ups of a client. @throws CLIENTE_NOT_FOUND */
export async function readEvolucaoOfCliente(
  database: Database,
  actor: UserActor,
  clienteId: string,
): Promise<EvolucaoOfCliente> {
  const evolucao = await asUser(database, actor, async (tx) => {
    const cliente = await requireCliente(tx, actor, clienteId);
    const made = await tx
      .select({ id: avaliacoes.id, createdAt: avaliacoes.createdAt, dadosAnamnese: avaliacoes.dadosAnamnese })
      .from(avaliacoes)
      .where(and(eq(avaliacoes.clienteId, cliente.id), eq(avaliacoes.terapeutaId, actor.id)))
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(avaliacoesOfClienteLimit);
    const newest = await tx
      .select()
      .from(consultasEvolutivas)
      .where(
        and(
          inArray(
            consultasEvolutivas.avaliacaoInicialId,
            made.map(({ id }) => id),
          ),
          eq(consultasEvolutivas.terapeutaId, actor.id),
          isNull(consultasEvolutivas.anuladaAt),
        ),
      )
      .orderBy(desc(consultasEvolutivas.dataConsulta), desc(consultasEvolutivas.id))
      .limit(evolucaoLimit);
    return presentEvolucaoOfCliente(made, newest, await listLinguaFotos(tx, actor, made, newest));
  });
  database.reads.note(actor, { action: 'cliente.read', subjectId: clienteId });
  return evolucao;
}

/** Newest first, by number, `limit` at a time. @throws AVALIACAO_NOT_FOUND */
export async function listConsultas(
  database: Database,
  actor: UserActor,
  { avaliacaoId, before, limit }: { avaliacaoId: string; before?: number | null | undefined; limit: number },
): Promise<{ items: ConsultaEvolutiva[]; nextBefore: number | null }> {
  const page = await asUser(database, actor, async (tx) => {
    await requireAvaliacao(tx, actor, avaliacaoId);
    const rows = await tx
      .select()
      .from(consultasEvolutivas)
      .where(and(ofAvaliacao(actor, avaliacaoId), before ? lt(consultasEvolutivas.numeroConsulta, before) : undefined))
      .orderBy(desc(consultasEvolutivas.numeroConsulta))
      .limit(limit + 1);
    const { items: shown, nextCursor } = cutPage(rows, limit, ({ numeroConsulta }) => numeroConsulta);
    const ids = shown.map(({ id }) => id);
    const edits = await readEdits(tx, actor, ids);
    const pictures = await readFotoIds(tx, actor, ids);
    const items = shown.map((row) =>
      presentConsulta(row, { editadaAt: edits.get(row.id) ?? null, fotoId: pictures.get(row.id) ?? null }),
    );
    return { items, nextBefore: nextCursor };
  });
  noteRead(database, actor, avaliacaoId);
  return page;
}

/** Earlier texts of a follow-up, newest first. @throws CONSULTA_NOT_FOUND */
export async function listVersions(
  database: Database,
  actor: UserActor,
  id: string,
): Promise<ConsultaEvolutivaVersao[]> {
  const { avaliacao, versions } = await asUser(database, actor, async (tx) => {
    const consulta = await requireConsulta(tx, actor, id);
    const avaliacao = await requireAvaliacao(tx, actor, consulta.avaliacaoInicialId);
    const rows = await tx
      .select()
      .from(consultaEvolutivaVersoes)
      .where(
        and(
          eq(consultaEvolutivaVersoes.consultaEvolutivaId, consulta.id),
          eq(consultaEvolutivaVersoes.terapeutaId, actor.id),
        ),
      )
      .orderBy(desc(consultaEvolutivaVersoes.createdAt))
      .limit(versionsLimit);
    return { avaliacao, versions: rows.map(presentVersao) };
  });
  noteRead(database, actor, avaliacao.id);
  return versions;
}

/** The numbers of the follow-ups of these assessments that are not annulled, without a word of them. */
export async function listEscores(tx: Tx, actor: UserActor, avaliacaoIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(consultasEvolutivas)
    .where(
      and(
        inArray(consultasEvolutivas.avaliacaoInicialId, [...avaliacaoIds]),
        eq(consultasEvolutivas.terapeutaId, actor.id),
        isNull(consultasEvolutivas.anuladaAt),
      ),
    )
    .orderBy(consultasEvolutivas.numeroConsulta);
  return rows.map((row) => ({
    avaliacaoId: row.avaliacaoInicialId,
    dataConsulta: row.dataConsulta,
    escores: presentEscores(row),
    sessoesRealizadas: row.sessoesRealizadas,
    sessoesPlanejadas: row.sessoesPlanejadas,
  }));
}

/** Records that the follow-ups of an assessment were read. */
function noteRead(database: Database, actor: UserActor, avaliacaoId: string): void {
  database.reads.note(actor, { action: 'consultas.read', subjectId: avaliacaoId });
}

function ofAvaliacao(actor: UserActor, avaliacaoId: string) {
  return and(eq(consultasEvolutivas.avaliacaoInicialId, avaliacaoId), eq(consultasEvolutivas.terapeutaId, actor.id));
}

/** When each follow-up was last edited. */
async function readEdits(tx: Tx, actor: UserActor, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: consultaEvolutivaVersoes.consultaEvolutivaId, at: max(consultaEvolutivaVersoes.createdAt) })
    .from(consultaEvolutivaVersoes)
    .where(
      and(
        inArray(consultaEvolutivaVersoes.consultaEvolutivaId, ids),
        eq(consultaEvolutivaVersoes.terapeutaId, actor.id),
      ),
    )
    .groupBy(consultaEvolutivaVersoes.consultaEvolutivaId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

async function readFotoIds(tx: Tx, actor: UserActor, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: fotos.id, consultaId: fotos.consultaEvolutivaId })
    .from(fotos)
    .where(and(inArray(fotos.consultaEvolutivaId, ids), eq(fotos.terapeutaId, actor.id)));
  return new Map(rows.flatMap(({ id, consultaId }) => (consultaId ? [[consultaId, id] as const] : [])));
}
