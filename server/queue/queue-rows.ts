import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { allJobs } from '../jobs.ts';

/** Reads the queue's own tables under the system role, which may read and insert there and nothing else. */

/** How long a job that was given up stays in the queue's table. */
const failedKeptDays = 7;

export interface QueueCounts {
  name: string;
  /** Jobs that could run now. */
  waiting: number;
  /** Jobs that are to run later. */
  scheduled: number;
  running: number;
  /** Jobs that failed and wait for their next try. */
  retrying: number;
  /** Jobs that were given up in the last 7 days. */
  failed: number;
  oldestWaitingSeconds: number;
}

/** A queue without jobs has no row. */
export async function countQueues(db: Db | Tx): Promise<QueueCounts[]> {
  const rows = await db.execute<QueueCounts & Record<string, unknown>>(sql`
    select name,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'created' and start_after > now())::int as scheduled,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where ${givenUp})::int as failed,
      coalesce(floor(extract(epoch from
        now() - min(start_after) filter (where state = 'created' and start_after <= now()))), 0)::int as "oldestWaitingSeconds"
    from pgboss.job group by name`);
  return [...rows];
}

/** The counts of `countQueues` that change from minute to minute, for every kind of job. Reads only jobs that are not done. */
export async function countLiveJobs(
  db: Db | Tx,
): Promise<(Pick<QueueCounts, 'name' | 'waiting' | 'oldestWaitingSeconds'> & { later: number })[]> {
  const rows = await db.execute<{ name: string; waiting: number; later: number; oldest: number }>(sql`
    select name, count(*) filter (where start_after <= now())::int as waiting,
      count(*) filter (where start_after > now())::int as later,
      coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as oldest
    from pgboss.job where state < 'active' and not blocked group by name`);
  return allJobs.map(({ name }) => {
    const row = rows.find((one) => one.name === name);
    return { name, waiting: row?.waiting ?? 0, later: row?.later ?? 0, oldestWaitingSeconds: row?.oldest ?? 0 };
  });
}

export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date;
  tries: number;
  /**
   * The class of the error or pg-boss's own reason, with the error's code if it has one. Never the message, which may quote the
   * data of the job.
   */
  errorClass: string;
  payload: unknown;
  /** The priority and the account with which the job was sent. */
  priority: number;
  account: string | null;
}

/** Newest first. */
export async function listFailedJobs(db: Db | Tx, limit: number): Promise<FailedJob[]> {
  const rows = await db.execute<FailedJobRow>(
    sql`select ${failedColumns} from pgboss.job where ${givenUp} order by completed_on desc, id limit ${limit}`,
  );
  return rows.map(readRow);
}

/** Null when no such job was given up. */
export async function findFailedJob(db: Db | Tx, id: string): Promise<FailedJob | null> {
  const [row] = await db.execute<FailedJobRow>(
    sql`select ${failedColumns} from pgboss.job where id = ${id} and ${givenUp}`,
  );
  return row ? readRow(row) : null;
}

const givenUp = sql`state = 'failed' and completed_on > now() - make_interval(days => ${failedKeptDays})`;

const failedColumns = sql`id, name, completed_on as "failedAt", retry_count + 1 as tries, data as payload, priority, group_id as account,
  output->>'name' as "errorName", output->>'code' as "errorCode", output#>>'{value,message}' as "queueWord"`;

interface FailedJobRow extends Record<string, unknown> {
  id: string;
  name: string;
  failedAt: string;
  tries: number;
  payload: unknown;
  priority: number;
  account: string | null;
  errorName: string | null;
  errorCode: string | null;
  queueWord: string | null;
}

function readRow({ errorName, errorCode, queueWord, failedAt, ...row }: FailedJobRow): FailedJob {
  return { ...row, failedAt: new Date(failedAt), errorClass: classOf(errorName, errorCode, queueWord) };
}

function classOf(name: string | null, code: string | null, queueWord: string | null): string {
  if (queueWord === 'job timed out') return 'timeout';
  if (queueWord === 'job heartbeat timeout') return 'worker_lost';
  const shown = [name, code].filter((word) => word !== null && /^[A-Za-z0-9_]{2,40}$/.test(word));
  return shown.join(' ') || 'unknown';
}
