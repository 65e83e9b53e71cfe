import { confirmedSignUpSchema, confirmSignUpSchema, emailOnlySchema, signUpSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { browserOf } from '../../trpc/browser.ts';
import { publicProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { resendConfirmation, signUp } from './commands.ts';
import { confirmSignUp } from './confirm-sign-up.ts';

export const signUpsRouter = router({
  signUp: publicProcedure
    .input(signUpSchema)
    .output(z.object({ confirmationRequired: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      const { confirmationRequired, deviceToken } = await signUp(ctx.deps, input, browser.visitor);
      browser.know(deviceToken);
      return { confirmationRequired };
    }),

  resendConfirmation: publicProcedure
    .input(emailOnlySchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await resendConfirmation(ctx.deps, input.email, browserOf(ctx).visitor);
      return {};
    }),

  confirmSignUp: publicProcedure
    .input(confirmSignUpSchema)
    .output(confirmedSignUpSchema)
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      const { signedIn, passwordFor } = await confirmSignUp(ctx.deps, input, browser.visitor);
      browser.letIn(signedIn);
      return { signedIn: signedIn !== null, passwordFor };
    }),
});
