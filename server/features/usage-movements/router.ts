import { pageCursorSchema } from '@meridia/shared/pagination.ts';
import { quotaMovementSchema } from '@meridia/shared/subscription.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listMovements } from './list-movements.ts';

export const usageMovementsRouter = router({
  movements: therapistProcedure
    .input(z.object({ cursor: pageCursorSchema.nullish() }))
    .output(z.object({ items: z.array(quotaMovementSchema), nextCursor: pageCursorSchema.nullable() }))
    .query(({ ctx, input }) => listMovements(ctx.deps, ctx.actor, input.cursor ?? null)),
});
