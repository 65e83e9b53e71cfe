import { concludePedidoSchema, createPedidoSchema, pedidosSchema } from '@meridia/shared/pedido-titular.ts';
import { z } from 'zod';
import { signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { concludePedido, createPedido } from './commands.ts';
import { listPedidos } from './queries.ts';

export const pedidosTitularRouter = router({
  list: therapistProcedure
    .input(z.object({ clienteId: z.uuid().optional() }))
    .output(pedidosSchema)
    .query(({ ctx, input }) => listPedidos(ctx.deps.database, ctx.actor, input.clienteId)),

  create: signedInProcedure
    .input(createPedidoSchema)
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => createPedido(ctx.deps, ctx.actor, input)),

  conclude: signedInProcedure
    .input(concludePedidoSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await concludePedido(ctx.deps, ctx.actor, input);
      return {};
    }),
});
