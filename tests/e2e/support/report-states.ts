import type { Database } from '@meridia/server/db/client.ts';
import {
  type Attempt,
  advanceStage,
  beginAttempt,
  failRelatorio,
  finishRelatorio,
} from '@meridia/server/features/relatorios/commands.ts';
import type { Queue } from '@meridia/server/queue/boss.ts';
import type { RelatorioStage } from '@meridia/shared/relatorio-progress.ts';
import type postgres from 'postgres';
import { insertAvaliacao } from '../../support/rows.ts';

// Other tests check the mails about the end of a report.
const noQueue = { send: async () => {} } as unknown as Queue;

/** A report for which the test plays the worker and decides when each stage starts. */
export interface ReportInHand {
  id: string;
  enter(stage: RelatorioStage, percent: number): Promise<void>;
  finish(html: string): Promise<void>;
  /** Ends the report in `erro` and returns its unit. */
  fail(erro: string): Promise<void>;
}

export async function takeReport(sql: postgres.Sql, database: Database, userId: string): Promise<ReportInHand> {
  const id = await insertAvaliacao(sql, userId, { status: 'pendente', paid: true });
  const row = await beginAttempt(database, id);
  const attempt: Attempt = { avaliacaoId: id, tentativa: row?.tentativa ?? 0 };
  return {
    id,
    enter: async (stage, percent) => assertStored(await advanceStage(database, attempt, stage, percent)),
    finish: async (html) =>
      assertStored(
        await finishRelatorio({ database, queue: noQueue }, attempt, {
          padrao: null,
          marca: false,
          diagnosticoJson: '{}',
          relatorioHtml: html,
          motor: 'local',
          modelo: null,
          promptVersao: null,
          catalogoVersao: 'test',
          inputTokens: null,
          outputTokens: null,
          custoCentavos: null,
        }),
      ),
    fail: async (erro) => assertStored(await failRelatorio({ database, queue: noQueue }, attempt, erro)),
  };
}

// Another worker took the row, so the screen would not show the test's own steps.
function assertStored(stored: boolean): void {
  if (!stored) throw new Error('the report was taken over');
}

export interface HeldReports {
  release(): Promise<void>;
}

/**
 * Makes the app's worker wait in the second stage of this therapist's reports until the test releases them. Without this the
 * local writer is too quick to be seen at work.
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
        for each row when (new.status = 'pendente' and new.percent > 20) execute function e2e_hold_report();`);
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
