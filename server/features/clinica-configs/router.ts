import {
  assinaturaConfigInputSchema,
  assinaturaConfigSchema,
  clinicaConfigInputSchema,
  clinicaConfigSchema,
} from '@meridia/shared/clinica-config.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { removeLogo, saveAssinatura, saveClinica } from './commands.ts';
import { readClinicaOf, readOwnAssinatura, readOwnClinica } from './queries.ts';

/** The client uploads a logo to `POST /api/clinica/logo`. */
export const clinicaConfigsRouter = router({
  current: therapistProcedure
    .output(clinicaConfigSchema)
    .query(({ ctx }) => readOwnClinica(ctx.deps.database, ctx.actor)),

  /** As it stands on one report. */
  ofReport: therapistProcedure
    .input(z.object({ avaliacaoId: z.uuid() }))
    .output(clinicaConfigSchema)
    .query(({ ctx, input }) => readClinicaOf(ctx.deps, ctx.actor, input.avaliacaoId)),

  save: therapistProcedure
    .input(clinicaConfigInputSchema)
    .output(clinicaConfigSchema)
    .mutation(({ ctx, input }) => saveClinica(ctx.deps.database, ctx.actor, input)),

  assinatura: therapistProcedure
    .output(assinaturaConfigSchema)
    .query(({ ctx }) => readOwnAssinatura(ctx.deps.database, ctx.actor)),

  saveAssinatura: therapistProcedure
    .input(assinaturaConfigInputSchema)
    .output(assinaturaConfigSchema)
    .mutation(({ ctx, input }) => saveAssinatura(ctx.deps.database, ctx.actor, input)),

  removeLogo: therapistProcedure.output(clinicaConfigSchema).mutation(({ ctx }) => removeLogo(ctx.deps, ctx.actor)),
});
