import { clinicaConfigs, profiles } from '@meridia/drizzle/schema.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { readTipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { type RelatorioStage, relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { catalogVersion } from '../../mtc/catalog/catalog-version.ts';
import type { Deps, WriterFacts, WriterOptions, WriterResult } from '../../ports.ts';
import type { JobRun } from '../../queue/boss.ts';
import { BudgetSpentError, FinalError, RetryableError } from '../../writer-errors.ts';
import { openBudget, type ReportBudget } from '../ai-calls/commands.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import { listFotosOf } from '../fotos/queries.ts';
import { type Attempt, advanceStage, beginAttempt, failRelatorio, finishRelatorio } from './commands.ts';
import { createLocalWriter } from './local-writer.ts';

/**
 * The report job. Runs as often as the queue likes: after a success it does nothing, and of two runs at once only the holder
 * of the newest fencing token stores a result. A failure on the last try ends the report in `erro` and returns the unit.
 */
export async function generateRelatorio(deps: Deps, run: JobRun<{ avaliacaoId: string }>): Promise<void> {
  const row = await beginAttempt(deps.database, run.payload.avaliacaoId);
  if (!row) return;
  const attempt: Attempt = { avaliacaoId: row.id, tentativa: row.tentativa };
  const budget = openBudget(deps, { avaliacaoId: row.id, terapeutaId: row.terapeutaId, ciclo: row.ciclo });
  try {
    await writeRelatorio(deps, row, attempt, { signal: run.signal, budget });
  } catch (error) {
    if (error instanceof Superseded) return;
    const final = run.lastTry || (await isFinal(error, budget));
    deps.log.error({ err: error, avaliacaoId: row.id, tentativa: row.tentativa, final }, 'report attempt failed');
    if (!final) throw error;
    const ended = await failRelatorio(deps, attempt, erroDetail(error));
    // What no writer has told us of is ours to repair: thrown, it stands among the jobs that were given up, where admins look.
    if (ended && !(error instanceof FinalError || error instanceof RetryableError)) throw error;
  }
}

/** What will not pass by waiting, and what would have to wait longer than a report may take. */
async function isFinal(error: unknown, budget: ReportBudget): Promise<boolean> {
  if (!(error instanceof RetryableError)) return error instanceof FinalError;
  const timeLeftMs = await budget.timeLeftMs();
  return timeLeftMs === 0 || timeLeftMs < (error.retryAfterMs ?? 0);
}

async function writeRelatorio(
  deps: Deps,
  row: AvaliacaoRow,
  attempt: Attempt,
  { signal, budget }: { signal: AbortSignal; budget: ReportBudget },
): Promise<void> {
  const dados = dadosAnamneseFormat.read(row.dadosAnamnese);
  const tipo = readTipoRelatorio(row.tipoRelatorio);
  const enter = (stage: RelatorioStage, share = 0) => moveTo(deps.database, attempt, stage, share);

  // A stage is told while its work is done; whoever holds an old token learns it there, and at the latest when the report is stored.
  const [fotoRows, clinica, otherNames] = await during(
    enter('observar'),
    // Photos were measured at upload; the job only reads what was stored with them.
    Promise.all([
      listFotosOf(deps.database.system, row.id),
      readClinica(deps.database, row.terapeutaId),
      readOtherNames(deps.database, row.terapeutaId),
    ]),
  );
  const fotos = fotoRows.map(({ id, kind, observacoes }) => ({ id, kind, observacoes }));
  const intake = { dados, observacoes: fotos.map(({ observacoes }) => observacoes), tipo };
  const { analise, protocolo, safeProtocolo } = await during(
    enter('diferenciar'),
    deps.engine.diagnose(intake, signal),
  );
  await enter('correlacionar');

  const facts: WriterFacts = {
    tipo,
    dados,
    otherNames,
    analise,
    // Unsafe points went before the words are written, so that no text describes what the report does not hold.
    protocolo: safeProtocolo,
    fotos: fotoRows.map(({ kind, observacoes, storageKey }) => ({
      kind,
      observacoes,
      jpeg: () => readJpeg(deps, storageKey),
    })),
  };
  await enter('protocolar');
  const news = createNews((share) => enter('protocolar', share));
  const written = await write(deps, row.id, facts, { signal, onProgress: news.report, budget });
  await news.settled();

  const { motor, modelo, promptVersao, usage } = written;
  const origem = { motor, modelo, promptVersao, catalogoVersao: catalogVersion, geradoEm: new Date().toISOString() };
  const { json, html } = await during(
    enter('finalizar'),
    deps.engine.compose({ dados, tipo, analise, protocolo, textos: written.draft, fotos, clinica, origem }, signal),
  );
  const stored = await finishRelatorio(deps, attempt, {
    diagnosticoJson: json,
    relatorioHtml: html,
    ...{ motor, modelo, promptVersao, catalogoVersao: catalogVersion },
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    custoCentavos: usage?.custoCentavos ?? null,
  });
  if (!stored) throw new Superseded();
}

