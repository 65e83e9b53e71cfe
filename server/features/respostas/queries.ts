import { setImmediate as nextTurn } from 'node:timers/promises';
import { avaliacaoVersoes, avaliacoes } from '@meridia/drizzle/schema.ts';
import { readOrNull } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import {
  anamneseFields,
  type DadosAnamnese,
  type DadosAnamneseField,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import {
  correctionHours,
  type EstadoDasRespostas,
  isOpen,
  type Respostas,
  type VersaoDasRespostas,
  versoesPageSize,
} from '@meridia/shared/respostas.ts';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { readFotosOf } from '../fotos/queries.ts';
import { hasVersao } from '../pareceres/queries.ts';
import { countLiveShares } from '../relatorio-shares/queries.ts';
import { findMovement } from '../usage-movements/queries.ts';
import { presentRespostas, presentVersao } from './present.ts';
import { isOnlyAnswering, listPerguntas } from './rules.ts';

/** The intake behind a report; the reading is recorded. @throws AVALIACAO_NOT_FOUND */
export async function readRespostas(database: Database, actor: UserActor, id: string): Promise<Respostas> {
  const respostas = await asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const fotos = await readFotosOf(tx, id);
    const dados = readDados(row);
    const livres = dados && (await listLivres(tx, row, dados));
    return presentRespostas(row, fotos, { dados, estado: await readEstado(tx, row), livres });
  });
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return respostas;
}

/**
 * What each correction changed, the newest first; the reading is recorded.
 * @param cursor the revision of the last version of the page before
 * @throws AVALIACAO_NOT_FOUND
 */
export async function listVersoes(
  database: Database,
  actor: UserActor,
  { id, cursor }: { id: string; cursor?: number | null | undefined },
): Promise<Page<VersaoDasRespostas, number>> {
  const { row, found } = await asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const found = await tx
      .select()
      .from(avaliacaoVersoes)
      .where(
        and(
          eq(avaliacaoVersoes.avaliacaoId, id),
          eq(avaliacaoVersoes.terapeutaId, actor.id),
          // The last one of the page before replaced the first one of this page.
          cursor ? lte(avaliacaoVersoes.revisao, cursor) : undefined,
        ),
      )
      .orderBy(desc(avaliacaoVersoes.revisao))
      .limit(versoesPageSize + (cursor ? 2 : 1));
    return { row, found };
  });
  const { items, nextCursor } = cutPage(cursor ? found.slice(1) : found, versoesPageSize, ({ revisao }) => revisao);
  const read: VersaoDasRespostas[] = [];
  let depois = readDados((cursor ? found[0] : row) ?? row);
  for (const versao of items) {
    const dados = readDados(versao);
    read.push(presentVersao(versao, dados, depois));
    depois = dados;
    // Each takes milliseconds: everybody else's requests get their turn in between.
    await nextTurn();
  }
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return { items: read, nextCursor };
}

/** How the answers stand to the report. */
export async function readEstado(tx: Tx, row: AvaliacaoRow): Promise<EstadoDasRespostas> {
  const status = readAvaliacaoStatus(row.status);
  const dados = readDados(row);
  const [refunded, correctedLate, links, assinado] = await Promise.all([
    wasRefunded(tx, row),
    isCorrectedLate(tx, row),
    countLiveShares(tx, row),
    hasVersao(tx, row.id),
  ]);
  return {
    revisao: row.respostasRevisao,
    doRelatorio: status === 'finalizado' ? row.relatorioRevisao : null,
    refazerUsaUnidade: refunded || correctedLate,
    ...(status === 'finalizado' && dados ? listPerguntas(dados, row.diagnosticoJson) : { emAberto: [], aDecidir: [] }),
    links,
    assinado,
  };
}

/** Whether the report failed and its unit was returned, so that the next try takes one again. */
export async function wasRefunded(tx: Tx, { id, status, ciclo }: AvaliacaoRow): Promise<boolean> {
  return status === 'erro' && Boolean(await findMovement(tx, { avaliacaoId: id, ciclo }, 'refund'));
}

/** Whether answers were replaced after the hours in which that is free, since the present report was made. */
export async function isCorrectedLate(tx: Tx, row: AvaliacaoRow): Promise<boolean> {
  const base = await findLateBase(tx, row);
  const dados = base && readDados(row);
  const before = base && readDados(base);
  return Boolean(dados && before && !isOnlyAnswering(before, dados));
}

/** When the present answers were written. */
export async function readRespostasDe(tx: Tx | Db, row: AvaliacaoRow): Promise<Date> {
  const [versao] = await tx
    .select({ ate: avaliacaoVersoes.createdAt })
    .from(avaliacaoVersoes)
    .where(and(eq(avaliacaoVersoes.avaliacaoId, row.id), eq(avaliacaoVersoes.revisao, row.respostasRevisao - 1)));
  return versao?.ate ?? row.createdAt;
}

/** The answers of a revision, as this release reads them; null for imported ones that no release wrote. */
export async function findRespostas(tx: Tx, row: AvaliacaoRow, revisao: number): Promise<DadosAnamnese | null> {
  if (revisao === row.respostasRevisao) return readDados(row);
  const [versao] = await tx
    .select({ id: avaliacaoVersoes.id, dadosAnamnese: avaliacaoVersoes.dadosAnamnese })
    .from(avaliacaoVersoes)
    .where(and(eq(avaliacaoVersoes.avaliacaoId, row.id), eq(avaliacaoVersoes.revisao, revisao)));
  return versao ? readDados(versao) : null;
}

/** The questions whose change is free now; null while every change is. */
async function listLivres(tx: Tx, row: AvaliacaoRow, dados: DadosAnamnese): Promise<DadosAnamneseField[] | null> {
  const [of] = await tx
    .select({ late: sql<boolean>`now() >= ${freeUntil}` })
    .from(avaliacoes)
    .where(eq(avaliacoes.id, row.id));
  if (!of?.late) return null;
  const base = await findLateBase(tx, row);
  const before = (base && readDados(base)) ?? dados;
  return anamneseFields.filter((field) => isOpen(field, before[field]));
}

/** The answers before the first late change since the present report; undefined without such a change. */
async function findLateBase(tx: Tx, row: AvaliacaoRow) {
  if (row.respostasRevisao === row.relatorioRevisao) return undefined;
  const [base] = await tx
    .select({ id: avaliacaoVersoes.id, dadosAnamnese: avaliacaoVersoes.dadosAnamnese })
    .from(avaliacaoVersoes)
    .innerJoin(avaliacoes, eq(avaliacoes.id, avaliacaoVersoes.avaliacaoId))
    .where(
      and(
        eq(avaliacaoVersoes.avaliacaoId, row.id),
        gte(avaliacaoVersoes.revisao, row.relatorioRevisao),
        gte(avaliacaoVersoes.createdAt, freeUntil),
      ),
    )
    .orderBy(asc(avaliacaoVersoes.revisao))
    .limit(1);
  return base;
}

const freeUntil = sql`${avaliacoes.createdAt} + make_interval(hours => ${correctionHours})`;

/** Null for imported answers that no release wrote. */
function readDados({ dadosAnamnese }: Pick<AvaliacaoRow, 'dadosAnamnese'>): DadosAnamnese | null {
  return readOrNull(() => dadosAnamneseFormat.read(dadosAnamnese));
}
