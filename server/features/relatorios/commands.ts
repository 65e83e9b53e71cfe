import { randomUUID } from 'node:crypto';
import { avaliacoes, relatoriosAnteriores, usageMovements } from '@meridia/drizzle/schema.ts';
import { readJsonText, storeText } from '@meridia/drizzle/stored.ts';
import { leituraIaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { LeituraIa } from '@meridia/shared/leitura-ia.ts';
import { mostAnteriores } from '@meridia/shared/relatorio-anterior.ts';
import type { RelatorioStage } from '@meridia/shared/relatorio-progress.ts';
import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { onceMoreIfLost } from '../../db/away.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { startOf } from '../../db/sao-paulo.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordEvent, tellEvent } from '../avaliacoes/commands.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { noteUltimoPadrao } from '../clientes/commands.ts';
import { queueMail } from '../mails/commands.ts';
import { isCorrectedLate, wasRefunded } from '../respostas/queries.ts';
import { asUserWithQuota, consumeQuota, recordRedo, refundQuota } from '../usage-movements/commands.ts';
import { tellWebhooks } from '../webhooks/commands.ts';
import { generateRelatorioJob } from './jobs.ts';

/** Free remakes of one finished report per day, Brazilian time (docs/PRODUCT.md 8.8). */
export const redoLimitPerDay = 5;

/** New tries of one failed report per day, Brazilian time. Each takes a unit, which is returned if the try fails. */
const retryLimitPerDay = 20;

/** `startAgain` for the actor's own report. @throws AVALIACAO_NOT_FOUND, and what `startAgain` throws */
export function reprocessRelatorio(
  deps: Deps,
  actor: UserActor,
  { id, ...request }: { id: string; aceitaUnidade: boolean },
): Promise<void> {
  return asUserWithQuota(deps, actor, async (tx) => {
    await startAgain(deps, tx, actor, await requireAvaliacao(tx, actor, id, { lock: true }), request);
  });
}

/**
 * Starts a report again. After a failure this takes a new unit, because the failed report's unit was returned. Remaking a finished report
 * is free, unless its answers were replaced late (docs/PRODUCT.md 10.5). Call it inside `asUserWithQuota`.
 * @param row locked
 * @param request.aceitaUnidade the therapist has read that corrected answers take a unit
 * @throws AVALIACAO_PENDING, REPROCESS_LIMIT, RETRY_LIMIT, QUOTA_EXCEEDED, NO_ACTIVE_SUBSCRIPTION;
 *   REPROCESS_TAKES_UNIT when it takes one and she has not read it
 */
export async function startAgain(
  deps: Deps,
  tx: Tx,
  actor: UserActor,
  row: AvaliacaoRow,
  { aceitaUnidade }: { aceitaUnidade: boolean },
): Promise<void> {
  const { id } = row;
  if (row.status === 'pendente') throw new AppError('AVALIACAO_PENDING', 'Este relatório já está sendo gerado.');
  const movement = { userId: actor.id, avaliacaoId: id, ciclo: row.ciclo + 1 };
  const refunded = await wasRefunded(tx, row);
  if (refunded || (await isCorrectedLate(tx, row))) {
    if (!refunded && !aceitaUnidade) {
      throw new AppError('REPROCESS_TAKES_UNIT', 'Refazer com estas respostas usa um diagnóstico do plano.');
    }
    await assertRetryAllowed(tx, row);
    await consumeQuota(deps, tx, actor, movement);
  } else {
    await assertRedoAllowed(tx, row);
    await recordRedo(tx, movement);
  }
  await tx
    .update(avaliacoes)
    .set({
      status: 'pendente',
      stage: 'observar',
      percent: 0,
      ciclo: movement.ciclo,
      tentativaBase: row.tentativa,
      updatedAt: sql`now()`,
      finishedAt: null,
      seenAt: null,
    })
    .where(eq(avaliacoes.id, id));
  await recordEvent(tx, id);
  await notifyAccountChanged(tx, actor.id, 'avaliacoes');
  await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: id }, { account: actor.id });
}

/** Takes the fencing token for a new attempt. @returns null when the report is no longer wanted: it is finished, failed or deleted */
export function beginAttempt(database: Database, avaliacaoId: string): Promise<AvaliacaoRow | null> {
  return onceMoreIfLost(async () => {
    const [row] = await database.system
      .update(avaliacoes)
      .set({ tentativa: sql`${avaliacoes.tentativa} + 1`, updatedAt: sql`now()` })
      .where(and(eq(avaliacoes.id, avaliacaoId), eq(avaliacoes.status, 'pendente')))
      .returning();
    return row ?? null;
  });
}

export interface Attempt {
  avaliacaoId: string;
  /** Fencing token from beginAttempt. */
  tentativa: number;
}

/**
 * Writes the stage in one statement. It leaves `updated_at` alone, because that column has an index, and a row without changes in
 * indexed columns needs no new entry in any index. If the connection was lost, the same statement runs again: a repeated event does
 * no harm.
 * @returns false when another attempt has taken over; the caller must stop
 */
