import { avaliacoes, clientes, consultaEvolutivaVersoes, consultasEvolutivas, fotos } from '@meridia/drizzle/schema.ts';
import { readOrNull } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import {
  type ConsultaEvolutiva,
  type ConsultaEvolutivaVersao,
  type Evolucao,
  evolucaoLimit,
  type ListConsultas,
  type Lugar,
  type Retorno,
  retornoAtrasadoDays,
  retornosLimit,
  type TimelineCursor,
} from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { CuidadoComPontos } from '@meridia/shared/ponto-usado.ts';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import { reunirCuidados } from '../../mtc/safety/cuidados-dos-pontos.ts';
import { listAvaliacoesOf } from '../clientes/queries.ts';
import { listLinguaFotos } from '../fotos/queries.ts';
import { findLiberacao, findRevisado } from '../pareceres/queries.ts';
import { readStoredRelatorio } from '../relatorios/queries.ts';
import { type ConsultaEvolutivaRow, type LugarRow, requireConsulta, requireLugar } from './policy.ts';
import {
  presentConsulta,
  presentEscores,
  presentEvolucao,
  presentPontos,
  presentRetorno,
  presentVersao,
} from './present.ts';

const versionsLimit = 100;
// Of one day the highest number first: a consultation that was recorded later stands at noon.
const newestFirst = [
  desc(consultasEvolutivas.dataConsulta),
  desc(consultasEvolutivas.numeroConsulta),
  desc(consultasEvolutivas.id),
];
/** How many planned returns are looked at for the list of this week; those who have come since fall out of it. */
const retornosCandidates = 200;

/** Everything except the texts of the timeline. @throws AVALIACAO_NOT_FOUND, CLIENTE_NOT_FOUND */
export async function readEvolucao(database: Database, actor: UserActor, place: Lugar): Promise<Evolucao> {
  const { lugar, evolucao } = await asUser(database, actor, async (tx) => {
    const lugar = await requireLugar(tx, actor, place);
    const here = countedIn(actor, lugar);
    const whole = timelineOf(actor, lugar);
    const valid = isNull(consultasEvolutivas.anuladaAt);
    const [counts] = await tx
      .select({
        highest: sql<number | null>`max(${consultasEvolutivas.numeroConsulta}) filter (where ${here})`,
        total: sql<number>`count(*) filter (where ${valid})`.mapWith(Number),
        registradas: sql<number>`count(*)`.mapWith(Number),
        first: sql`min(${consultasEvolutivas.dataConsulta}) filter (where ${valid})`.mapWith(
          consultasEvolutivas.dataConsulta,
        ),
      })
      .from(consultasEvolutivas)
      .where(whole);
    // Sorted by number, the newest first, so that the limit cuts the oldest.
    const counted = await tx
      .select()
      .from(consultasEvolutivas)
      .where(and(here, valid))
      .orderBy(desc(consultasEvolutivas.numeroConsulta), desc(consultasEvolutivas.dataConsulta))
      .limit(evolucaoLimit);
    const newest = await tx
      .select()
      .from(consultasEvolutivas)
      .where(and(whole, valid))
      .orderBy(...newestFirst)
      .limit(evolucaoLimit);
    const { avaliacao, clienteId } = lugar;
    const made = clienteId
      ? await listAvaliacoesOf(tx, actor, { clienteId })
      : avaliacao
        ? await listAvaliacoesOf(tx, actor, { avaliacaoId: avaliacao.id })
        : [];
    const evolucao = presentEvolucao(lugar, {
      revisado: avaliacao && (await findRevisado(tx, avaliacao)),
      liberacao: avaliacao && (await findLiberacao(tx, avaliacao)),
      made,
      counted,
      newest,
      fotos: await listLinguaFotos(tx, actor, made, newest),
      total: counts?.total ?? 0,
      registradas: counts?.registradas ?? 0,
      highest: counts?.highest ?? 0,
      first: counts?.first ?? null,
    });
    return { lugar, evolucao };
  });
  noteRead(database, actor, lugar);
  return evolucao;
}

