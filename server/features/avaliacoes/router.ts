import {
  avaliacaoFiltersSchema,
  avaliacaoSchema,
  avaliacaoSummarySchema,
  createAvaliacaoSchema,
  createdAvaliacaoSchema,
  readyRelatorioSchema,
} from '@meridia/shared/avaliacao.ts';
import { pageCursorSchema, pageSizes } from '@meridia/shared/pagination.ts';
import { z } from 'zod';
import { signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { createAvaliacao, noteSeen } from './commands.ts';
import { listAvaliacoes, listReady, listUnopened, readAvaliacao } from './queries.ts';

export const avaliacoesRouter = router({
  create: therapistProcedure
    .input(createAvaliacaoSchema)
    .output(createdAvaliacaoSchema)
    .mutation(({ ctx, input }) => createAvaliacao(ctx.deps, ctx.actor, input)),

  byId: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(avaliacaoSchema)
    .query(({ ctx, input }) => readAvaliacao(ctx.deps, ctx.actor, input.id)),

  list: therapistProcedure
    .input(
      avaliacaoFiltersSchema.extend({
        cursor: pageCursorSchema.nullish(),
        limit: z.number().int().min(1).max(pageSizes.max).default(pageSizes.default),
      }),
    )
    .output(z.object({ items: z.array(avaliacaoSummarySchema), nextCursor: pageCursorSchema.nullable() }))
    .query(({ ctx, input }) => listAvaliacoes(ctx.deps.database, ctx.actor, input)),

  ready: therapistProcedure
    .output(z.array(readyRelatorioSchema))
    .query(({ ctx }) => listReady(ctx.deps.database, ctx.actor)),

  unopened: therapistProcedure
    .output(z.array(readyRelatorioSchema))
    .query(({ ctx }) => listUnopened(ctx.deps.database, ctx.actor)),

  seen: signedInProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await noteSeen(ctx.deps.database, ctx.actor, input.id);
      return {};
    }),
});
