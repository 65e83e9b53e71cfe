import { randomUUID } from 'node:crypto';
import type { JobRun } from '@meridia/server/queue/boss.ts';
import type { RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import type { Sql } from 'postgres';
import { buildAnamnese } from './anamnese.ts';
import { type ApiClient, uploadedFoto } from './api-client.ts';
import { eventually } from './eventually.ts';
import { newAvaliacao } from './new-avaliacao.ts';
import { smallPhoto } from './pictures.ts';

/** Requests a report like the form. @returns its id. */
export async function requestReport(client: ApiClient, nomeCliente = 'Helena Prado'): Promise<string> {
  const { id: lingua } = await uploadedFoto(client, 'lingua', await smallPhoto());
  const input = newAvaliacao(lingua, { dadosAnamnese: buildAnamnese({ nomeCliente }) });
  return (await client.trpc.avaliacoes.create.mutate(input)).id;
}

/** Waits until the report is done or has finally failed. */
export function untilSettled(sql: Sql, id: string): Promise<{ status: string; tentativa: number }> {
  return eventually(async () => {
    const [row] = await sql<{ status: string; tentativa: number }[]>`
      select status, tentativa from avaliacoes where id = ${id} and status <> 'pendente'`;
    return row ?? null;
  }, 'the report to end');
}

/** The events of a report in the table. */
export function readEvents(sql: Sql, id: string): Promise<RelatorioProgress[]> {
  return sql<RelatorioProgress[]>`
    select avaliacao_id as "avaliacaoId", id::int as seq, status, stage, percent
    from relatorio_events where avaliacao_id = ${id} order by relatorio_events.id`;
}

/** A run of the report job, without the queue. */
export function jobRun(avaliacaoId: string, { lastTry = false } = {}): JobRun<{ avaliacaoId: string }> {
  return { id: randomUUID(), payload: { avaliacaoId }, lastTry, signal: new AbortController().signal };
}

export interface Ledger {
  kind: string;
  ciclo: number;
}

export function readLedger(sql: Sql, id: string): Promise<Ledger[]> {
  return sql<Ledger[]>`select kind, ciclo from usage_movements where avaliacao_id = ${id} order by created_at, kind`;
}
