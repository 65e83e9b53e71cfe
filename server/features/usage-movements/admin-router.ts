import { pageCursorSchema } from '@meridia/shared/pagination.ts';
import { quotaMovementSchema } from '@meridia/shared/subscription.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listMovementsOf } from './list-movements.ts';

export const usageMovementsAdminRouter = router({
  movements: adminProcedure
    .input(z.object({ userId: z.uuid(), cursor: pageCursorSchema.nullish() }))
    .output(z.object({ items: z.array(quotaMovementSchema), nextCursor: pageCursorSchema.nullable() }))
    .query(({ ctx, input }) => listMovementsOf(ctx.deps, input.userId, input.cursor ?? null)),
});
