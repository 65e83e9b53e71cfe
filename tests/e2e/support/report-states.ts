import type postgres from 'postgres';
import { insertAvaliacao } from '../../support/rows.ts';

/** What a worker would do to a report, done by SQL: row, event and notification in one transaction. */

export interface ReportChange {
  status?: 'pendente' | 'finalizado' | 'erro';
  stage?: 'observar' | 'diferenciar' | 'correlacionar' | 'protocolar' | 'finalizar';
  percent?: number;
  html?: string;
  erro?: string;
}

export async function changeReport(
  sql: postgres.Sql,
  id: string,
  { status = 'pendente', stage = 'observar', percent = 0, html, erro }: ReportChange,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      update avaliacoes set status = ${status}, stage = ${stage}, percent = ${percent}, updated_at = now(),
        relatorio_html = ${html ?? null}, diagnostico_json = ${erro ? JSON.stringify({ erro }) : html ? '{}' : null}
      where id = ${id}`;
    await tx`
      with event as (
        insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
        select id, terapeuta_id, tentativa, status, stage, percent from avaliacoes where id = ${id} returning *)
      select pg_notify('relatorio_event', json_build_object('avaliacaoId', avaliacao_id, 'seq', id, 'status', status,
        'stage', stage, 'percent', percent)::text) from event`;
  });
}

/** A report that ended in `erro`, its unit given back. */
export async function insertFailedReport(sql: postgres.Sql, userId: string, erro: string): Promise<string> {
  const id = await insertAvaliacao(sql, userId, { status: 'erro', paid: true });
  await sql.begin(async (tx) => {
    await tx`update avaliacoes set diagnostico_json = ${JSON.stringify({ erro })} where id = ${id}`;
    await tx`
      insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, period_start)
      select user_id, avaliacao_id, 'refund', -1, ciclo, period_start from usage_movements where avaliacao_id = ${id}`;
    await tx`
      update user_subscriptions set diagnoses_used_this_period = diagnoses_used_this_period - 1 where user_id = ${userId}`;
  });
  return id;
}

export interface HeldReports {
  release(): Promise<void>;
}

/**
 * Makes the worker stop before the treatment of this therapist's reports until they are released: the local writer is
 * otherwise too quick for a test to see it at work.
 */
export async function holdReports(sql: postgres.Sql, userId: string): Promise<HeldReports> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(1)`;
    await tx.unsafe(`
      create or replace function e2e_hold_report() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(2, hashtext(new.terapeuta_id::text));
        return new;
      end $$;
      create or replace trigger e2e_hold_report before update of percent on avaliacoes
        for each row when (new.status = 'pendente' and new.percent = 60) execute function e2e_hold_report();`);
  });
  const holder = await sql.reserve();
  await holder`select pg_advisory_lock(2, hashtext(${userId}))`;
  return {
    release: async () => {
      await holder`select pg_advisory_unlock(2, hashtext(${userId}))`;
      holder.release();
    },
  };
}
