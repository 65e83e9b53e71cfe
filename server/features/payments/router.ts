import {
  changePlanSchema,
  choosePlanSchema,
  planChangePreviewSchema,
  planChangeResultSchema,
  subscriptionStatusViewSchema,
} from '@meridia/shared/subscription.ts';
import { z } from 'zod';
import { signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { changePlan, previewPlanChange } from './change-plan.ts';
import { openPortal, refreshSubscription } from './commands.ts';
import { openCheckout } from './open-checkout.ts';

/** A page of the payment provider, to be opened by the browser. */
const pageSchema = z.object({ url: z.url() });

export const paymentsRouter = router({
  checkout: therapistProcedure
    .input(choosePlanSchema)
    .output(pageSchema)
    .mutation(({ ctx, input }) => openCheckout(ctx.deps, ctx.actor, input.planName)),

  previewChange: therapistProcedure
    .input(choosePlanSchema)
    .output(planChangePreviewSchema)
    .query(({ ctx, input }) => previewPlanChange(ctx.deps, ctx.actor, input.planName)),

  change: therapistProcedure
    .input(changePlanSchema)
    .output(planChangeResultSchema)
    .mutation(({ ctx, input }) => changePlan(ctx.deps, ctx.actor, input)),

  portal: signedInProcedure.output(pageSchema).mutation(({ ctx }) => openPortal(ctx.deps, ctx.actor)),

  refresh: signedInProcedure
    .output(subscriptionStatusViewSchema)
    .mutation(({ ctx }) => refreshSubscription(ctx.deps, ctx.actor)),
});
