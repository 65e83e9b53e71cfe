import { cartaSchema, saveCartaSchema } from '@meridia/shared/carta.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { resetCarta, saveCarta } from './commands.ts';
import { readCarta } from './queries.ts';

const writtenSchema = z.object({ revisao: z.number().int() });

export const cartasRouter = router({
  byId: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(cartaSchema)
    .query(({ ctx, input }) => readCarta(ctx.deps, ctx.actor, input.id)),

  save: therapistProcedure
    .input(saveCartaSchema)
    .output(writtenSchema)
    .mutation(({ ctx, input }) => saveCarta(ctx.deps, ctx.actor, input)),

  reset: therapistProcedure
    .input(saveCartaSchema.omit({ textos: true }))
    .output(writtenSchema)
    .mutation(({ ctx, input }) => resetCarta(ctx.deps, ctx.actor, input)),
});
