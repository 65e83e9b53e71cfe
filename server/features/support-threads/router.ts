import {
  openThreadSchema,
  replyThreadSchema,
  supportPageCursorSchema,
  supportPageSchema,
  supportTermsSchema,
  threadDetailSchema,
  writtenMessageSchema,
} from '@meridia/shared/support-thread.ts';
import { z } from 'zod';
import { browserOf } from '../../trpc/browser.ts';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { closeThread, openThread, replyToThread } from './commands.ts';
import { listThreads, readTerms, readThread } from './queries.ts';

/** A picture goes to `POST /api/suporte/mensagens/:id/imagem`. */
export const supportThreadsRouter = router({
  list: therapistProcedure
    .input(z.object({ cursor: supportPageCursorSchema.nullish() }))
    .output(supportPageSchema)
    .query(({ ctx, input }) => listThreads(ctx.deps.database, ctx.actor, input.cursor ?? null)),

  byId: therapistProcedure
    .input(z.object({ threadId: z.uuid() }))
    .output(threadDetailSchema)
    .query(({ ctx, input }) => readThread(ctx.deps.database, ctx.actor, input.threadId)),

  terms: therapistProcedure.output(supportTermsSchema).query(({ ctx }) => readTerms(ctx.deps, ctx.actor)),

  open: therapistProcedure
    .input(openThreadSchema)
    .output(writtenMessageSchema)
    .mutation(({ ctx, input }) => openThread(ctx.deps, ctx.actor, input, browserOf(ctx).visitor)),

  reply: therapistProcedure
    .input(replyThreadSchema)
    .output(writtenMessageSchema)
    .mutation(({ ctx, input }) => replyToThread(ctx.deps, ctx.actor, input, browserOf(ctx).visitor)),

  close: therapistProcedure
    .input(z.object({ threadId: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await closeThread(ctx.deps, ctx.actor, input);
      return {};
    }),
});
