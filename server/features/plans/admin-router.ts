import { adminPlanSchema, planEditSchema } from '@meridia/shared/admin-plan.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { editPlan, resetPlan } from './commands.ts';
import { listAllPlans } from './queries.ts';

const planId = z.uuid();

export const plansAdminRouter = router({
  list: adminProcedure.output(z.array(adminPlanSchema)).query(({ ctx }) => listAllPlans(ctx.deps.database)),

  edit: adminProcedure
    .input(planEditSchema.extend({ planId }))
    .output(z.object({}))
    .mutation(async ({ ctx, input: { planId, ...edit } }) => {
      await editPlan(ctx.deps, ctx.actor.id, planId, edit);
      return {};
    }),

  reset: adminProcedure
    .input(z.object({ planId }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await resetPlan(ctx.deps, ctx.actor.id, input.planId);
      return {};
    }),
});
