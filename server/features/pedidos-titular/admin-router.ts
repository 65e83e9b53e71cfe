import { adminPedidosCursorSchema, adminPedidosSchema } from '@meridia/shared/pedido-titular.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listAllPedidos } from './queries.ts';

export const pedidosTitularAdminRouter = router({
  list: adminProcedure
    .input(z.object({ cursor: adminPedidosCursorSchema.default(null) }))
    .output(adminPedidosSchema)
    .query(({ ctx, input }) => listAllPedidos(ctx.deps.database, input.cursor)),
});
