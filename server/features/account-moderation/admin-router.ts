import { blockAccountSchema } from '@meridia/shared/admin-account.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { blockAccount, endSessionsOf, resendConfirmationTo, unblockAccount } from './commands.ts';

const account = z.object({ userId: z.uuid() });
const nothing = z.object({});

export const accountModerationAdminRouter = router({
  block: adminProcedure
    .input(blockAccountSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await blockAccount(ctx.deps, ctx.actor, input);
      return {};
    }),

  unblock: adminProcedure
    .input(account)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await unblockAccount(ctx.deps, ctx.actor, input.userId);
      return {};
    }),

  endSessions: adminProcedure
    .input(account)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await endSessionsOf(ctx.deps, ctx.actor, input.userId);
      return {};
    }),

  resendConfirmation: adminProcedure
    .input(account)
    .output(z.object({ sent: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({ sent: await resendConfirmationTo(ctx.deps, ctx.actor, input.userId) })),
});
