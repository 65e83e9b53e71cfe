import { relatorioDraftSchema, relatorioSchema } from '@meridia/shared/relatorio.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { startAppProcess } from '../support/app-process.ts';
import { answerTokens, type GeminiScenario, portuguese, requestText } from '../support/gemini-contract-server.ts';
import { countOutcome, isClean } from './count.ts';
import {
  arrivalsByMark,
  askForReports,
  type EndedReport,
  kindOf,
  markOf,
  readEnded,
  untilAllEnded,
} from './marked-reports.ts';
import type { Outcome } from './outcome.ts';
import { createTherapists } from './therapist.ts';
import { createWorld } from './world.ts';

const mostCalls = 2;
/** Gemini 2.5 Flash, the model of the test: USD per million tokens, at R$ 6,00. */
const priceOf = ({ inputTokens, outputTokens }: EndedReport) => ((inputTokens * 0.3 + outputTokens * 2.5) / 1e6) * 600;

interface Broken {
  kind: Extract<GeminiScenario, string>;
  /** What is stored after such an answer: nothing, or a report without the unrequested keys. */
  ends?: 'finalizado';
  /** The provider reported no usage, so the highest possible cost stays counted. */
  unpriced?: true;
}

const answers: readonly Broken[] = [
  { kind: 'truncated_json' },
  { kind: 'max_tokens_without_text' },
  { kind: 'max_tokens' },
  { kind: 'safety' },
  { kind: 'prompt_blocked' },
  { kind: 'empty_candidates' },
  { kind: 'wrong_language' },
  { kind: 'extra_keys', ends: 'finalizado' },
  { kind: 'huge', unpriced: true },
  { kind: 'html_in_fields' },
  { kind: 'html_page', unpriced: true },
  { kind: 'unknown_ids' },
];

/** Pieces of the bad answers: none may be sent back to the model. */
const pieces = [
  portuguese.slice(0, 40),
  'The picture brings together',
  '<script>',
  'inventado',
  'a a a a a a',
  'Sign in to',
];

/** The model gives a bad answer of one kind to every call of a report. */
export async function brokenAnswers({ each = 20 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, WORKER_CONCURRENCY: '16' });
  try {
    const therapists = await createTherapists(app.baseUrl, world.sql, 8);
    const { gemini, sql } = world;
    gemini.playFor((text) => (kindOf(text) ?? 'good') as GeminiScenario);
    const marks = answers.flatMap(({ kind }) => Array.from({ length: each }, (_, index) => markOf(kind, index)));
    const ids = await askForReports(
      therapists,
      marks.map((mark) => ({ mark, dados: buildAnamnese({ objetivosCliente: `Dormir melhor (${mark})` }) })),
    );
    await untilAllEnded(sql, 300_000);

    const arrivals = arrivalsByMark(gemini);
    const problems: string[] = [];
    const callsOf: string[] = [];
    let unvalidated = 0;
    let dearest = 0;
    let costError = 0;
    let input = 0;
    let output = 0;
    for (const { kind, ends, unpriced } of answers) {
      const own = marks.filter((mark) => kindOf(mark) === kind);
      const ended = await Promise.all(own.map((mark) => readEnded(sql, ids.get(mark) ?? '')));
      const calls = own.map((mark) => arrivals.get(mark)?.length ?? 0);
      callsOf.push(`${kind} ${Math.max(...calls)}`);
      if (Math.max(...calls) > mostCalls) problems.push(`${kind}: ${Math.max(...calls)} calls`);
      if (ended.some((report, index) => report.calls !== calls[index])) problems.push(`${kind}: calls without a row`);
      if (ended.some(({ readings }) => readings > 1)) problems.push(`${kind}: too many readings`);
      if (ended.some(({ status }) => status !== (ends ?? 'erro'))) problems.push(`${kind}: ended otherwise`);
      if (!ends && ended.some(({ erro }) => !erro?.includes('serviço de IA'))) problems.push(`${kind}: no reason`);
      unvalidated += ended.filter((report) => !isWhole(report)).length;
      for (const report of ended) {
        dearest = Math.max(dearest, report.inputTokens + report.outputTokens - report.readings * answerTokens.total);
        input += report.inputTokens;
        output += report.outputTokens;
        if (!unpriced) costError = Math.max(costError, Math.abs(report.custoCentavos / priceOf(report) - 1));
      }
    }
    const sentBack = gemini.requests.filter((request) =>
      pieces.some((piece) => requestText(request).includes(piece)),
    ).length;
    const count = await countOutcome(sql, marks.length);
    const ratio = dearest / answerTokens.total;
    const isExact = input === gemini.told.promptTokens && output === gemini.told.outputTokens;
    if (unvalidated > 0 || sentBack > 0 || ratio > 2 || !isExact || costError > 0.05) problems.push('see the figures');
    if (!isClean(count)) problems.push(JSON.stringify(count));
    problems.push(...gemini.violations.slice(0, 3));
    return {
      id: 'F13',
      passed: problems.length === 0,
      figures: `${answers.length} kinds x ${each}: unvalidated reports stored ${unvalidated}, calls <= ${callsOf.join(', ')}, broken answers sent back ${sentBack} of ${gemini.requests.length} requests, tokens <= ${ratio.toFixed(2)}x a normal report, recorded ${input} + ${output} tokens of ${gemini.told.promptTokens} + ${gemini.told.outputTokens}, cost off by <= ${(100 * costError).toFixed(3)} %, units returned ${count.failed}/${count.failed}, quota error ${count.quotaError}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } catch (error) {
    throw new Error(`the app said: ${app.output()}`, { cause: error });
  } finally {
    await app.stop();
    await world.close();
  }
}

/** A failed report contains only its error; a finished one fits the schema and has its own texts' keys only. */
function isWhole({ status, json, html }: EndedReport): boolean {
  const value: unknown = JSON.parse(json ?? 'null');
  if (status === 'erro') return html === null && Object.keys(Object(value)).join() === 'erro';
  const parsed = relatorioSchema.strict().safeParse(value);
  return parsed.success && relatorioDraftSchema.strict().safeParse(Object(value).textos).success;
}
