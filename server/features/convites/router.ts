import {
  conviteSchema,
  createConviteSchema,
  createdConviteSchema,
  openedFichaSchema,
  openFichaSchema,
  removeFichaFotoSchema,
  renewConviteSchema,
  saveFichaSchema,
  sendFichaSchema,
} from '@meridia/shared/convite.ts';
import { z } from 'zod';
import { browserOf } from '../../trpc/browser.ts';
import { planProcedure, publicProcedure, signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { createConvite, renewConvite, revokeConvite } from './commands.ts';
import { openFicha } from './open-ficha.ts';
import { listConvites } from './queries.ts';
import { removeFichaFoto } from './remove-ficha-foto.ts';
import { saveFicha } from './save-ficha.ts';
import { sendFicha } from './send-ficha.ts';

export const convitesRouter = router({
  list: therapistProcedure
    .input(z.object({ clienteId: z.uuid().optional() }))
    .output(z.array(conviteSchema))
    .query(({ ctx, input }) => listConvites(ctx.deps.database, ctx.actor, input.clienteId)),

  create: planProcedure('convites')
    .input(createConviteSchema)
    .output(createdConviteSchema)
    .mutation(({ ctx, input }) => createConvite(ctx.deps, ctx.actor, input)),

  // A new link is a new invitation; one that was sent stays open, and what is answered can be used.
  renew: planProcedure('convites')
    .input(renewConviteSchema)
    .output(createdConviteSchema)
    .mutation(({ ctx, input }) => renewConvite(ctx.deps, ctx.actor, input)),

  revoke: signedInProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await revokeConvite(ctx.deps, ctx.actor, input.id);
      return {};
    }),

  // A mutation, so that the token is in the body and never in an address, which others log.
  open: publicProcedure
    .input(openFichaSchema)
    .output(openedFichaSchema)
    .mutation(({ ctx, input }) => openFicha(ctx.deps, input.token, browserOf(ctx).visitor)),

  save: publicProcedure
    .input(saveFichaSchema)
    .output(z.object({ revision: z.number().int() }))
    .mutation(({ ctx, input }) => saveFicha(ctx.deps, input, browserOf(ctx).visitor)),

  removeFoto: publicProcedure
    .input(removeFichaFotoSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await removeFichaFoto(ctx.deps, input, browserOf(ctx).visitor);
      return {};
    }),

  send: publicProcedure
    .input(sendFichaSchema)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await sendFicha(ctx.deps, input, browserOf(ctx).visitor);
      return {};
    }),
});
