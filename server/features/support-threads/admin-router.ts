import {
  adminThreadCursorSchema,
  adminThreadDetailSchema,
  adminThreadFiltersSchema,
  adminThreadPageSchema,
  answerThreadSchema,
  closeThreadAsAdminSchema,
  supportFiguresSchema,
  writtenMessageSchema,
} from '@meridia/shared/support-thread.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { answerThread, closeThreadAsAdmin } from './commands.ts';
import { listAllThreads } from './list-all-threads.ts';
import { readFigures } from './queries.ts';
import { readThreadAsAdmin } from './read-thread-as-admin.ts';

export const supportThreadsAdminRouter = router({
  list: adminProcedure
    .input(adminThreadFiltersSchema.extend({ cursor: adminThreadCursorSchema.nullish() }))
    .output(adminThreadPageSchema)
    .query(({ ctx, input }) => listAllThreads(ctx.deps.database, input)),

  byId: adminProcedure
    .input(z.object({ threadId: z.uuid() }))
    .output(adminThreadDetailSchema)
    .query(({ ctx, input }) => readThreadAsAdmin(ctx.deps.database, ctx.actor, input.threadId)),

  figures: adminProcedure.output(supportFiguresSchema).query(({ ctx }) => readFigures(ctx.deps.database)),

  answer: adminProcedure
    .input(answerThreadSchema)
    .output(writtenMessageSchema)
    .mutation(({ ctx, input }) => answerThread(ctx.deps, ctx.actor, input)),

  close: adminProcedure
    .input(closeThreadAsAdminSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await closeThreadAsAdmin(ctx.deps, ctx.actor, input);
      return {};
    }),
});
