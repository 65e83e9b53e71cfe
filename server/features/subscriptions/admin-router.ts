import { adminSubscriptionPageSchema, listAdminSubscriptionsSchema } from '@meridia/shared/admin-subscription.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listSubscriptions } from './list-subscriptions.ts';

export const subscriptionsAdminRouter = router({
  list: adminProcedure
    .input(listAdminSubscriptionsSchema)
    .output(adminSubscriptionPageSchema)
    .query(({ ctx, input: { cursor, ...filters } }) => listSubscriptions(ctx.deps, filters, cursor ?? null)),
});
