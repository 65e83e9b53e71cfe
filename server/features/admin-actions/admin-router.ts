import { adminActionPageSchema } from '@meridia/shared/admin-action.ts';
import { serialIdSchema } from '@meridia/shared/storable.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listAdminActions } from './queries.ts';

export const adminActionsAdminRouter = router({
  trace: adminProcedure
    .input(z.object({ userId: z.uuid(), cursor: serialIdSchema.nullish() }))
    .output(adminActionPageSchema)
    .query(({ ctx, input }) => listAdminActions(ctx.deps.database, input.userId, input.cursor ?? null)),
});
