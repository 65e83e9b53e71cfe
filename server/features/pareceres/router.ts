import { stepUpSchema } from '@meridia/shared/account.ts';
import {
  pontosPesadosSchema,
  revisaoSchema,
  savedParecerSchema,
  saveParecerSchema,
  signSchema,
  unsignedRevisoesSchema,
  versaoSchema,
  versoesSchema,
} from '@meridia/shared/parecer.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { openRevisao, openVersao, openVersoes, saveParecer, signRelatorio, weighPontos } from './commands.ts';
import { listUnsigned } from './queries.ts';

const ofReport = z.object({ id: z.uuid() });

export const pareceresRouter = router({
  read: therapistProcedure
    .input(ofReport)
    .output(withoutBounds(revisaoSchema))
    .query(({ ctx, input }) => openRevisao(ctx.deps, ctx.actor, input.id)),

  unsigned: therapistProcedure
    .output(unsignedRevisoesSchema)
    .query(({ ctx }) => listUnsigned(ctx.deps.database, ctx.actor)),

  pontos: therapistProcedure
    .input(ofReport)
    .output(pontosPesadosSchema)
    .query(({ ctx, input }) => weighPontos(ctx.deps, ctx.actor, input.id)),

  save: therapistProcedure
    .input(saveParecerSchema)
    .output(savedParecerSchema)
    .mutation(({ ctx, input }) => saveParecer(ctx.deps, ctx.actor, input)),

  sign: therapistProcedure
    .input(z.object({ ...signSchema.shape, ...stepUpSchema.shape }))
    .output(z.object({ numero: z.number().int() }))
    .mutation(({ ctx, input }) => signRelatorio(ctx.deps, ctx.actor, input)),

  versoes: therapistProcedure
    .input(ofReport)
    .output(versoesSchema)
    .query(({ ctx, input }) => openVersoes(ctx.deps, ctx.actor, input.id)),

  versao: therapistProcedure
    .input(z.union([ofReport.extend({ numero: z.int32().min(1) }), ofReport.extend({ anterior: z.uuid() })]))
    .output(versaoSchema)
    .query(({ ctx, input }) => openVersao(ctx.deps, ctx.actor, input)),
});
