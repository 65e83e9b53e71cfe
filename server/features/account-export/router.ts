import { stepUpSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { beginExport } from './commands.ts';

export const accountExportRouter = router({
  /** The ticket opens `GET /api/conta/exportacao?ticket=` once. */
  beginExport: signedInProcedure
    .input(stepUpSchema)
    .output(z.object({ ticket: z.string() }))
    .mutation(({ ctx, input }) => beginExport(ctx.deps, ctx.actor, input)),
});