/** The work of a stage, once both are done: the stage was told, and the work succeeded. */
async function during<T>(told: Promise<void>, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, told]);
  return result;
}

/** A report is never late for money: what no budget pays for, the local writer writes, and the report says so. */
async function write(
  deps: Deps,
  avaliacaoId: string,
  facts: WriterFacts,
  options: WriterOptions,
): Promise<WriterResult> {
  try {
    return await deps.writer.write(facts, options);
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error;
    deps.log.warn({ matter: 'ai_budget_spent', avaliacaoId });
    return createLocalWriter(deps.engine).write(facts, options);
  }
}

/** Share of the text from which a further report of progress is worth a row. */
const newsStep = 0.15;

/** Progress of a streamed answer, told in order and not for every chunk. A lost piece of news is repaired by the next one. */
function createNews(tell: (share: number) => Promise<void>) {
  let told = 0;
  let telling = Promise.resolve();
  return {
    report: (share: number) => {
      if (share < told + newsStep) return;
      told = share;
      telling = telling.then(() => tell(share)).catch(() => {});
    },
    settled: () => telling,
  };
}

/** Another attempt holds the token now; this one has nothing left to say. */
class Superseded extends Error {}

async function moveTo(database: Database, attempt: Attempt, stage: RelatorioStage, share: number): Promise<void> {
  const index = relatorioStages.findIndex((candidate) => candidate.stage === stage);
  const from = relatorioStages[index]?.from ?? 0;
  const to = relatorioStages[index + 1]?.from ?? 95;
  const percent = Math.min(Math.floor(from + share * (to - from)), to - 1);
  if (!(await advanceStage(database, attempt, stage, percent))) throw new Superseded();
}

async function readJpeg(deps: Deps, storageKey: string): Promise<Buffer> {
  const jpeg = await deps.storage.get(storageKey);
  if (!jpeg) throw new FinalError('Uma das fotos desta avaliação não foi encontrada no armazenamento.');
  return jpeg;
}

async function readClinica(database: Database, terapeutaId: string): Promise<Relatorio['clinica']> {
  const [config] = await database.system
    .select({ nome: clinicaConfigs.nomeClinica, logoUrl: clinicaConfigs.logoUrl })
    .from(clinicaConfigs)
    .where(eq(clinicaConfigs.terapeutaId, terapeutaId));
  return config?.nome ? { nome: config.nome, logoUrl: config.logoUrl } : null;
}

async function readOtherNames(database: Database, terapeutaId: string): Promise<string[]> {
  const [row] = await database.system
    .select({ terapeuta: profiles.nomeCompleto, clinica: clinicaConfigs.nomeClinica })
    .from(profiles)
    .leftJoin(clinicaConfigs, eq(clinicaConfigs.terapeutaId, profiles.id))
    .where(eq(profiles.id, terapeutaId));
  return [row?.terapeuta ?? '', row?.clinica ?? ''].filter((name) => name !== '');
}

function erroDetail(error: unknown): string {
  if (error instanceof FinalError || error instanceof RetryableError) return error.detail;
  return 'Não foi possível montar o relatório por um erro nosso. Os dados da anamnese estão guardados; tente novamente.';
}
