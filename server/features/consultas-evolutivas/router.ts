import {
  annulConsultaEvolutivaSchema,
  consultaEvolutivaVersaoSchema,
  consultasEvolutivasPageSchema,
  consultasPageSize,
  createConsultaEvolutivaSchema,
  cuidadosSchema,
  editConsultaEvolutivaSchema,
  evolucaoOfClienteSchema,
  evolucaoSchema,
  retornosSchema,
} from '@meridia/shared/consulta-evolutiva.ts';
import { pontoDoCatalogoSchema } from '@meridia/shared/ponto-usado.ts';
import { int4Schema } from '@meridia/shared/storable.ts';
import { z } from 'zod';
import { pontosDoCatalogo } from '../../mtc/catalog/listar-pontos.ts';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { annulConsulta, createConsulta, editConsulta } from './commands.ts';
import {
  listConsultas,
  listRetornos,
  listVersions,
  readCuidados,
  readEvolucao,
  readEvolucaoOfCliente,
} from './queries.ts';

export const consultasEvolutivasRouter = router({
  overview: therapistProcedure
    .input(z.object({ avaliacaoId: z.uuid() }))
    .output(evolucaoSchema)
    .query(({ ctx, input }) => readEvolucao(ctx.deps.database, ctx.actor, input.avaliacaoId)),

  ofCliente: therapistProcedure
    .input(z.object({ clienteId: z.uuid() }))
    .output(evolucaoOfClienteSchema)
    .query(({ ctx, input }) => readEvolucaoOfCliente(ctx.deps.database, ctx.actor, input.clienteId)),

  retornos: therapistProcedure.output(retornosSchema).query(({ ctx }) => listRetornos(ctx.deps.database, ctx.actor)),

  cuidados: therapistProcedure
    .input(z.object({ avaliacaoId: z.uuid() }))
    .output(cuidadosSchema)
    .query(({ ctx, input }) => readCuidados(ctx.deps.database, ctx.actor, input.avaliacaoId)),

  catalogo: therapistProcedure.output(z.array(pontoDoCatalogoSchema)).query(() => [...pontosDoCatalogo]),

  list: therapistProcedure
    .input(
      z.object({
        avaliacaoId: z.uuid(),
        /** Returns only follow-ups with a smaller number. */
        cursor: int4Schema.min(1).nullish(),
        limit: z.number().int().min(1).max(consultasPageSize).default(consultasPageSize),
      }),
    )
    .output(consultasEvolutivasPageSchema)
    .query(({ ctx, input: { cursor, ...input } }) =>
      listConsultas(ctx.deps.database, ctx.actor, { ...input, before: cursor }),
    ),

  versions: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.array(consultaEvolutivaVersaoSchema))
    .query(({ ctx, input }) => listVersions(ctx.deps.database, ctx.actor, input.id)),

  create: therapistProcedure
    .input(createConsultaEvolutivaSchema)
    .output(z.object({ id: z.uuid(), numeroConsulta: z.number().int() }))
    .mutation(({ ctx, input }) => createConsulta(ctx.deps, ctx.actor, input)),

  edit: therapistProcedure
    .input(editConsultaEvolutivaSchema)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => editConsulta(ctx.deps, ctx.actor, input)),

  annul: therapistProcedure
    .input(annulConsultaEvolutivaSchema)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => annulConsulta(ctx.deps.database, ctx.actor, input)),
});