export function advanceStage(
  database: Database,
  attempt: Attempt,
  stage: RelatorioStage,
  percent: number,
): Promise<boolean> {
  return onceMoreIfLost(async () => {
    const told = await database.system.execute(
      tellEvent(sql`
        update avaliacoes set stage = ${stage}, percent = ${percent}
        where id = ${attempt.avaliacaoId} and tentativa = ${attempt.tentativa} and status = 'pendente'
        returning id, terapeuta_id, tentativa, status, stage, percent`),
    );
    return told.length > 0;
  });
}

/** Keeps what a model read in the intake, for the next attempts and for reports that are made again. */
export async function keepLeitura(database: Database, attempt: Attempt, leitura: LeituraIa): Promise<void> {
  await asSystem(database, (tx) =>
    updateFenced(tx, attempt, { leituraIa: leituraIaFormat.write(leitura, attempt.avaliacaoId) }),
  );
}

export type FinishedRelatorio = {
  diagnosticoJson: string;
  relatorioHtml: string;
  /** The first pattern, for the card of the client; null when the report has none. */
  padrao: string | null;
  /** Whether the plan has the clinic's brand now. */
  marca: boolean;
} & Required<
  Pick<
    typeof avaliacoes.$inferInsert,
    'motor' | 'modelo' | 'promptVersao' | 'catalogoVersao' | 'inputTokens' | 'outputTokens' | 'custoCentavos'
  >
>;

/** Within this time a therapist who waits on the screen has seen the result and needs no mail. */
const mailAfterSeconds = 120;

/** Stores the report, if this attempt still holds the token. The one that it replaces is kept. */
export function finishRelatorio(
  deps: Pick<Deps, 'database' | 'queue'>,
  attempt: Attempt,
  { diagnosticoJson, relatorioHtml, padrao, marca, ...finished }: FinishedRelatorio,
): Promise<boolean> {
  return asSystem(deps.database, async (tx) => {
    await keepAnterior(tx, attempt);
    const stored = await updateFenced(tx, attempt, {
      ...finished,
      diagnosticoJson: storeText(diagnosticoJson, attempt.avaliacaoId),
      relatorioHtml: storeText(relatorioHtml, attempt.avaliacaoId),
      comErro: false,
      primeiroPadrao: padrao,
      status: 'finalizado',
      stage: 'finalizar',
      percent: 100,
      finishedAt: sql`now()`,
      assinado: false,
      comMarca: sql`${avaliacoes.comMarca} or ${marca}`,
      // No answer changes while a report is being made.
      relatorioRevisao: sql`${avaliacoes.respostasRevisao}`,
    });
    if (!stored) return false;
    // The statements run in order on the transaction's connection, without waiting for each answer.
    await Promise.all([
      recordEvent(tx, stored.id),
      noteUltimoPadrao(tx, stored.id, padrao),
      notifyAccountChanged(tx, stored.terapeutaId, 'avaliacoes'),
      queueEndMail(deps, tx, 'report_ready', stored),
      tellEnd(deps, tx, 'relatorio.pronto', stored),
    ]);
    return true;
  });
}

/** Copies the report that is about to be replaced, of which the last few stay. Locks the row, so that no other attempt comes in between. */
async function keepAnterior(tx: Tx, { avaliacaoId, tentativa }: Attempt): Promise<void> {
  const [row] = await tx
    .select({
      id: avaliacoes.id,
      terapeutaId: avaliacoes.terapeutaId,
      revisao: avaliacoes.relatorioRevisao,
      diagnosticoJson: avaliacoes.diagnosticoJson,
      relatorioHtml: avaliacoes.relatorioHtml,
    })
    .from(avaliacoes)
    .where(
      and(
        eq(avaliacoes.id, avaliacaoId),
        eq(avaliacoes.tentativa, tentativa),
        eq(avaliacoes.status, 'pendente'),
        isNotNull(avaliacoes.relatorioHtml),
      ),
    )
    .for('update');
  if (!row?.relatorioHtml || row.diagnosticoJson === null) return;
  const id = randomUUID();
  await tx.insert(relatoriosAnteriores).values({
    id,
    avaliacaoId,
    terapeutaId: row.terapeutaId,
    revisao: row.revisao,
    diagnosticoJson: storeText(row.diagnosticoJson, id),
    relatorioHtml: storeText(row.relatorioHtml, id),
  });
  const newest = tx
    .select({ id: relatoriosAnteriores.id })
    .from(relatoriosAnteriores)
    .where(eq(relatoriosAnteriores.avaliacaoId, avaliacaoId))
    .orderBy(desc(relatoriosAnteriores.substituidoEm), desc(relatoriosAnteriores.id))
    .limit(mostAnteriores);
  await tx
    .delete(relatoriosAnteriores)
    .where(and(eq(relatoriosAnteriores.avaliacaoId, avaliacaoId), notInArray(relatoriosAnteriores.id, newest)));
}

