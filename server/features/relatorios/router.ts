import { mudancasDoRelatorioSchema } from '@meridia/shared/mudancas-do-relatorio.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { reprocessRelatorio } from './commands.ts';
import { watchProgress } from './progress.ts';
import { readMudancas } from './read-mudancas.ts';

export const relatoriosRouter = router({
  onProgress: therapistProcedure
    .input(
      z.object({
        id: z.uuid(),
        lastEventId: z
          .string()
          .regex(/^\d{1,18}$/)
          .nullish(),
      }),
    )
    .subscription(({ ctx, input, signal }) =>
      watchProgress(ctx.deps, ctx.actor, {
        id: input.id,
        lastEventId: Number(input.lastEventId ?? 0),
        signal: signal ?? new AbortController().signal,
      }),
    ),

  mudancas: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(mudancasDoRelatorioSchema.nullable())
    .query(({ ctx, input }) => readMudancas(ctx.deps.database, ctx.actor, input.id)),

  reprocess: therapistProcedure
    .input(z.object({ id: z.uuid(), aceitaUnidade: z.boolean().default(false) }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await reprocessRelatorio(ctx.deps, ctx.actor, input);
      return {};
    }),
});
