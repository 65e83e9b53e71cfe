import { setImmediate as nextTurn } from 'node:timers/promises';
import { avaliacaoVersoes, avaliacoes } from '@meridia/drizzle/schema.ts';
import { UnreadableError } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import {
  anamneseFields,
  type DadosAnamnese,
  type DadosAnamneseField,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import { correctionHours, type EstadoDasRespostas, isOpen, type Respostas } from '@meridia/shared/respostas.ts';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { readFotosOf } from '../fotos/queries.ts';
import { hasVersao } from '../pareceres/queries.ts';
import { countLiveShares } from '../relatorio-shares/queries.ts';
import { findMovement } from '../usage-movements/queries.ts';
import { presentRespostas } from './present.ts';
import { isOnlyAnswering, listPerguntas } from './rules.ts';

/** The intake behind a report, with what each correction changed; the reading is recorded. @throws AVALIACAO_NOT_FOUND */
export async function readRespostas(database: Database, actor: UserActor, id: string): Promise<Respostas> {
  const { row, fotos, versoes, ...rest } = await asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const fotos = await readFotosOf(tx, id);
    const versoes = await tx
      .select()
      .from(avaliacaoVersoes)
      .where(and(eq(avaliacaoVersoes.avaliacaoId, id), eq(avaliacaoVersoes.terapeutaId, actor.id)))
      .orderBy(desc(avaliacaoVersoes.revisao));
    const dados = readDados(row);
    const livres = dados && (await listLivres(tx, row, dados));
    return { row, fotos, versoes, dados, estado: await readEstado(tx, row), livres };
  });
  const read: ((typeof versoes)[number] & { dados: DadosAnamnese | null })[] = [];
  for (const versao of versoes) {
    read.push({ ...versao, dados: readDados(versao) });
    // Each takes milliseconds, and there may be a hundred: everybody else's requests get their turn in between.
    await nextTurn();
  }
  const respostas = presentRespostas(row, fotos, { ...rest, versoes: read });
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return respostas;
}

/** How the answers stand to the report. */
export async function readEstado(tx: Tx, row: AvaliacaoRow): Promise<EstadoDasRespostas> {
  const status = readAvaliacaoStatus(row.status);
  const dados = readDados(row);
  return {
    revisao: row.respostasRevisao,
    doRelatorio: status === 'finalizado' ? row.relatorioRevisao : null,
    refazerUsaUnidade: (await wasRefunded(tx, row)) || (await isCorrectedLate(tx, row)),
    ...(status === 'finalizado' && dados ? listPerguntas(dados, row.diagnosticoJson) : { emAberto: [], aDecidir: [] }),
    links: await countLiveShares(tx, row),
    assinado: await hasVersao(tx, row.id),
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
    .select({ dadosAnamnese: avaliacaoVersoes.dadosAnamnese })
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
  try {
    return dadosAnamneseFormat.read(dadosAnamnese);
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}
