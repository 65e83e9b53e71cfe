import {
  clienteDadosSchema,
  clienteFiltersSchema,
  clienteSchema,
  clientesInicioSchema,
  clientesPageSchema,
  clienteVersaoSchema,
  editClienteSchema,
  groupClientesSchema,
  lastIntakeSchema,
  likelyClientesSchema,
  likelyInputSchema,
  propostasSchema,
  setIaExteriorSchema,
  splitClienteSchema,
} from '@meridia/shared/cliente.ts';
import { comparacaoSchema } from '@meridia/shared/comparacao.ts';
import { pageCursorSchema, pageSizes } from '@meridia/shared/pagination.ts';
import { quadroClinicoSchema } from '@meridia/shared/quadro-clinico.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import {
  createCliente,
  editCliente,
  groupAvaliacoes,
  mergeClientes,
  setIaExterior,
  splitCliente,
  undoMerge,
} from './commands.ts';
import {
  findLikely,
  listClientes,
  listInicio,
  listPropostas,
  listVersions,
  readCliente,
  readComparacao,
  readLastIntake,
} from './queries.ts';
import { readQuadro } from './read-quadro.ts';

const byId = z.object({ id: z.uuid() });

export const clientesRouter = router({
  list: therapistProcedure
    .input(
      clienteFiltersSchema.extend({
        cursor: pageCursorSchema.nullish(),
        limit: z.number().int().min(1).max(pageSizes.max).default(pageSizes.default),
      }),
    )
    .output(clientesPageSchema)
    .query(({ ctx, input }) => listClientes(ctx.deps.database, ctx.actor, input)),

  inicio: therapistProcedure.output(clientesInicioSchema).query(({ ctx }) => listInicio(ctx.deps.database, ctx.actor)),

  byId: therapistProcedure
    .input(byId)
    .output(clienteSchema)
    .query(({ ctx, input }) => readCliente(ctx.deps.database, ctx.actor, input.id)),

  quadro: therapistProcedure
    .input(byId)
    .output(quadroClinicoSchema)
    .query(({ ctx, input }) => readQuadro(ctx.deps.database, ctx.actor, input.id)),

  versions: therapistProcedure
    .input(byId)
    .output(z.array(clienteVersaoSchema))
    .query(({ ctx, input }) => listVersions(ctx.deps.database, ctx.actor, input.id)),

  likely: therapistProcedure
    .input(likelyInputSchema)
    .output(likelyClientesSchema)
    .query(({ ctx, input }) => findLikely(ctx.deps.database, ctx.actor, input)),

  lastIntake: therapistProcedure
    .input(byId)
    .output(lastIntakeSchema)
    .query(({ ctx, input }) => readLastIntake(ctx.deps.database, ctx.actor, input.id)),

  comparacao: therapistProcedure
    .input(z.object({ avaliacaoId: z.uuid() }))
    .output(comparacaoSchema.nullable())
    .query(({ ctx, input }) => readComparacao(ctx.deps.database, ctx.actor, input.avaliacaoId)),

  propostas: therapistProcedure.output(propostasSchema).query(({ ctx }) => listPropostas(ctx.deps.database, ctx.actor)),

  create: therapistProcedure
    .input(clienteDadosSchema)
    .output(byId)
    .mutation(({ ctx, input }) => createCliente(ctx.deps, ctx.actor, input)),

  edit: therapistProcedure
    .input(editClienteSchema)
    .output(byId)
    .mutation(({ ctx, input }) => editCliente(ctx.deps, ctx.actor, input)),

  setIaExterior: therapistProcedure
    .input(setIaExteriorSchema)
    .output(byId)
    .mutation(({ ctx, input }) => setIaExterior(ctx.deps, ctx.actor, input)),

  group: therapistProcedure
    .input(groupClientesSchema)
    .output(byId)
    .mutation(({ ctx, input }) => groupAvaliacoes(ctx.deps, ctx.actor, input)),

  merge: therapistProcedure
    .input(z.object({ id: z.uuid(), outroId: z.uuid() }))
    .output(byId)
    .mutation(({ ctx, input }) => mergeClientes(ctx.deps, ctx.actor, input)),

  undoMerge: therapistProcedure
    .input(z.object({ juncaoId: z.uuid() }))
    .output(byId)
    .mutation(({ ctx, input }) => undoMerge(ctx.deps, ctx.actor, input.juncaoId)),

  split: therapistProcedure
    .input(splitClienteSchema)
    .output(byId)
    .mutation(({ ctx, input }) => splitCliente(ctx.deps, ctx.actor, input)),
});
