import { avaliacoes, clientes, consultaEvolutivaVersoes, consultasEvolutivas, fotos } from '@meridia/drizzle/schema.ts';
import { UnreadableError } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { avaliacoesOfClienteLimit } from '@meridia/shared/cliente.ts';
import {
  type ConsultaEvolutiva,
  type ConsultaEvolutivaVersao,
  type Evolucao,
  type EvolucaoOfCliente,
  evolucaoLimit,
  type Retorno,
  retornoAtrasadoDays,
  retornosLimit,
} from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { CuidadoComPontos } from '@meridia/shared/ponto-usado.ts';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { cutPage } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import { reunirCuidados } from '../../mtc/safety/cuidados-dos-pontos.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireCliente } from '../clientes/policy.ts';
import { listLinguaFotos } from '../fotos/queries.ts';
import { readStoredRelatorio } from '../relatorios/queries.ts';
import { requireConsulta } from './policy.ts';
import {
  presentConsulta,
  presentEscores,
  presentEvolucao,
  presentEvolucaoOfCliente,
  presentRetorno,
  presentVersao,
} from './present.ts';

const versionsLimit = 100;
/** How many planned returns are looked at for the list of this week; those who have come since fall out of it. */
const retornosCandidates = 200;

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
          eq(consultasEvolutivas.clienteId, cliente.id),
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

/**
 * The cautions with points that the reports of this assessment and of the client's newest one name, and those of the present answers.
 * @throws AVALIACAO_NOT_FOUND
 */
export async function readCuidados(
  database: Database,
  actor: UserActor,
  avaliacaoId: string,
): Promise<CuidadoComPontos[]> {
  const rows = await asUser(database, actor, async (tx) => {
    const avaliacao = await requireAvaliacao(tx, actor, avaliacaoId);
    if (!avaliacao.clienteId) return [avaliacao];
    const [newest] = await tx
      .select({
        id: avaliacoes.id,
        dadosAnamnese: avaliacoes.dadosAnamnese,
        diagnosticoJson: avaliacoes.diagnosticoJson,
      })
      .from(avaliacoes)
      .where(and(eq(avaliacoes.clienteId, avaliacao.clienteId), eq(avaliacoes.terapeutaId, actor.id)))
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(1);
    return newest && newest.id !== avaliacao.id ? [newest, avaliacao] : [avaliacao];
  });
  for (const { id } of rows) database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return reunirCuidados({
    dados: readAnswers(rows[0]?.dadosAnamnese),
    notas: rows.flatMap(({ diagnosticoJson }) => readStoredRelatorio(diagnosticoJson)?.seguranca ?? []),
  });
}

/** Null for imported answers that no release wrote. */
function readAnswers(stored: unknown): DadosAnamnese | null {
  try {
    return dadosAnamneseFormat.readUnknown(stored);
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}

/** Clients whose return was planned for this week, until Sunday, or is overdue, and who have not come since. */
export async function listRetornos(database: Database, actor: UserActor, now = new Date()): Promise<Retorno[]> {
  const today = dayInSaoPaulo(now);
  const day = sql`${today}::date`;
  const rows = await asUser(database, actor, async (tx) => {
    const planned = tx
      .select({
        consultaId: consultasEvolutivas.id,
        avaliacaoId: consultasEvolutivas.avaliacaoInicialId,
        clienteId: consultasEvolutivas.clienteId,
        numeroConsulta: consultasEvolutivas.numeroConsulta,
        dataConsulta: consultasEvolutivas.dataConsulta,
        retornoEm: consultasEvolutivas.retornoEm,
      })
      .from(consultasEvolutivas)
      .where(
        and(
          eq(consultasEvolutivas.terapeutaId, actor.id),
          isNull(consultasEvolutivas.anuladaAt),
          isNotNull(consultasEvolutivas.retornoEm),
          between(
            consultasEvolutivas.retornoEm,
            sql`${day} - ${retornoAtrasadoDays}::int`,
            sql`(date_trunc('week', ${day}) + interval '6 days')::date`,
          ),
        ),
      )
      .orderBy(asc(consultasEvolutivas.retornoEm), asc(consultasEvolutivas.id))
      .limit(retornosCandidates)
      .as('planned');
    // Somebody without a client is only known by this assessment.
    const came = sql`(
      exists (select from consultas_evolutivas later where later.avaliacao_inicial_id = ${planned.avaliacaoId}
        and later.numero_consulta > ${planned.numeroConsulta} and later.anulada_at is null)
      or exists (select from consultas_evolutivas later where later.cliente_id = ${planned.clienteId}
        and later.data_consulta > ${planned.dataConsulta} and later.anulada_at is null)
      or exists (select from avaliacoes later where later.cliente_id = ${planned.clienteId}
        and later.created_at > ${planned.dataConsulta}))`;
    return tx
      .select({
        consultaId: planned.consultaId,
        avaliacaoId: planned.avaliacaoId,
        clienteId: planned.clienteId,
        nome: sql<string>`coalesce(${clientes.nome}, ${avaliacoes.nomeCliente})`,
        telefone: sql<string>`coalesce(${clientes.telefone}, ${avaliacoes.telefone})`,
        retornoEm: sql<string>`${planned.retornoEm}`,
      })
      .from(planned)
      .innerJoin(avaliacoes, eq(avaliacoes.id, planned.avaliacaoId))
      .leftJoin(clientes, eq(clientes.id, planned.clienteId))
      .where(sql`not ${came}`)
      .orderBy(asc(planned.retornoEm), asc(planned.consultaId))
      .limit(retornosLimit);
  });
  // An empty answer contains no health data.
  if (rows.length > 0) database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  return rows.map((row) => presentRetorno(row, today));
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
