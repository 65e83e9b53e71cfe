import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type WorkOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { allJobs } from '../jobs.ts';
import type { JobDefinition } from './define-job.ts';

export interface JobRun<Payload> {
  id: string;
  payload: Payload;
  /** True when a failure now is final. */
  lastTry: boolean;
  /** Aborted when the attempt expires or the worker stops. */
  signal: AbortSignal;
}

export interface Queue {
  /** Enqueues inside the caller's transaction: if it rolls back, so does the job. */
  send<Payload extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
  /** The same with a payload as an earlier job of this kind left it. */
  sendAgain(tx: Tx, job: JobDefinition, payload: unknown): Promise<void>;
  /** An error of the handler that carries `retryAfterMs` sets the wait before the next try; null leaves it to the job. */
  work<Payload extends z.ZodType>(
    job: JobDefinition<Payload>,
    concurrency: number,
    handler: (run: JobRun<z.output<Payload>>) => Promise<void>,
  ): Promise<void>;
  /** Ids of those payloads that still wait, run or will be retried. */
  isLive(job: JobDefinition, payload: object): Promise<boolean>;
  /** Takes away jobs, finished ones too, whose payload has one of these ids under this name. One that runs stays: it finds its row gone. */
  forget(job: JobDefinition, name: string, ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Creates or upgrades the queue's own schema and its queues; run by whoever migrates. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  // Start-up errors reject start(); this keeps a late one from ending the process.
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

// Requests enqueue in their own transaction, as the role that owns nothing.
async function grantEnqueue(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql('GRANT USAGE ON SCHEMA pgboss TO meridia_app, meridia_system');
  await db.executeSql('GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA pgboss TO meridia_app, meridia_system');
}

/** @param supervise true in processes that work the queue: they look for dead workers and run the schedules. */
export async function openQueue(url: string, { supervise, log }: { supervise: boolean; log: Logger }): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    migrate: false,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: supervise,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  const send = async (tx: Tx, job: JobDefinition, payload: unknown, startAfterSeconds: number) => {
    await boss.send(job.name, job.payload.parse(payload) as object, {
      db: fromDrizzle(tx, sql),
      ...(startAfterSeconds && { startAfter: startAfterSeconds }),
    });
  };
  // The queue reads a job's delay when a try of it has failed. There is no call for changing that of a job that runs.
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
    send: (tx, job, payload, { startAfterSeconds = 0 } = {}) => send(tx, job, payload, startAfterSeconds),
    sendAgain: (tx, job, payload) => send(tx, job, payload, 0),
    async work(job, concurrency, handler) {
      await boss.work<object, void, WorkOptions & { includeMetadata: true }>(
        job.name,
        {
          includeMetadata: true,
          batchSize: 1,
          localConcurrency: concurrency,
          // Retries and leftovers wait for the poll; with notify it would come only every 30 s.
          pollingIntervalSeconds: job.pollSeconds ?? 1,
          notifyPollingIntervalSeconds: job.pollSeconds ?? 1,
        },
        async ([found]) => {
          if (!found) return;
          try {
            await handler({
              id: found.id,
              payload: job.payload.parse(found.data),
              lastTry: found.retryCount >= found.retryLimit,
              signal: found.signal,
            });
          } catch (error) {
            if (saysWhen(error)) await setRetryDelay(job, found.id, error.retryAfterMs);
            throw error;
          }
        },
      );
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
    close: () => boss.stop({ graceful: true, timeout: 25_000, close: true }),
  };
}

function saysWhen(error: unknown): error is Error & { retryAfterMs: number | null } {
  return (
    error instanceof Error &&
    'retryAfterMs' in error &&
    (error.retryAfterMs === null || typeof error.retryAfterMs === 'number')
  );
}
