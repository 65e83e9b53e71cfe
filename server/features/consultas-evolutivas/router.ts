import {
  annulConsultaEvolutivaSchema,
  consultaEvolutivaVersaoSchema,
  consultasEvolutivasPageSchema,
  createConsultaEvolutivaSchema,
  cuidadosSchema,
  editConsultaEvolutivaSchema,
  evolucaoSchema,
  listConsultasSchema,
  lugarSchema,
  retornosSchema,
} from '@meridia/shared/consulta-evolutiva.ts';
import { pontoDoCatalogoSchema } from '@meridia/shared/ponto-usado.ts';
import { z } from 'zod';
import { pontosDoCatalogo } from '../../mtc/catalog/listar-pontos.ts';
import { planProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { annulConsulta, createConsulta, editConsulta } from './commands.ts';
import { listConsultas, listRetornos, listVersions, readCuidados, readEvolucao } from './queries.ts';

export const consultasEvolutivasRouter = router({
  overview: therapistProcedure
    .input(lugarSchema)
    .output(evolucaoSchema)
    .query(({ ctx, input }) => readEvolucao(ctx.deps.database, ctx.actor, input)),

  retornos: therapistProcedure.output(retornosSchema).query(({ ctx }) => listRetornos(ctx.deps.database, ctx.actor)),

  cuidados: therapistProcedure
    .input(lugarSchema)
    .output(cuidadosSchema)
    .query(({ ctx, input }) => readCuidados(ctx.deps.database, ctx.actor, input)),

  catalogo: therapistProcedure.output(z.array(pontoDoCatalogoSchema)).query(() => [...pontosDoCatalogo]),

  list: therapistProcedure
    .input(listConsultasSchema)
    .output(consultasEvolutivasPageSchema)
    .query(({ ctx, input }) => listConsultas(ctx.deps.database, ctx.actor, input)),

  versions: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.array(consultaEvolutivaVersaoSchema))
    .query(({ ctx, input }) => listVersions(ctx.deps.database, ctx.actor, input.id)),

  create: planProcedure('consultasPorCliente')
    .input(createConsultaEvolutivaSchema)
    .output(z.object({ id: z.uuid(), numeroConsulta: z.number().int() }))
    .mutation(({ ctx, input }) => createConsulta(ctx.deps, ctx.actor, input, ctx.capabilities)),

  edit: therapistProcedure
    .input(editConsultaEvolutivaSchema)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => editConsulta(ctx.deps, ctx.actor, input)),

  annul: therapistProcedure
    .input(annulConsultaEvolutivaSchema)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => annulConsulta(ctx.deps.database, ctx.actor, input)),
});
