import { fotoSchema } from '@meridia/shared/foto.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { judgeContorno, removeFoto } from './commands.ts';
import { listDraftFotos } from './queries.ts';

export const fotosRouter = router({
  byIds: therapistProcedure
    .input(z.object({ ids: z.array(z.uuid()).max(6) }))
    .output(z.array(fotoSchema))
    .query(({ ctx, input }) => listDraftFotos(ctx.deps.database, ctx.actor, input.ids)),

  judgeContorno: therapistProcedure
    .input(z.object({ id: z.uuid(), confere: z.boolean() }))
    .output(fotoSchema)
    .mutation(({ ctx, input }) => judgeContorno(ctx.deps, ctx.actor, input)),

  remove: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await removeFoto(ctx.deps, ctx.actor, input.id);
      return {};
    }),
});
