import type postgres from 'postgres';
import { eventually } from '../support/eventually.ts';
import type { GeminiContractServer } from '../support/gemini-contract-server.ts';
import { requestText } from '../support/gemini-contract-server.ts';
import { prepareIntake, type Therapist } from './therapist.ts';

type Intake = Awaited<ReturnType<typeof prepareIntake>>;
type Dados = Intake['dadosAnamnese'];

/** `caso-hang-07`: this text is in the intake, so that the model on loopback, the database and the test can identify a report. */
export const markOf = (kind: string, index: number) => `caso-${kind}-${String(index).padStart(3, '0')}`;
const mark = /caso-([a-z_]+)-(\d{3})/;

/** @returns the kind of report that a request is about; null when the text has no mark. */
export const kindOf = (text: string) => mark.exec(text)?.[1] ?? null;

export interface MarkedReport {
  mark: string;
  dados: Dados;
}

/**
 * Requests all of them, a few at a time like browsers, of the therapists in turn, because a process never makes many reports of one account
 * at once.
 * @returns id by mark
 */
export async function askForReports(
  therapists: readonly Therapist[],
  reports: readonly MarkedReport[],
  { atOnce = 4 } = {},
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const waiting = reports.map((report, index) => ({ ...report, therapist: therapists[index % therapists.length] }));
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const client = next.therapist?.client;
      if (!client) throw new Error('nobody asks');
      const intake = { ...(await prepareIntake(client)), dadosAnamnese: next.dados };
      ids.set(next.mark, (await client.trpc.avaliacoes.create.mutate(intake)).id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return ids;
}

export async function untilAllEnded(sql: postgres.Sql, timeoutMs: number): Promise<void> {
  await eventually(
    async () => {
      const [row] = await sql<{ pending: number }[]>`
        select count(*)::int as pending from avaliacoes where status = 'pendente'`;
      return row?.pending === 0 ? true : null;
    },
    'every report to end',
    timeoutMs,
  );
}

/** The final state of one report in the database. */
export interface EndedReport {
  id: string;
  status: string;
  /** Time since the request. */
  seconds: number;
  json: string | null;
  html: string | null;
  erro: string | null;
  /** Requests to the model for the text of the report. */
  calls: number;
  /** Requests that only read what our reader did not understand: at most one, with tokens of its own. */
  readings: number;
  /** Tokens and cost of all requests. */
  inputTokens: number;
  outputTokens: number;
  custoCentavos: number;
}

export async function readEnded(sql: postgres.Sql, id: string): Promise<EndedReport> {
  const [row] = await sql<EndedReport[]>`
    select a.id, a.status, extract(epoch from a.finished_at - a.created_at)::float8 as seconds,
      a.diagnostico_json as json, a.relatorio_html as html, a.diagnostico_json::jsonb ->> 'erro' as erro,
      c.calls, c.readings, c.input as "inputTokens", c.output as "outputTokens", c.cost as "custoCentavos"
    from avaliacoes a cross join lateral (
      select count(*) filter (where not leitura)::int as calls, count(*) filter (where leitura)::int as readings,
        coalesce(sum(input_tokens), 0)::int as input, coalesce(sum(output_tokens), 0)::int as output,
        coalesce(sum(custo_centavos), 0)::float8 as cost
      from ai_calls where avaliacao_id = a.id) c
    where a.id = ${id}`;
  if (!row) throw new Error(`no report ${id}`);
  return row;
}

/** The times in milliseconds at which the model was called for a text, by mark of the report. A reading gets no mark to see. */
export function arrivalsByMark(gemini: GeminiContractServer): Map<string, number[]> {
  const arrivals = new Map<string, number[]>();
  for (const [index, request] of gemini.requests.entries()) {
    const [found] = mark.exec(requestText(request)) ?? [];
    const at = gemini.arrivals[index];
    if (found && at !== undefined) arrivals.set(found, [...(arrivals.get(found) ?? []), at]);
  }
  return arrivals;
}
