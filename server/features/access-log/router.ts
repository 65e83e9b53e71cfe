import { accessInputSchema, accessPageSchema } from '@meridia/shared/access-log.ts';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listAccess } from './queries.ts';

export const accessLogRouter = router({
  list: therapistProcedure
    .input(accessInputSchema)
    .output(accessPageSchema)
    .query(({ ctx, input }) => listAccess(ctx.deps.database, ctx.actor, input)),
});
