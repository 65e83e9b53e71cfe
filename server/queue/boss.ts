import { sql } from 'drizzle-orm';
import { type WorkOptions as BossWorkOptions, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { allJobs } from '../jobs.ts';
import type { Logger } from '../log/create-logger.ts';
import { follow, followedRequest } from '../log/trail.ts';
import { type Meter, noMeter, secondsSince } from '../metrics/meter.ts';
import { queueConnection } from './connection.ts';
import type { JobDefinition } from './define-job.ts';
import { nextTurn } from './fair-turns.ts';
import { JobFailure } from './job-failure.ts';

export interface JobRun<Payload> {
  id: string;
  payload: Payload;
  /** True when the job is given up if this try fails. */
  lastTry: boolean;
  /** Aborted when the attempt expires or the worker stops. */
  signal: AbortSignal;
}

interface SendOptions {
  startAfterSeconds?: number;
  /** Jobs with a higher priority run first. */
  priority?: number;
  /** The account whose job it is, where accounts take turns; replaces the priority. */
  account?: string;
}

interface WorkOptions {
  workers: number;
  /** How many of the workers may work for one account at the same time. */
  mostOfOneAccount?: number;
  /** These workers take only jobs with at least this priority. */
  minPriority?: number;
}

export interface Queue {
  /** Enqueues inside the caller's transaction: when the transaction rolls back, there is no job. */
  send<Payload extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: SendOptions,
  ): Promise<void>;
  /** The same with the payload of an earlier job of this kind. */
  sendAgain(tx: Tx, job: JobDefinition, payload: unknown, options?: SendOptions): Promise<void>;
  /**
   * When the handler's error carries `retryAfterMs`, the next try waits that long; null: the wait that the job's definition sets.
   */
  work<Payload extends z.ZodType>(
    job: JobDefinition<Payload>,
    options: WorkOptions,
    handler: (run: JobRun<z.output<Payload>>) => Promise<void>,
  ): Promise<void>;
  /** Whether a job with this payload waits, runs or will be tried again. */
  isLive(job: JobDefinition, payload: object): Promise<boolean>;
  /**
   * Deletes jobs, finished ones too, whose payload has one of these ids in the field `name`. A running job stays; its handler
   * then does not find its row.
   */
  forget(job: JobDefinition, name: string, ids: readonly string[]): Promise<void>;
  /** Takes no more jobs. Running jobs continue, and new jobs can still be enqueued. */
  rest(): Promise<void>;
  /** Waits a limited time for the running jobs; unfinished jobs then go back into the queue. */
  close(): Promise<void>;
}

/** How long running jobs may take to finish, counted from the call of `rest`. */
const finishWithinMs = 24_000;

/** Creates or upgrades the queue's own schema and its queues. Runs together with the migrations. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({ ...queueConnection(url), max: 2, supervise: false, schedule: false });
  // An error during start rejects start(). This handler keeps a later error from ending the process.
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const job of allJobs) {
      const options = {
        retryLimit: job.retry.limit,
        retryDelay: job.retry.delaySeconds,
        retryBackoff: true,
        expireInSeconds: job.expireSeconds,
        notify: true,
        ...(job.heartbeatSeconds ? { heartbeatSeconds: job.heartbeatSeconds } : {}),
      };
      await boss.createQueue(job.name, options);
      await boss.updateQueue(job.name, options);
      if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'America/Sao_Paulo' });
    }
    await grantEnqueue(boss);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

// Requests enqueue jobs in their own transaction, under a role that owns no table.
async function grantEnqueue(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql('GRANT USAGE ON SCHEMA pgboss TO meridia_app, meridia_system');
  await db.executeSql('GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA pgboss TO meridia_app, meridia_system');
}

/** Limits for the queue's connections; the queue has a driver of its own. */
const connectionLimits = {
  connectionTimeoutMillis: 5_000,
  // Otherwise a worker would wait for ever when the network drops a connection without an error.
  query_timeout: 30_000,
  keepAlive: true,
};
/** Messages of this driver when the database is away; its errors carry no codes. */
const databaseAway =
  /^(Connection terminated|timeout exceeded|Client has encountered a connection error|Query read timeout|LISTEN\/NOTIFY|connect E|read E|write E|terminating connection|the database system is|none of the servers)/;

