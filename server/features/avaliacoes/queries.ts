import { avaliacoes, relatorioEvents } from '@meridia/drizzle/schema.ts';
import type { Avaliacao, AvaliacaoFilters, AvaliacaoSummary, ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { wordPatterns } from '@meridia/shared/search.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { asUser, readAsUser } from '../../db/tx.ts';
import { readFotosOf } from '../fotos/queries.ts';
import { findMovement } from '../usage-movements/queries.ts';
import { requireAvaliacao } from './policy.ts';
import { presentAvaliacao, presentReady, presentSummary, type SummaryRow } from './present.ts';

/** One assessment, for its therapist's eyes: the reading is written down. Whether it was seen, its screen says (`avaliacoes.seen`). */
export async function readAvaliacao(database: Database, actor: UserActor, id: string): Promise<Avaliacao> {
  const avaliacao = await asUser(database, actor, async (tx) => {
    // The number first: the row is then at least as new as it says, and no event is taken for seen that was not.
    const [latest] = await tx
      .select({ seq: relatorioEvents.id })
      .from(relatorioEvents)
      .where(eq(relatorioEvents.avaliacaoId, id))
      .orderBy(desc(relatorioEvents.id))
      .limit(1);
    const row = await requireAvaliacao(tx, actor, id);
    const [fotos, refund] = await Promise.all([
      readFotosOf(tx, id),
      findMovement(tx, { avaliacaoId: id, ciclo: row.ciclo }, 'refund'),
    ]);
    return presentAvaliacao(row, fotos, { seq: latest?.seq ?? 0, quotaReturned: Boolean(refund) });
  });
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return avaliacao;
}

/**
 * Newest first. `nextCursor` is null on the last page. The most used read of all, so it takes the short way into the database.
 * @param filters.search every word of it must stand in the client's name or in the complaint
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
  if (cursor)
    conditions.push(`(created_at, id) < (${bound(cursor.createdAt, 'timestamptz')}, ${bound(cursor.id, 'uuid')})`);
  // The limit is a number of ours and part of the text: as a parameter it would have the statement planned anew each time.
  const rows = await readAsUser<SummaryRow>(
    database,
    actor,
    `select id, nome_cliente, status, queixa_principal, sintomas, created_at, seen_at is null and finished_at is not null as novo
     from avaliacoes
     where ${['terapeuta_id = actor.id', ...conditions].join(' and ')}
     order by created_at desc, id desc
     limit ${limit + 1}`,
    params,
  );
  database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return cutPage(rows.map(presentSummary), limit, ({ createdAt, id }) => ({ createdAt, id }));
}

/** SQL with values in their places only: what was typed never becomes part of it. */
function filterConditions({ search = '', status, from, to }: AvaliacaoFilters, bound: Bound): string[] {
  const conditions: string[] = [];
  const patterns = wordPatterns(search);
  if (patterns.length > 0) conditions.push(`busca like all (${bound(patterns, 'text[]')})`);
  if (status === 'finalizado') conditions.push("status in ('finalizado', 'concluido')");
  else if (status) conditions.push(`status = ${bound(status, 'text')}`);
  const midnight = (day: string) => `(${day})::timestamp at time zone 'America/Sao_Paulo'`;
  if (from) conditions.push(`created_at >= ${midnight(bound(from, 'date'))}`);
  if (to) conditions.push(`created_at < ${midnight(`${bound(to, 'date')} + 1`)}`);
  return conditions;
}

type Bound = (value: string | string[], type: string) => string;

/** Reports that ended within the last day and were not looked at since; the newest first, and no more than a screen can tell. */
export async function listReady(database: Database, actor: UserActor): Promise<ReadyRelatorio[]> {
  const ready = await asUser(database, actor, async (tx) => {
    const rows = await tx
      .select({
        id: avaliacoes.id,
        nomeCliente: avaliacoes.nomeCliente,
        finishedAt: avaliacoes.finishedAt,
        failed: hasErro,
      })
      .from(avaliacoes)
      .where(
        and(
          eq(avaliacoes.terapeutaId, actor.id),
          isNull(avaliacoes.seenAt),
          gt(avaliacoes.finishedAt, sql`now() - interval '24 hours'`),
        ),
      )
      .orderBy(desc(avaliacoes.finishedAt))
      .limit(maxReady);
    return rows.flatMap(({ finishedAt, ...row }) => (finishedAt ? [presentReady({ ...row, finishedAt })] : []));
  });
  // Every open screen asks with each change: where nothing is told, nothing was read.
  if (ready.length > 0) database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return ready;
}

const maxReady = 20;

/** The last try at the report failed. Asked of the database: the report beside it is long, and every open screen asks with each change. */
export const hasErro = sql<boolean>`coalesce(jsonb_typeof(${avaliacoes.diagnosticoJson}::jsonb -> 'erro') = 'string', false)`;
