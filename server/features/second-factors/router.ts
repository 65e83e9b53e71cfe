import {
  codeOnlySchema,
  disableSecondFactorSchema,
  passwordOnlySchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  securitySchema,
} from '@meridia/shared/account.ts';
import { z } from 'zod';
import { signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor } from './commands.ts';
import { readSecurity } from './queries.ts';

export const secondFactorsRouter = router({
  security: therapistProcedure.output(securitySchema).query(({ ctx }) => readSecurity(ctx.deps.database, ctx.actor)),

  beginSecondFactor: signedInProcedure
    .input(passwordOnlySchema)
    .output(secondFactorSetupSchema)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx.deps, ctx.actor, input.password)),

  confirmSecondFactor: signedInProcedure
    .input(codeOnlySchema)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx.deps, ctx.actor, input.code)),

  disableSecondFactor: signedInProcedure
    .input(disableSecondFactorSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await disableSecondFactor(ctx.deps, ctx.actor, input);
      return {};
    }),
});