/**
 * The cautions with points that the reports of this assessment and of the client's newest one name, and those of the present answers.
 * @throws AVALIACAO_NOT_FOUND, CLIENTE_NOT_FOUND
 */
export async function readCuidados(database: Database, actor: UserActor, place: Lugar): Promise<CuidadoComPontos[]> {
  const { ids, cuidados } = await asUser(database, actor, async (tx) =>
    findCuidados(tx, actor, await requireLugar(tx, actor, place)),
  );
  for (const id of ids) database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return cuidados;
}

/** The same for a place that was asked for already, with the assessments that it was read from. */
export async function findCuidados(
  tx: Tx,
  actor: UserActor,
  { avaliacao, clienteId }: Pick<LugarRow, 'avaliacao' | 'clienteId'>,
): Promise<{ ids: string[]; cuidados: CuidadoComPontos[] }> {
  const own = avaliacao ? [avaliacao] : [];
  const [newest] = clienteId
    ? await tx
        .select({
          id: avaliacoes.id,
          dadosAnamnese: avaliacoes.dadosAnamnese,
          diagnosticoJson: avaliacoes.diagnosticoJson,
        })
        .from(avaliacoes)
        .where(and(eq(avaliacoes.clienteId, clienteId), eq(avaliacoes.terapeutaId, actor.id)))
        .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
        .limit(1)
    : [];
  const rows = newest && newest.id !== avaliacao?.id ? [newest, ...own] : own;
  return {
    ids: rows.map(({ id }) => id),
    cuidados: reunirCuidados({
      dados: readOrNull(() => dadosAnamneseFormat.readUnknown(rows[0]?.dadosAnamnese)),
      notas: rows.flatMap(({ diagnosticoJson }) => readStoredRelatorio(diagnosticoJson)?.seguranca ?? []),
    }),
  };
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
        nascimento: clientes.nascimento,
        idade: clientes.idade,
        idadeEm: clientes.idadeEm,
        idadeNaAvaliacao: avaliacoes.idade,
        ultimoPadrao: clientes.ultimoPadrao,
        retornoEm: sql<string>`${planned.retornoEm}`,
      })
      .from(planned)
      .leftJoin(avaliacoes, eq(avaliacoes.id, planned.avaliacaoId))
      .leftJoin(clientes, eq(clientes.id, planned.clienteId))
      .where(sql`not ${came}`)
      .orderBy(asc(planned.retornoEm), asc(planned.consultaId))
      .limit(retornosLimit);
  });
  // An empty answer contains no health data.
  if (rows.length > 0) database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  return rows.map((row) => presentRetorno(row, now));
}

