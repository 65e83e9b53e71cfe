import { planGrantSchema } from '@meridia/shared/admin-subscription.ts';
import { grantPlanSchema } from '@meridia/shared/subscription.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { grantPlan, revokeGrant } from './commands.ts';
import { listGrantViews } from './queries.ts';

const grant = z.object({ grantId: z.uuid() });

export const planGrantsAdminRouter = router({
  grants: adminProcedure
    .input(z.object({ userId: z.uuid() }))
    .output(z.array(planGrantSchema))
    .query(({ ctx, input }) => listGrantViews(ctx.deps.database, input.userId)),

  grantPlan: adminProcedure
    .input(grantPlanSchema)
    .output(grant)
    .mutation(({ ctx, input: { endsAt, ...input } }) =>
      grantPlan(ctx.deps, { adminId: ctx.actor.id }, { ...input, endsAt: new Date(endsAt) }),
    ),

  revokeGrant: adminProcedure
    .input(grant)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await revokeGrant(ctx.deps, { adminId: ctx.actor.id }, input.grantId);
      return {};
    }),
});
