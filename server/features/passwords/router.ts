import { changePasswordSchema, emailOnlySchema, resetPasswordSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { browserOf } from '../../trpc/browser.ts';
import { publicProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { changePassword, requestRecovery, resetPassword } from './commands.ts';

const nothing = z.object({});

export const passwordsRouter = router({
  requestRecovery: publicProcedure
    .input(emailOnlySchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await requestRecovery(ctx.deps, input.email, browserOf(ctx).visitor);
      return {};
    }),

  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      const { deviceToken } = await resetPassword(ctx.deps, input);
      browser.know(deviceToken);
      return {};
    }),

  changePassword: signedInProcedure
    .input(changePasswordSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      const { deviceToken } = await changePassword(ctx.deps, ctx.actor, input);
      browser.know(deviceToken);
      return {};
    }),
});