/** The client's consultations, newest first; those of an assessment without a client alone. @throws AVALIACAO_NOT_FOUND, CLIENTE_NOT_FOUND */
export async function listConsultas(
  database: Database,
  actor: UserActor,
  { cursor, limit, ...place }: ListConsultas,
): Promise<Page<ConsultaEvolutiva, TimelineCursor>> {
  const { lugar, page } = await asUser(database, actor, async (tx) => {
    const lugar = await requireLugar(tx, actor, place);
    const { dataConsulta: day, numeroConsulta: number, id: rowId } = consultasEvolutivas;
    const rows = await tx
      .select()
      .from(consultasEvolutivas)
      .where(
        and(
          timelineOf(actor, lugar),
          cursor
            ? sql`(${day}, ${number}, ${rowId}) < (${cursor.dataConsulta}::timestamptz, ${cursor.numeroConsulta}::int, ${cursor.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit + 1);
    const { items: shown, nextCursor } = cutPage(rows, limit, ({ dataConsulta, numeroConsulta, id }) => ({
      dataConsulta: dataConsulta.toISOString(),
      numeroConsulta,
      id,
    }));
    return { lugar, page: { items: await presentAll(tx, actor, shown), nextCursor } };
  });
  noteRead(database, actor, lugar);
  return page;
}

/** One follow-up, also an annulled one. @throws CONSULTA_NOT_FOUND */
export async function readConsulta(database: Database, actor: UserActor, id: string): Promise<ConsultaEvolutiva> {
  const { row, consulta } = await asUser(database, actor, async (tx) => {
    const row = await requireConsulta(tx, actor, id);
    const [consulta] = await presentAll(tx, actor, [row]);
    return { row, consulta };
  });
  if (!consulta) throw new Error('a follow-up was not presented');
  const { avaliacaoInicialId, clienteId } = row;
  noteRead(database, actor, { avaliacao: avaliacaoInicialId ? { id: avaliacaoInicialId } : null, clienteId });
  return consulta;
}

async function presentAll(
  tx: Tx,
  actor: UserActor,
  rows: readonly ConsultaEvolutivaRow[],
): Promise<ConsultaEvolutiva[]> {
  const ids = rows.map(({ id }) => id);
  const edits = await readEdits(tx, actor, ids);
  const pictures = await readFotoIds(tx, actor, ids);
  return rows.map((row) =>
    presentConsulta(row, { editadaAt: edits.get(row.id) ?? null, fotoId: pictures.get(row.id) ?? null }),
  );
}

/** Earlier texts of a follow-up, newest first. @throws CONSULTA_NOT_FOUND */
export async function listVersions(
  database: Database,
  actor: UserActor,
  id: string,
): Promise<ConsultaEvolutivaVersao[]> {
  const { consulta, versions } = await asUser(database, actor, async (tx) => {
    const consulta = await requireConsulta(tx, actor, id);
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
    return { consulta, versions: rows.map(presentVersao) };
  });
  const { avaliacaoInicialId, clienteId } = consulta;
  noteRead(database, actor, { avaliacao: avaliacaoInicialId ? { id: avaliacaoInicialId } : null, clienteId });
  return versions;
}

/** The numbers of these clients' consultations that are not annulled, without a word of them. `avaliacaoId` is null without an assessment. */
export async function listEscores(tx: Tx, actor: UserActor, clienteIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(consultasEvolutivas)
    .where(
      and(
        inArray(consultasEvolutivas.clienteId, [...clienteIds]),
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
    pontos: presentPontos(row),
  }));
}

/** Records that a timeline was read, and with it the client's other assessments. */
function noteRead(
  database: Database,
  actor: UserActor,
  { avaliacao, clienteId }: { avaliacao: { id: string } | null; clienteId: string | null },
): void {
  if (avaliacao) database.reads.note(actor, { action: 'consultas.read', subjectId: avaliacao.id });
  if (clienteId) database.reads.note(actor, { action: 'cliente.read', subjectId: clienteId });
}

/** The consultations among which the next one here is counted. */
export function countedIn(actor: UserActor, { avaliacao, clienteId }: LugarRow): SQL | undefined {
  const own = eq(consultasEvolutivas.terapeutaId, actor.id);
  if (avaliacao) return and(eq(consultasEvolutivas.avaliacaoInicialId, avaliacao.id), own);
  return and(eq(consultasEvolutivas.clienteId, clienteId), isNull(consultasEvolutivas.avaliacaoInicialId), own);
}

/** All consultations of the client; an assessment without a client stands alone. */
/** How many consultations of this client were recorded, annulled ones included: the number that a plan limits. */
export function countRecorded(tx: Tx, actor: UserActor, lugar: LugarRow): Promise<number> {
  return tx.$count(consultasEvolutivas, timelineOf(actor, lugar));
}

function timelineOf(actor: UserActor, lugar: LugarRow): SQL | undefined {
  if (lugar.clienteId === null) return countedIn(actor, lugar);
  return and(eq(consultasEvolutivas.clienteId, lugar.clienteId), eq(consultasEvolutivas.terapeutaId, actor.id));
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
