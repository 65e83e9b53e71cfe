import { versoesAceitasSchema } from '@meridia/shared/aceite-termos.ts';
import { z } from 'zod';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { acceptTermos } from './commands.ts';

export const termosRouter = router({
  accept: signedInProcedure
    .input(versoesAceitasSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await acceptTermos(ctx.deps.database, ctx.actor, input);
      return {};
    }),
});
