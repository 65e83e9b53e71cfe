import { adminSetupSchema, setupAdminSchema } from '@meridia/shared/account-roles.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { becomeFirstAdmin } from './become-first-admin.ts';
import { readSetup } from './queries.ts';

export const userRolesRouter = router({
  setup: therapistProcedure.output(adminSetupSchema).query(({ ctx }) => readSetup(ctx.deps)),

  setupFirstAdmin: therapistProcedure
    .input(setupAdminSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await becomeFirstAdmin(ctx.deps, ctx.actor, input.secret);
      return {};
    }),
});
