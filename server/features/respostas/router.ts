import {
  answerPerguntasSchema,
  correctRespostasSchema,
  respostasSchema,
  versoesDasRespostasSchema,
} from '@meridia/shared/respostas.ts';
import { int4Schema } from '@meridia/shared/storable.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { answerPerguntas, correctRespostas } from './commands.ts';
import { listVersoes, readRespostas } from './queries.ts';

export const respostasRouter = router({
  read: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(respostasSchema)
    .query(({ ctx, input }) => readRespostas(ctx.deps.database, ctx.actor, input.id)),

  versions: therapistProcedure
    .input(z.object({ id: z.uuid(), cursor: int4Schema.nullish() }))
    .output(versoesDasRespostasSchema)
    .query(({ ctx, input }) => listVersoes(ctx.deps.database, ctx.actor, input)),

  correct: therapistProcedure
    .input(correctRespostasSchema)
    .output(z.object({ revisao: z.number().int() }))
    .mutation(({ ctx, input }) => correctRespostas(ctx.deps, ctx.actor, input)),

  answer: therapistProcedure
    .input(answerPerguntasSchema)
    .output(z.object({ revisao: z.number().int() }))
    .mutation(({ ctx, input }) => answerPerguntas(ctx.deps, ctx.actor, input)),
});
