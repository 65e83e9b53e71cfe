import {
  createWebhookSchema,
  deliverySchema,
  editWebhookSchema,
  rotateWebhookSchema,
  webhookSchema,
  webhookSecretSchema,
} from '@meridia/shared/webhook.ts';
import { z } from 'zod';
import { planProcedure, signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import {
  createWebhook,
  disableWebhook,
  editWebhook,
  enableWebhook,
  redeliverWebhook,
  removeWebhook,
  rotateWebhook,
  testWebhook,
} from './commands.ts';
import { listDeliveries, listWebhooks } from './queries.ts';

const one = z.object({ id: z.uuid() });
const nothing = z.object({});

/** Without the plan addresses can be looked at, switched off and removed (ADR 0039). */
export const webhooksRouter = router({
  list: therapistProcedure
    .output(z.array(webhookSchema))
    .query(({ ctx }) => listWebhooks(ctx.deps.database, ctx.actor)),

  deliveries: therapistProcedure
    .input(z.object({ webhookId: z.uuid() }))
    .output(z.array(deliverySchema))
    .query(({ ctx, input }) => listDeliveries(ctx.deps.database, ctx.actor, input)),

  create: planProcedure('api')
    .input(createWebhookSchema)
    .output(webhookSecretSchema)
    .mutation(({ ctx, input }) => createWebhook(ctx.deps, ctx.actor, input)),

  rotate: planProcedure('api')
    .input(rotateWebhookSchema)
    .output(webhookSecretSchema)
    .mutation(({ ctx, input }) => rotateWebhook(ctx.deps, ctx.actor, input)),

  edit: planProcedure('api')
    .input(editWebhookSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await editWebhook(ctx.deps.database, ctx.actor, input);
      return {};
    }),

  enable: planProcedure('api')
    .input(one)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await enableWebhook(ctx.deps.database, ctx.actor, input.id);
      return {};
    }),

  disable: signedInProcedure
    .input(one)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await disableWebhook(ctx.deps.database, ctx.actor, input.id);
      return {};
    }),

  remove: signedInProcedure
    .input(one)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await removeWebhook(ctx.deps, ctx.actor, input.id);
      return {};
    }),

  test: planProcedure('api')
    .input(one)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await testWebhook(ctx.deps, ctx.actor, input.id);
      return {};
    }),

  redeliver: planProcedure('api')
    .input(one)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await redeliverWebhook(ctx.deps, ctx.actor, input.id);
      return {};
    }),
});
