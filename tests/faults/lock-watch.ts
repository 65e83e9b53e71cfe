import postgres from 'postgres';
import { pause } from './steady-load.ts';

export interface LockWatch {
  /** The longest wait for a table or a row, who waited, and for whom. */
  longest: { ms: number; query: string; holder: string };
  stop(): Promise<void>;
}

/**
 * Checks every 25 ms who waits for a lock, and since when. It includes the migration's own waits, because others queue behind
 * them.
 */
export function watchLocks(url: string): LockWatch {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const watch = { longest: { ms: 0, query: '', holder: '' } };
  let stopping = false;
  const watching = (async () => {
    while (!stopping) {
      const waiting = await sql<{ ms: number; query: string; holder: string }[]>`
        select extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as ms, left(query, 60) as query,
          (select coalesce(string_agg(left(query, 90), ' | '), '') from pg_stat_activity
           where pid = any(pg_blocking_pids(pg_locks.pid))) as holder
        from pg_locks join pg_stat_activity using (pid)
        where not granted and waitstart is not null and locktype in ('relation', 'tuple', 'transactionid')`;
      for (const wait of waiting) if (wait.ms > watch.longest.ms) watch.longest = wait;
      await pause(25);
    }
  })();
  return {
    get longest() {
      return watch.longest;
    },
    stop: async () => {
      stopping = true;
      await watching;
      await sql.end({ timeout: 1 });
    },
  };
}
