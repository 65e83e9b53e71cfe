import { clinicaConfigs, profiles } from '@meridia/drizzle/schema.ts';
import { readJsonText } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { readTipoRelatorio } from '@meridia/shared/avaliacao.ts';
import { type Achado, analiseSchema, type Relatorio } from '@meridia/shared/relatorio.ts';
import { type RelatorioStage, relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { addUsage } from '../../ai-writer/usage.ts';
import type { Database } from '../../db/client.ts';
import { createLocalWriter } from '../../engine/local-writer.ts';
import { AppError } from '../../errors.ts';
import { type Meter, secondsSince } from '../../metrics/meter.ts';
import { compararLeituras } from '../../mtc/achados/comparar-leituras.ts';
import { catalogVersion } from '../../mtc/catalog/catalog-version.ts';
import type { Deps, Writer, WriterBudget, WriterFacts, WriterOptions, WriterResult } from '../../ports.ts';
import type { JobRun } from '../../queue/boss.ts';
import { BudgetSpentError, FinalError, PermissionTakenBackError, RetryableError } from '../../writer-errors.ts';
import { openBudget, type ReportBudget } from '../ai-calls/commands.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import { permitsIaExterior } from '../clientes/queries.ts';
import { listFotosOf } from '../fotos/queries.ts';
import { readRespostasDe } from '../respostas/queries.ts';
import { readCapabilitiesOf } from '../subscriptions/queries.ts';
import { type Attempt, advanceStage, beginAttempt, failRelatorio, finishRelatorio } from './commands.ts';
import { obtainLeitura } from './obtain-leitura.ts';

/**
 * The report job. The queue may run it several times: after a success it does nothing, and of two parallel runs only the holder of the
 * newest fencing token stores a result. A failure on the last try ends the report in `erro` and returns the unit.
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
    // Other errors are bugs of ours. Throwing again puts the job among the failed ones, where admins see it.
    if (ended && !(error instanceof FinalError || error instanceof RetryableError)) throw error;
  }
}

/** True for an error that waiting does not solve, or whose wait is longer than the time left for the report. */
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
  const stages = createStages(deps.meter, (stage, share) => moveTo(deps.database, attempt, stage, share));

  // A first attempt finds the row at this stage.
  if (row.percent > 0) stages.enter('observar');
  // Photos were measured at upload. The job only reads the stored measurements.
  const [fotoRows, clinica, { marca, terapiasAmpliadas }, otherNames, respostasDe, { writer, mayRead }] =
    await Promise.all([
      listFotosOf(deps.database.system, row.id),
      readClinica(deps.database, row.terapeutaId),
      readCapabilitiesOf(deps, row.terapeutaId),
      readOtherNames(deps.database, row.terapeutaId),
      readRespostasDe(deps.database.system, row),
      writerFor(deps, row),
    ]);
  const fotos = fotoRows.map(({ id, kind, observacoes }) => ({ id, kind, observacoes }));
  stages.enter('diferenciar');
  const mayStillAsk = () => mayAsk(deps.database, row);
  const { leitura, usage: readingUsage } = mayRead
    ? await obtainLeitura({ ...deps, writer }, row, attempt, {
        ficha: { dados, otherNames },
        options: { signal, budget: afterTold(budget.leitura, stages, mayStillAsk) },
      })
    : { leitura: null, usage: null };
  const observacoes = fotos.map((foto) => foto.observacoes);
  const intake = { dados, observacoes, tipo, ...(leitura && { propostas: leitura.propostas }) };
  const { analise, protocolo, safeProtocolo } = await deps.engine.diagnose(intake, signal);
  stages.enter('correlacionar');

  const facts: WriterFacts = {
    tipo,
    dados,
    otherNames,
    analise,
    // Unsafe points are removed before the text is written, so that no text mentions a point that the report does not contain.
    protocolo: safeProtocolo,
    fotos: fotoRows.map(({ kind, observacoes, storageKey }) => ({
      kind,
      observacoes,
      jpeg: () => readJpeg(deps, storageKey, signal),
    })),
  };
  stages.enter('protocolar');
  const onProgress = createNews((share) => stages.mention('protocolar', share));
  const written = await write({ ...deps, writer }, row.id, facts, {
    signal,
    onProgress,
    budget: afterTold(budget, stages, mayStillAsk),
  });

  const { motor, modelo, promptVersao } = written;
  const usage = addUsage(readingUsage, written.usage);
  const origem = {
    motor,
    modelo,
    promptVersao,
    catalogoVersao: catalogVersion,
    geradoEm: new Date().toISOString(),
    respostas: { revisao: row.respostasRevisao, desde: respostasDe.toISOString() },
    ...(leitura && { leituraIa: { modelo: leitura.modelo, promptVersao: leitura.promptVersao } }),
  };
  stages.enter('finalizar');
  // Between other answers, a difference says nothing about the reader.
  const earlier = row.respostasRevisao === row.relatorioRevisao ? readEarlierAchados(row.diagnosticoJson) : null;
  const leituraMudou = earlier && compararLeituras(earlier, analise.achados);
  const { json, html } = await deps.engine.compose(
    {
      dados,
      tipo,
      analise,
      protocolo,
      textos: written.draft,
      fotos,
      clinica: row.comMarca || marca ? clinica : null,
      origem,
      comAmpliadas: terapiasAmpliadas,
      ...(leituraMudou && { leituraMudou }),
    },
    signal,
  );
  await stages.told();
  stages.end();
  const stored = await finishRelatorio(deps, attempt, {
    padrao: analise.padroes[0]?.nome ?? null,
    marca,
    diagnosticoJson: json,
    relatorioHtml: html,
    motor,
    modelo,
    promptVersao,
    catalogoVersao: catalogVersion,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    custoCentavos: usage?.custoCentavos ?? null,
  });
  if (!stored) throw new Superseded();
}

