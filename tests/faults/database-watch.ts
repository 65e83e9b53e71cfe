import postgres from 'postgres';
import { pause } from './steady-load.ts';

/** When the database accepts a connection again, tried every 20 ms with new connections. @returns performance.now() */
export async function acceptsAgain(url: string, timeoutMs = 60_000): Promise<number> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(20)) {
    const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} });
    const answered = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 0 });
    if (answered) return performance.now();
  }
  throw new Error('the database did not come back');
}

/** Connections of the app's two pools; its listener counts in the second. */
export interface Connections {
  app: number;
  system: number;
}

export async function countConnections(sql: postgres.Sql): Promise<Connections> {
  const [row] = await sql<Connections[]>`
    select count(*) filter (where application_name = 'meridia_app')::int as app,
      count(*) filter (where application_name = 'meridia_system')::int as system
    from pg_stat_activity where datname = current_database()`;
  if (!row) throw new Error('no count');
  return row;
}

/** The server processes behind all connections of the app, including its queue. */
export async function listBackends(sql: postgres.Sql): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name in ('meridia_app', 'meridia_system', 'pgboss')`;
  return rows.map(({ pid }) => pid);
}

export interface HealthWatch {
  /** Every answer: its time, and whether it said ready. */
  seen: { at: number; ready: boolean }[];
  stop(): Promise<void>;
}

/** Asks for health every 200 ms like a balancer; no answer within 4 s counts as not ready. */
export function watchHealth(baseUrl: string): HealthWatch {
  const seen: { at: number; ready: boolean }[] = [];
  let stopping = false;
  const watching = (async () => {
    while (!stopping) {
      const ready = await fetch(`${baseUrl}/api/health`, { signal: AbortSignal.timeout(4_000) }).then(
        (response) => response.ok,
        () => false,
      );
      seen.push({ at: performance.now(), ready });
      await pause(200);
    }
  })();
  return {
    seen,
    stop: () => {
      stopping = true;
      return watching;
    },
  };
}
