import type { JobRetry } from '@meridia/shared/queue-health.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { allJobs } from '../../jobs.ts';
import type { Deps } from '../../ports.ts';
import { findFailedJob } from '../../queue/queue-rows.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { judgeRetry } from './queries.ts';

/**
 * Sends a job that was given up again, as a new job, and records the action. Parallel calls send it only once.
 * @returns `possible` when the job was sent, else why it was not
 * @throws NOT_FOUND when no such job was given up
 */
export function retryJob(deps: Pick<Deps, 'database' | 'queue'>, adminId: string, jobId: string): Promise<JobRetry> {
  return asSystem(deps.database, async (tx) => {
    await oneAtATime(tx, jobId);
    const failed = await findFailedJob(tx, jobId);
    const job = failed && allJobs.find(({ name }) => name === failed.name);
    if (!failed || !job) throw new AppError('NOT_FOUND', 'Esta tarefa não está mais na lista de falhas.');
    const retry = await judgeRetry(tx, failed);
    if (retry !== 'possible') return retry;
    const { priority, account } = failed;
    await deps.queue.sendAgain(tx, job, failed.payload, account ? { account } : { priority });
    await recordAdminAction(tx, {
      actorId: adminId,
      action: 'job.retry',
      subjectId: jobId,
      details: { job: job.name },
    });
    return retry;
  });
}
