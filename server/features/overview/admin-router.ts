import { adminOverviewSchema, adminWarningsSchema } from '@meridia/shared/admin-overview.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { readOverview, readWarnings } from './queries.ts';

export const overviewAdminRouter = router({
  read: adminProcedure.output(adminOverviewSchema).query(({ ctx }) => readOverview(ctx.deps.database)),

  warnings: adminProcedure.output(adminWarningsSchema).query(({ ctx }) => readWarnings(ctx.deps)),
});
