import { planOnSaleSchema } from '@meridia/shared/plan-on-sale.ts';
import { subscriptionStatusViewSchema } from '@meridia/shared/subscription.ts';
import { z } from 'zod';
import { publicProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listPlans, readSubscription } from './queries.ts';

export const subscriptionsRouter = router({
  status: therapistProcedure
    .output(subscriptionStatusViewSchema)
    .query(({ ctx }) => readSubscription(ctx.deps, ctx.actor)),

  plans: publicProcedure.output(z.array(planOnSaleSchema)).query(({ ctx }) => listPlans(ctx.deps.database)),
});
