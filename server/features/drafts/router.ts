import { anamneseDraftSchema, saveAnamneseDraftSchema } from '@meridia/shared/anamnese/draft.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { discardDraft, saveDraft } from './commands.ts';
import { readCurrentDraft } from './queries.ts';

export const draftsRouter = router({
  current: therapistProcedure
    .output(anamneseDraftSchema.nullable())
    .query(({ ctx }) => readCurrentDraft(ctx.deps.database, ctx.actor)),

  save: therapistProcedure
    .input(saveAnamneseDraftSchema)
    .output(z.object({ revision: z.number().int(), updatedAt: z.string() }))
    .mutation(({ ctx, input }) => saveDraft(ctx.deps.database, ctx.actor, input)),

  discard: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await discardDraft(ctx.deps.database, ctx.actor, input.id);
      return {};
    }),
});
