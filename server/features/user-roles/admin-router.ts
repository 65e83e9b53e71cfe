import { changeRoleSchema } from '@meridia/shared/account-roles.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { demote, promote } from './commands.ts';

export const userRolesAdminRouter = router({
  promote: adminProcedure
    .input(changeRoleSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input: { userId, ...proof } }) => {
      await promote(ctx.deps, ctx.actor, userId, proof);
      return {};
    }),

  demote: adminProcedure
    .input(changeRoleSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input: { userId, ...proof } }) => {
      await demote(ctx.deps, ctx.actor, userId, proof);
      return {};
    }),
});
