import type postgres from 'postgres';

export interface Count {
  requested: number;
  finished: number;
  failed: number;
  /** requested - finished - failed: reports that will never arrive. */
  lost: number;
  /** Assessments that finished more than once in one cycle. */
  doubled: number;
  /** |counter - sum of the ledger|, plus units kept by failed or missing reports. */
  quotaError: number;
}

/** Counts in the database how the `requested` assessments ended, independent of what the processes report. */
export async function countOutcome(sql: postgres.Sql, requested: number): Promise<Count> {
  const [row] = await sql<
    { finished: number; failed: number; doubled: number; counter_error: number; ledger_error: number }[]
  >`
    select
      (select count(*)::int from avaliacoes where status = 'finalizado' and relatorio_html is not null) as finished,
      (select count(*)::int from avaliacoes where status = 'erro') as failed,
      (select count(*)::int from (
        select avaliacao_id from relatorio_events where status = 'finalizado' group by avaliacao_id having count(*) > 1) as twice) as doubled,
      (select coalesce(sum(abs(s.diagnoses_used_this_period - coalesce(m.net, 0))), 0)::int
        from user_subscriptions s
        left join (select user_id, sum(delta)::int as net from usage_movements group by user_id) m using (user_id)) as counter_error,
      (select coalesce(sum(abs(expected - actual)), 0)::int from (
        select case when a.status = 'erro' then 0 else 1 end as expected, coalesce(sum(m.delta), 0)::int as actual
        from avaliacoes a left join usage_movements m on m.avaliacao_id = a.id group by a.id, a.status) as per_report) as ledger_error
  `;
  if (!row) throw new Error('no count');
  return {
    requested,
    finished: row.finished,
    failed: row.failed,
    lost: requested - row.finished - row.failed,
    doubled: row.doubled,
    quotaError: row.counter_error + row.ledger_error,
  };
}

export function isClean(count: Count): boolean {
  return count.lost === 0 && count.doubled === 0 && count.quotaError === 0;
}
