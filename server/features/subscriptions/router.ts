import { subscriptionStatusViewSchema } from '@meridia/shared/subscription.ts';
import { z } from 'zod';
import { publicProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listPlans, readSubscription } from './queries.ts';

const planSchema = z.object({
  name: z.string(),
  description: z.string(),
  priceBrl: z.number().int(),
  diagnosesLimit: z.number().int(),
  badge: z.string().nullable(),
  popular: z.boolean(),
  features: z.array(z.string()).readonly(),
  displayOrder: z.number().int(),
});

export const subscriptionsRouter = router({
  status: therapistProcedure
    .output(subscriptionStatusViewSchema)
    .query(({ ctx }) => readSubscription(ctx.deps, ctx.actor)),

  plans: publicProcedure.output(z.array(planSchema)).query(({ ctx }) => listPlans(ctx.deps.database)),
});