/** @param supervise true in processes that work on jobs: they look for dead workers and start scheduled jobs. */
export async function openQueue(
  url: string,
  { supervise, log, meter = noMeter }: { supervise: boolean; log: Logger; meter?: Meter },
): Promise<Queue> {
  const boss = new PgBoss({
    ...connectionLimits,
    ...queueConnection(url),
    max: 4,
    migrate: false,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: supervise,
  });
  boss.on('error', (error) =>
    log.error({ err: error, ...(databaseAway.test(error.message) && { matter: 'database_away' }) }, 'queue'),
  );
  await boss.start();
  let restingSince: number | null = null;
  const running = new Map(allJobs.map(({ name }) => [name, 0]));
  meter.onPage(() => {
    for (const [queue, count] of running) meter.set('jobsRunning', { queue }, count);
  });
  /** Runs a handler with the trail of the request that sent the job, and says how it ended. Every payload holds ids only. */
  const report = async (job: JobDefinition, found: JobWithMetadata<object>, work: () => Promise<void>) => {
    const waitedMs = Math.max(0, found.startedOn.getTime() - Math.max(+found.createdOn, +found.startAfter));
    const begunAt = performance.now();
    running.set(job.name, (running.get(job.name) ?? 0) + 1);
    let outcome: 'done' | 'again' | 'given_up' = 'done';
    try {
      await work();
    } catch (error) {
      outcome = found.retryCount >= found.retryLimit ? 'given_up' : 'again';
      throw error;
    } finally {
      running.set(job.name, (running.get(job.name) ?? 1) - 1);
      const tookMs = Math.round(performance.now() - begunAt);
      meter.time('jobWait', { queue: job.name }, waitedMs / 1000);
      meter.time('job', { queue: job.name, outcome }, secondsSince(begunAt));
      const tries = found.retryCount + 1;
      log.info({ ...found.data, job: job.name, jobId: found.id, tries, outcome, waitedMs, tookMs }, 'job');
    }
  };
  const send = async (
    tx: Tx,
    job: JobDefinition,
    payload: unknown,
    { startAfterSeconds = 0, priority = 0, account }: SendOptions = {},
  ) => {
    // The request goes along in the payload; the job's own schema leaves it out again.
    const reqId = followedRequest();
    const data = { ...(job.payload.parse(payload) as object), ...(reqId && { reqId }) };
    // The transaction may still be rolled back; then no line about the end of the job follows.
    log.info({ ...data, job: job.name }, 'job sent');
    await boss.send(job.name, data, {
      db: fromDrizzle(tx, sql),
      priority: account ? -(await nextTurn(tx, job.name, account)) : priority,
      ...(account && { group: { id: account } }),
      ...(startAfterSeconds && { startAfter: startAfterSeconds }),
    });
  };
  // pg-boss reads the delay from the job's row when a try has failed. It has no function that changes the delay of a running job.
  const setRetryDelay = async (job: JobDefinition, id: string, waitMs: number | null) => {
    await boss
      .getDb()
      .executeSql('update pgboss.job set retry_delay = $3, retry_backoff = $4 where name = $1 and id = $2', [
        job.name,
        id,
        waitMs === null ? job.retry.delaySeconds : Math.round(waitMs / 1000),
        waitMs === null,
      ]);
  };
  return {
    send,
    sendAgain: send,
    async work(job, { workers, mostOfOneAccount, minPriority }, handler) {
      /** Ids of all workers that this call started. */
      let ids: string[] = [];
      const workId = await boss.work<object, void, BossWorkOptions & { includeMetadata: true }>(
        job.name,
        {
          includeMetadata: true,
          batchSize: 1,
          localConcurrency: workers,
          ...(mostOfOneAccount && { localGroupConcurrency: mostOfOneAccount }),
          ...(minPriority !== undefined && { minPriority }),
          // Retries and leftover jobs wait for the poll. When NOTIFY is on, pg-boss polls only every 30 s unless this is set.
          pollingIntervalSeconds: job.pollSeconds ?? 1,
          notifyPollingIntervalSeconds: job.pollSeconds ?? 1,
        },
        async ([found]) => {
          if (!found) return;
          try {
            const run = {
              id: found.id,
              payload: job.payload.parse(found.data),
              lastTry: found.retryCount >= found.retryLimit,
              signal: found.signal,
            };
            // What nobody asked for, such as a sweep, is its own beginning.
            await follow(requestOf(found.data) ?? found.id, () => report(job, found, () => handler(run)));
          } catch (error) {
            if (saysWhen(error)) await setRetryDelay(job, found.id, error.retryAfterMs);
            throw new JobFailure(error);
          } finally {
            // Another job may be waiting. Without this wake-up each worker takes one job per second.
            for (const id of ids) boss.notifyWorker(id);
          }
        },
      );
      ids = boss.getWipData().flatMap((worker) => (worker.workId === workId ? [worker.id] : []));
    },
    async isLive(job, payload) {
      const found = await boss.findJobs(job.name, { data: payload });
      return found.some((candidate) => ['created', 'retry', 'active'].includes(candidate.state));
    },
    async forget(job, name, ids) {
      if (ids.length === 0) return;
      await boss
        .getDb()
        .executeSql("delete from pgboss.job where name = $1 and data ->> $2 = any($3) and state <> 'active'", [
          job.name,
          name,
          [...ids],
        ]);
    },
    async rest() {
      restingSince ??= performance.now();
      for (const job of allJobs) await boss.offWork(job.name, { wait: false });
    },
    close() {
      const rested = performance.now() - (restingSince ?? performance.now());
      return boss.stop({ graceful: true, timeout: Math.max(1_000, finishWithinMs - rested), close: true });
    },
  };
}

function requestOf(data: object): string | null {
  return 'reqId' in data && typeof data.reqId === 'string' ? data.reqId : null;
}

function saysWhen(error: unknown): error is Error & { retryAfterMs: number | null } {
  return (
    error instanceof Error &&
    'retryAfterMs' in error &&
    (error.retryAfterMs === null || typeof error.retryAfterMs === 'number')
  );
}
