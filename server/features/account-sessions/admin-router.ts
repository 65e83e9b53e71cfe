import { accountSessionSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listSessionsOf } from './queries.ts';

export const accountSessionsAdminRouter = router({
  sessions: adminProcedure
    .input(z.object({ userId: z.uuid() }))
    .output(z.array(accountSessionSchema))
    .query(({ ctx, input }) => listSessionsOf(ctx.deps.database, ctx.actor, input.userId)),
});
