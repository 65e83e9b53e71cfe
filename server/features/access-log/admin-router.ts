import { accessLogHealthSchema } from '@meridia/shared/access-log.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { readAccessLogHealth } from './queries.ts';

export const accessLogAdminRouter = router({
  health: adminProcedure
    .output(accessLogHealthSchema)
    .query(({ ctx }) => readAccessLogHealth(ctx.deps.database.system)),
});