/**
 * Stores the error, returns the unit and queues the mail, in one transaction. If the report was being remade, the finished earlier report
 * stays: the status is `finalizado`, and the error is stored beside the report.
 */
export function failRelatorio(
  deps: Pick<Deps, 'database' | 'queue'>,
  attempt: Attempt,
  erro: string,
): Promise<boolean> {
  return asSystem(deps.database, (tx) => failRelatorioIn(deps, tx, attempt, erro));
}

export async function failRelatorioIn(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  attempt: Attempt,
  erro: string,
): Promise<boolean> {
  const [before] = await tx
    .select({ id: avaliacoes.id, diagnosticoJson: avaliacoes.diagnosticoJson })
    .from(avaliacoes)
    .where(eq(avaliacoes.id, attempt.avaliacaoId))
    .for('update');
  const stored = storedSchema.parse(readJsonText(before?.diagnosticoJson ?? null));
  const failed = await updateFenced(tx, attempt, {
    status: sql`case when ${avaliacoes.relatorioHtml} is null then 'erro' else 'finalizado' end`,
    percent: sql`case when ${avaliacoes.relatorioHtml} is null then ${avaliacoes.percent} else 100 end`,
    diagnosticoJson: storeText(JSON.stringify({ ...stored, erro }), attempt.avaliacaoId),
    comErro: true,
    finishedAt: sql`now()`,
  });
  if (!failed) return false;
  await refundQuota(tx, { userId: failed.terapeutaId, avaliacaoId: failed.id, ciclo: failed.ciclo });
  await recordEvent(tx, failed.id);
  await notifyAccountChanged(tx, failed.terapeutaId, 'avaliacoes');
  await queueEndMail(deps, tx, 'report_failed', failed);
  await tellEnd(deps, tx, 'relatorio.falhou', failed);
  return true;
}

/** The error stands beside a report. Imported JSON of another kind is no report, and goes. */
const storedSchema = z.looseObject({}).catch({});

/** Queues a mail about the result, one for each time the report was started. */
async function queueEndMail(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  kind: 'report_ready' | 'report_failed',
  { id, terapeutaId, ciclo }: Pick<AvaliacaoRow, 'id' | 'terapeutaId' | 'ciclo'>,
): Promise<void> {
  await queueMail(deps, tx, {
    accountId: terapeutaId,
    kind,
    subjectId: id,
    dedupeKey: `${kind}:${id}:${ciclo}`,
    startAfterSeconds: mailAfterSeconds,
  });
}

/** Tells the account's addresses the result, once for each time the report was started. Test reports are nobody's news. */
async function tellEnd(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  tipo: 'relatorio.pronto' | 'relatorio.falhou',
  { id, terapeutaId, ciclo, teste }: Pick<AvaliacaoRow, 'id' | 'terapeutaId' | 'ciclo' | 'teste'>,
): Promise<void> {
  if (teste) return;
  const dedupeKey = `${tipo}:${id}:${ciclo}`;
  await tellWebhooks(deps, tx, { accountId: terapeutaId, tipo, subjectId: id, dedupeKey });
}

type AvaliacaoChange = PgUpdateSetSource<typeof avaliacoes>;

// A paused worker that continues late holds an old number and changes nothing.
async function updateFenced(tx: Tx, { avaliacaoId, tentativa }: Attempt, change: AvaliacaoChange) {
  const [row] = await tx
    .update(avaliacoes)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(avaliacoes.id, avaliacaoId), eq(avaliacoes.tentativa, tentativa), eq(avaliacoes.status, 'pendente')))
    .returning({
      id: avaliacoes.id,
      terapeutaId: avaliacoes.terapeutaId,
      ciclo: avaliacoes.ciclo,
      teste: avaliacoes.teste,
    });
  return row ?? null;
}

async function assertRedoAllowed(tx: Tx, row: AvaliacaoRow): Promise<void> {
  if ((await countToday(tx, row, 'redo')) < redoLimitPerDay) return;
  throw new AppError(
    'REPROCESS_LIMIT',
    `Este relatório já foi refeito ${redoLimitPerDay} vezes hoje. Tente de novo amanhã.`,
  );
}

async function assertRetryAllowed(tx: Tx, row: AvaliacaoRow): Promise<void> {
  if ((await countToday(tx, row, 'consume')) < retryLimitPerDay) return;
  throw new AppError(
    'RETRY_LIMIT',
    `Este relatório já foi tentado ${retryLimitPerDay} vezes hoje. Tente de novo amanhã.`,
  );
}

async function countToday(tx: Tx, row: AvaliacaoRow, kind: 'redo' | 'consume'): Promise<number> {
  const [today] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(usageMovements)
    .where(
      and(
        eq(usageMovements.avaliacaoId, row.id),
        eq(usageMovements.kind, kind),
        sql`${usageMovements.createdAt} >= ${startOf('day')}`,
      ),
    );
  return today?.count ?? 0;
}
