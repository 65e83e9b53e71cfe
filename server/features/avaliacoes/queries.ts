import { avaliacoes, relatorioEvents } from '@meridia/drizzle/schema.ts';
import type { Avaliacao, AvaliacaoFilters, AvaliacaoSummary, ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { wordPatterns } from '@meridia/shared/search.ts';
import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { asUser, readAsUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { readFotosOf } from '../fotos/queries.ts';
import { checkAssinatura, findAssinatura, type VersaoChecked } from '../pareceres/queries.ts';
import { countAnteriores } from '../relatorios/queries.ts';
import { readEstado } from '../respostas/queries.ts';
import { findMovement } from '../usage-movements/queries.ts';
import { requireAvaliacao } from './policy.ts';
import { presentAvaliacao, presentReady, presentSummary, type SummaryRow } from './present.ts';

/** One assessment for its therapist; the reading is recorded. The screen marks it as seen with a call of its own (`avaliacoes.seen`). */
export async function readAvaliacao(
  deps: Pick<Deps, 'database' | 'storage' | 'engine'>,
  actor: UserActor,
  id: string,
): Promise<Avaliacao> {
  const { database } = deps;
  const { row, fotos, signed, ...rest } = await asUser(database, actor, async (tx) => {
    // Reads the event's number before the row. The row is then at least as new as the number, and the client misses no event.
    const [latest] = await tx
      .select({ seq: relatorioEvents.id })
      .from(relatorioEvents)
      .where(eq(relatorioEvents.avaliacaoId, id))
      .orderBy(desc(relatorioEvents.id))
      .limit(1);
    const row = await requireAvaliacao(tx, actor, id);
    // The statements run in order on the transaction's connection, without waiting for each answer.
    const [fotos, refund, respostas, signed, anteriores] = await Promise.all([
      readFotosOf(tx, id),
      findMovement(tx, { avaliacaoId: id, ciclo: row.ciclo }, 'refund'),
      readEstado(tx, row),
      findAssinatura(tx, row),
      countAnteriores(tx, id),
    ]);
    const seq = latest?.seq ?? 0;
    return { row, fotos, signed, respostas, seq, quotaReturned: Boolean(refund), refeito: anteriores > 0 };
  });
  const { estado, newest } = await checkAssinatura(deps, row, signed);
  const html = newest && !estado.refeitoDepois ? await htmlOf(deps, newest) : null;
  const avaliacao = presentAvaliacao(row, fotos, { ...rest, assinatura: estado, signedHtml: html });
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return avaliacao;
}

/** As it was signed; a changed version is drawn anew, as one that is not signed. Null when it cannot be read any more. */
async function htmlOf(
  { engine }: Pick<Deps, 'engine'>,
  { row, assinada, relatorio }: VersaoChecked,
): Promise<string | null> {
  if (assinada.intacta) return row.html;
  return relatorio && engine.render(relatorio);
}

/**
 * Newest first. `nextCursor` is null on the last page. The most used read, so it takes the short way into the database.
 * @param filters.search each of its words must occur in the client's name or in the complaint
 */
export async function listAvaliacoes(
  database: Database,
  actor: UserActor,
  { cursor, limit, ...filters }: AvaliacaoFilters & { cursor?: PageCursor | null | undefined; limit: number },
): Promise<Page<AvaliacaoSummary>> {
  const params: (string | string[])[] = [];
  // The actor is $1.
  const bound: Bound = (value, type) => `$${params.push(value) + 1}::${type}`;
  const conditions = filterConditions(filters, bound);
  const short = conditions.length === 0;
  if (cursor)
    conditions.push(`(created_at, id) < (${bound(cursor.createdAt, 'timestamptz')}, ${bound(cursor.id, 'uuid')})`);
  // The limit is our own number and part of the text. As a parameter it would make the database plan the statement each time.
  const rows = await readAsUser<SummaryRow>(
    database,
    actor,
    `select id, nome_cliente, idade, ${ultimoPadrao}, status, queixa_principal, sintomas,
       date_part('epoch', created_at) as created_at, seen_at is null and finished_at is not null as novo, assinado
     from avaliacoes
     where ${['terapeuta_id = actor.id', ...conditions].join(' and ')}
     order by avaliacoes.created_at desc, id desc
     limit ${limit + 1}`,
    params,
    { short },
  );
  database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return cutPage(rows.map(presentSummary), limit, ({ createdAt, id }) => ({ createdAt, id }));
}

/** The database starts no subquery for an assessment without a client: 21 of them took half of the statement's time. */
const ultimoPadrao = `case when cliente_id is not null
  then (select ultimo_padrao from clientes where clientes.id = cliente_id) end as ultimo_padrao`;

/** Values reach the SQL only as parameters, so typed text never becomes part of it. */
function filterConditions({ search = '', status, assinatura, from, to }: AvaliacaoFilters, bound: Bound): string[] {
  const conditions: string[] = [];
  const patterns = wordPatterns(search);
  if (patterns.length > 0) conditions.push(`busca like all (${bound(patterns, 'text[]')})`);
  if (status === 'finalizado') conditions.push("status in ('finalizado', 'concluido')");
  else if (status) conditions.push(`status = ${bound(status, 'text')}`);
  // With the two columns of its index, so that a page is found without looking at other rows.
  if (assinatura) conditions.push(`status = 'finalizado' and assinado = ${assinatura === 'assinado'}`);
  const midnight = (day: string) => `(${day})::timestamp at time zone 'America/Sao_Paulo'`;
  if (from) conditions.push(`created_at >= ${midnight(bound(from, 'date'))}`);
  if (to) conditions.push(`created_at < ${midnight(`${bound(to, 'date')} + 1`)}`);
  return conditions;
}

type Bound = (value: string | string[], type: string) => string;

/** Reports that ended within the last day and that the therapist has not seen; newest first, at most as many as a screen can show. */
export function listReady(database: Database, actor: UserActor): Promise<ReadyRelatorio[]> {
  return listUnseen(database, actor, gt(avaliacoes.finishedAt, sql`now() - interval '24 hours'`), maxReady);
}

/** Reports that ended at any time and that the therapist has not opened, for the start screen; newest first. */
export function listUnopened(database: Database, actor: UserActor): Promise<ReadyRelatorio[]> {
  return listUnseen(database, actor, isNotNull(avaliacoes.finishedAt), maxUnopened);
}

async function listUnseen(database: Database, actor: UserActor, ended: SQL, limit: number): Promise<ReadyRelatorio[]> {
  const ready = await asUser(database, actor, async (tx) => {
    const rows = await tx
      .select({
        id: avaliacoes.id,
        clienteId: avaliacoes.clienteId,
        nomeCliente: avaliacoes.nomeCliente,
        finishedAt: avaliacoes.finishedAt,
        failed: avaliacoes.comErro,
      })
      .from(avaliacoes)
      .where(and(eq(avaliacoes.terapeutaId, actor.id), isNull(avaliacoes.seenAt), ended))
      .orderBy(desc(avaliacoes.finishedAt))
      .limit(limit);
    return rows.flatMap(({ finishedAt, ...row }) => (finishedAt ? [presentReady({ ...row, finishedAt })] : []));
  });
  // Every open screen asks after each change. An empty answer contains no health data, so it is not recorded.
  if (ready.length > 0) database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return ready;
}

const maxReady = 20;
const maxUnopened = 5;
