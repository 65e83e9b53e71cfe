import { apiKeySchema, createApiKeySchema, createdApiKeySchema } from '@meridia/shared/api-key.ts';
import { z } from 'zod';
import { planProcedure, signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { createApiKey, revokeApiKey } from './commands.ts';
import { listApiKeys } from './queries.ts';

export const apiKeysRouter = router({
  list: therapistProcedure.output(z.array(apiKeySchema)).query(({ ctx }) => listApiKeys(ctx.deps.database, ctx.actor)),

  create: planProcedure('api')
    .input(createApiKeySchema)
    .output(createdApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx.deps, ctx.actor, input)),

  revoke: signedInProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await revokeApiKey(ctx.deps.database, ctx.actor, input.id);
      return {};
    }),
});
