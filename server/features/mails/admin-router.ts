import { failedMailSchema } from '@meridia/shared/queue-health.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { retryMail } from './commands.ts';
import { listFailedMails } from './queries.ts';

export const mailsAdminRouter = router({
  failed: adminProcedure.output(z.array(failedMailSchema)).query(({ ctx }) => listFailedMails(ctx.deps.database)),

  retry: adminProcedure
    .input(z.object({ mailId: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await retryMail(ctx.deps, ctx.actor.id, input.mailId);
      return {};
    }),
});
