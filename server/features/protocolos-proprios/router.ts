import {
  createProtocoloProprioSchema,
  protocolosPropriosSchema,
  renameProtocoloProprioSchema,
} from '@meridia/shared/protocolo-proprio.ts';
import { z } from 'zod';
import { planProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { createProtocolo, removeProtocolo, renameProtocolo } from './commands.ts';
import { listProtocolos } from './queries.ts';

const byId = z.object({ id: z.uuid() });

export const protocolosPropriosRouter = router({
  list: therapistProcedure
    .output(protocolosPropriosSchema)
    .query(({ ctx }) => listProtocolos(ctx.deps.database, ctx.actor)),

  create: planProcedure('protocolosProprios')
    .input(createProtocoloProprioSchema)
    .output(byId)
    .mutation(({ ctx, input }) => createProtocolo(ctx.deps, ctx.actor, input)),

  rename: therapistProcedure
    .input(renameProtocoloProprioSchema)
    .output(byId)
    .mutation(({ ctx, input }) => renameProtocolo(ctx.deps, ctx.actor, input)),

  remove: therapistProcedure
    .input(byId)
    .output(byId)
    .mutation(({ ctx, input }) => removeProtocolo(ctx.deps, ctx.actor, input.id)),
});