/** The findings of the report that is being replaced; null for a first report. An unreadable one stops no new report. */
function readEarlierAchados(diagnosticoJson: string | null): Achado[] | null {
  const { data } = earlierSchema.safeParse(readJsonText(diagnosticoJson));
  return data?.analise.achados ?? null;
}

const earlierSchema = withoutBounds(z.object({ analise: analiseSchema.pick({ achados: true }) }));

/**
 * Who reads and writes this report. A client who refuses a provider of artificial intelligence abroad, or was not asked, gets the local
 * writer, which sends nothing, and what a model read earlier does not count. Invented clients of test reports need not be asked.
 */
async function writerFor(
  { writer, engine, database }: Pick<Deps, 'writer' | 'engine' | 'database'>,
  row: Pick<AvaliacaoRow, 'id' | 'teste'>,
): Promise<{ writer: Writer; mayRead: boolean }> {
  const mayRead = await mayAsk(database, row);
  return { writer: mayRead ? writer : createLocalWriter(engine), mayRead };
}

async function mayAsk(database: Database, row: Pick<AvaliacaoRow, 'id' | 'teste'>): Promise<boolean> {
  return row.teste || permitsIaExterior(database, row);
}

/** A spent budget never delays a report: the local writer writes it instead, and the report says so. */
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
    if (!(error instanceof PermissionTakenBackError)) deps.log.warn({ matter: 'ai_budget_spent', avaliacaoId });
    return createLocalWriter(deps.engine).write(facts, options);
  }
}

interface Stages {
  enter(stage: RelatorioStage): void;
  /** Writes progress within a stage. An error is ignored, because the next call writes newer progress. */
  mention(stage: RelatorioStage, share: number): void;
  /** Resolves when everything so far is written. @throws Superseded when another attempt has taken over */
  told(): Promise<void>;
  /** The last stage is over. */
  end(): void;
}

/**
 * Writes the stages of one attempt in order, while the attempt continues. So the report does not wait for the database's answers. A stage
 * that has passed while the one before it was being written is left out: nobody could see it.
 * @param tell throws when another attempt has taken over
 */
function createStages(meter: Meter, tell: (stage: RelatorioStage, share: number) => Promise<void>): Stages {
  let next: { stage: RelatorioStage; share: number; required: boolean } | null = null;
  let telling = Promise.resolve();
  let current: RelatorioStage = 'observar';
  let since = performance.now();
  const end = () => {
    meter.time('reportStage', { stage: current }, secondsSince(since));
    since = performance.now();
  };
  const tellNext = async () => {
    if (!next) return;
    const { stage, share, required } = next;
    next = null;
    await tell(stage, share).catch((error: unknown) => {
      if (required) throw error;
    });
  };
  const queue = (stage: RelatorioStage, share: number, required: boolean) => {
    const queued = next !== null;
    next = { stage, share, required: required || next?.required === true };
    if (queued) return;
    telling = telling.then(tellNext);
    // `told` passes the error on. Without this line it would be an unhandled rejection until `told` is called.
    telling.catch(() => {});
  };
  return {
    enter: (stage) => {
      if (stage !== current) end();
      current = stage;
      queue(stage, 0, true);
    },
    mention: (stage, share) => queue(stage, share, false),
    told: () => telling,
    end,
  };
}

/**
 * Only the attempt that still holds the token may ask a model that costs money, and only while the client permits it: minutes may lie
 * between two requests.
 */
function afterTold(budget: WriterBudget, { told }: Stages, mayStillAsk: () => Promise<boolean>): WriterBudget {
  return {
    reserve: async (request) => {
      await told();
      if (!(await mayStillAsk())) throw new PermissionTakenBackError();
      return budget.reserve(request);
    },
  };
}

/** The smallest step of progress that gets a row of its own. */
const newsStep = 0.15;

/** Passes on the progress of a streamed answer, but not with every chunk. */
function createNews(mention: (share: number) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share < told + newsStep) return;
    told = share;
    mention(share);
  };
}

/** Another attempt holds the token, so this one must not write anything more. */
class Superseded extends Error {}

async function moveTo(database: Database, attempt: Attempt, stage: RelatorioStage, share: number): Promise<void> {
  const index = relatorioStages.findIndex((candidate) => candidate.stage === stage);
  const from = relatorioStages[index]?.from ?? 0;
  const to = relatorioStages[index + 1]?.from ?? 95;
  const percent = Math.min(Math.floor(from + share * (to - from)), to - 1);
  if (!(await advanceStage(database, attempt, stage, percent))) throw new Superseded();
}

/** Two more tries of the job outlast a minute without the place of the photos. */
const fotoAgainAfterMs = 30_000;

async function readJpeg(deps: Deps, storageKey: string, signal: AbortSignal): Promise<Buffer> {
  const jpeg = await deps.storage.get(storageKey, signal).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    const detail = 'As fotos desta avaliação não puderam ser abertas neste momento. Tente novamente em alguns minutos.';
    throw new RetryableError(detail, { cause: error, retryAfterMs: fotoAgainAfterMs });
  });
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
