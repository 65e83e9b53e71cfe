import { emailNoticesSchema, sessionUserSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { publicProcedure, signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { setEmailNotices } from './commands.ts';
import { watchAccount } from './progress.ts';
import { readSessionUser } from './queries.ts';

export const accountsRouter = router({
  session: publicProcedure
    .output(z.object({ user: sessionUserSchema.nullable() }))
    .query(async ({ ctx }) => ({ user: await readSessionUser(ctx.deps.database, ctx.actor) })),

  setEmailNotices: signedInProcedure
    .input(emailNoticesSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await setEmailNotices(ctx.deps, ctx.actor, input.enabled);
      return {};
    }),

  onChange: therapistProcedure.subscription(({ ctx, signal }) =>
    watchAccount(ctx.deps, ctx.actor, signal ?? new AbortController().signal),
  ),
});
