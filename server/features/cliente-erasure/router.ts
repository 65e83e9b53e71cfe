import {
  anonymizeClienteSchema,
  direitosSchema,
  eraseClienteSchema,
  revokeConsentSchema,
} from '@meridia/shared/pedido-titular.ts';
import { registroSchema } from '@meridia/shared/registro-anonimo.ts';
import { z } from 'zod';
import { signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { allowFotos, anonymizeCliente, eraseCliente, revokeConsent } from './commands.ts';
import { listRegistros, readDireitos } from './queries.ts';

const byId = z.object({ id: z.uuid() });

export const clienteErasureRouter = router({
  direitos: therapistProcedure
    .input(byId)
    .output(direitosSchema)
    .query(({ ctx, input }) => readDireitos(ctx.deps.database, ctx.actor, input.id)),

  registros: therapistProcedure
    .output(z.array(registroSchema))
    .query(({ ctx }) => listRegistros(ctx.deps.database, ctx.actor)),

  anonymize: signedInProcedure
    .input(anonymizeClienteSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await anonymizeCliente(ctx.deps, ctx.actor, input);
      return {};
    }),

  erase: signedInProcedure
    .input(eraseClienteSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await eraseCliente(ctx.deps, ctx.actor, input);
      return {};
    }),

  revokeConsent: signedInProcedure
    .input(revokeConsentSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await revokeConsent(ctx.deps, ctx.actor, input);
      return {};
    }),

  allowFotos: therapistProcedure
    .input(byId)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await allowFotos(ctx.deps, ctx.actor, input.id);
      return {};
    }),
});
