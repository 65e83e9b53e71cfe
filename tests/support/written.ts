import type { Sql } from 'postgres';
import { readUsage } from './people.ts';

export interface Written {
  rows: number;
  movements: number;
  events: number;
  claimed: number;
  jobs: number;
  /** Jobs of all therapists, so that the job of a row that was rolled back would be noticed. */
  allJobs: number;
}

/** Counts everything that the creation of assessments writes for a therapist. */
export async function countWritten(sql: Sql, userId: string): Promise<Written & { used: number }> {
  const [row] = await sql<Written[]>`
    select
      (select count(*)::int from avaliacoes where terapeuta_id = ${userId}) as rows,
      (select count(*)::int from usage_movements where user_id = ${userId} and avaliacao_id is not null) as movements,
      (select count(*)::int from relatorio_events where terapeuta_id = ${userId}) as events,
      (select count(*)::int from fotos where terapeuta_id = ${userId} and avaliacao_id is not null) as claimed,
      (select count(*)::int from pgboss.job where data->>'avaliacaoId' in
        (select id::text from avaliacoes where terapeuta_id = ${userId})) as jobs,
      (select count(*)::int from pgboss.job where name = 'relatorio.generate') as "allJobs"`;
  if (!row) throw new Error('the count returned no row');
  return { ...row, used: (await readUsage(sql, userId)).used };
}
