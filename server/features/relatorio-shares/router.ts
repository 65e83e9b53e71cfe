import {
  clienteShareSchema,
  createdShareSchema,
  createShareSchema,
  relatorioShareSchema,
} from '@meridia/shared/relatorio-share.ts';
import { z } from 'zod';
import { signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { createShare, revokeShare } from './commands.ts';
import { listShares, listSharesOfCliente } from './queries.ts';

export const relatorioSharesRouter = router({
  create: therapistProcedure
    .input(createShareSchema)
    .output(createdShareSchema)
    .mutation(({ ctx, input }) => createShare(ctx.deps, ctx.actor, input)),

  list: therapistProcedure
    .input(z.object({ avaliacaoId: z.uuid() }))
    .output(z.array(relatorioShareSchema))
    .query(({ ctx, input }) => listShares(ctx.deps.database, ctx.actor, input.avaliacaoId)),

  ofCliente: therapistProcedure
    .input(z.object({ clienteId: z.uuid() }))
    .output(z.array(clienteShareSchema))
    .query(({ ctx, input }) => listSharesOfCliente(ctx.deps.database, ctx.actor, input.clienteId)),

  revoke: signedInProcedure
    .input(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => revokeShare(ctx.deps.database, ctx.actor, input.id)),
});
