import { eraseAccountSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { browserOf } from '../../trpc/browser.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { eraseAccount } from './commands.ts';

export const accountErasureRouter = router({
  erase: signedInProcedure
    .input(eraseAccountSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      await eraseAccount(ctx.deps, ctx.actor, input);
      browser.letOut();
      browser.forget();
      return {};
    }),
});
