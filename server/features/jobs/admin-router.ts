import { failedJobSchema, jobRetrySchema, queueHealthSchema } from '@meridia/shared/queue-health.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { retryJob } from './commands.ts';
import { readFailedJobs, readQueueHealth } from './queries.ts';

export const jobsAdminRouter = router({
  health: adminProcedure.output(z.array(queueHealthSchema)).query(({ ctx }) => readQueueHealth(ctx.deps.database)),

  failed: adminProcedure.output(z.array(failedJobSchema)).query(({ ctx }) => readFailedJobs(ctx.deps.database)),

  retry: adminProcedure
    .input(z.object({ jobId: z.uuid() }))
    .output(z.object({ outcome: jobRetrySchema }))
    .mutation(async ({ ctx, input }) => ({ outcome: await retryJob(ctx.deps, ctx.actor.id, input.jobId) })),
});
