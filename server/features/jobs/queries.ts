import { adminActions, avaliacoes, mails } from '@meridia/drizzle/schema.ts';
import type { FailedJobView, JobRetry, QueueHealth } from '@meridia/shared/queue-health.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../db/client.ts';
import { allJobs } from '../../jobs.ts';
import { countQueues, type FailedJob, listFailedJobs } from '../../queue/queue-rows.ts';
import { sendMailJob } from '../mails/jobs.ts';
import { generateRelatorioJob } from '../relatorios/jobs.ts';

const shownFailed = 50;

/** Every kind of job, with the number of waiting, running and failed jobs. */
export async function readQueueHealth({ system }: Database): Promise<QueueHealth[]> {
  const [counts, retried] = await Promise.all([countQueues(system), countRetried(system)]);
  const found = new Map(counts.map((row) => [row.name, row]));
  return allJobs.map(({ name }) => {
    const row = found.get(name) ?? emptyQueue(name);
    return { ...row, failed: Math.max(0, row.failed - (retried.get(name) ?? 0)) };
  });
}

/** For the dashboard: failed jobs and the longest wait. */
export async function readQueueAlarm(
  database: Database,
): Promise<{ failedJobs: number; oldestWaitingSeconds: number }> {
  const queues = await readQueueHealth(database);
  return {
    failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
    oldestWaitingSeconds: Math.max(...queues.map(({ oldestWaitingSeconds }) => oldestWaitingSeconds)),
  };
}

/** Jobs that were given up last, newest first. */
export async function readFailedJobs({ system }: Database): Promise<FailedJobView[]> {
  const failed = await listFailedJobs(system, shownFailed);
  const retries = await Promise.all(failed.map((job) => judgeRetry(system, job)));
  return failed.map(({ id, name, failedAt, tries, errorClass }, index) => ({
    id,
    name,
    failedAt: failedAt.toISOString(),
    tries,
    errorClass,
    retry: retries[index] ?? 'retried',
  }));
}

/** Whether sending this job again can still do something, judged by the row that it works on. */
export async function judgeRetry(db: Db | Tx, job: FailedJob): Promise<JobRetry> {
  const [retried] = await db
    .select({ id: adminActions.id })
    .from(adminActions)
    .where(and(eq(adminActions.subjectId, job.id), eq(adminActions.action, 'job.retry')))
    .limit(1);
  if (retried) return 'retried';
  if (job.name === generateRelatorioJob.name) {
    const { avaliacaoId } = generateRelatorioJob.payload.parse(job.payload);
    const [report] = await db
      .select({ status: avaliacoes.status })
      .from(avaliacoes)
      .where(eq(avaliacoes.id, avaliacaoId));
    return report?.status === 'pendente' ? 'possible' : 'report_ended';
  }
  if (job.name === sendMailJob.name) {
    const { mailId } = sendMailJob.payload.parse(job.payload);
    const [mail] = await db
      .select({ sentAt: mails.sentAt, droppedAt: mails.droppedAt })
      .from(mails)
      .where(eq(mails.id, mailId));
    return mail && !mail.sentAt && !mail.droppedAt ? 'possible' : 'mail_ended';
  }
  return 'possible';
}

/** Counts, for each kind, the jobs that were sent again but that the queue still lists as failed. */
async function countRetried(db: Db): Promise<Map<string, number>> {
  const failed = await listFailedJobs(db, 1000);
  if (failed.length === 0) return new Map();
  const rows = await db
    .select({ id: adminActions.subjectId })
    .from(adminActions)
    .where(
      and(
        inArray(
          adminActions.subjectId,
          failed.map(({ id }) => id),
        ),
        eq(adminActions.action, 'job.retry'),
      ),
    );
  const ids = new Set(rows.map(({ id }) => id));
  const counts = new Map<string, number>();
  for (const { id, name } of failed) if (ids.has(id)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function emptyQueue(name: string): QueueHealth {
  return { name, waiting: 0, scheduled: 0, running: 0, retrying: 0, failed: 0, oldestWaitingSeconds: 0 };
}
