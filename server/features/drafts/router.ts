import { anamneseDraftSchema, draftSummarySchema, saveAnamneseDraftSchema } from '@meridia/shared/anamnese/draft.ts';
import { z } from 'zod';
import { therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { discardDraft, saveDraft } from './commands.ts';
import { listDrafts, readDraft } from './queries.ts';

export const draftsRouter = router({
  current: therapistProcedure
    .output(anamneseDraftSchema.nullable())
    .query(({ ctx }) => readDraft(ctx.deps.database, ctx.actor)),

  byId: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(anamneseDraftSchema.nullable())
    .query(({ ctx, input }) => readDraft(ctx.deps.database, ctx.actor, input.id)),

  list: therapistProcedure
    .output(z.array(draftSummarySchema))
    .query(({ ctx }) => listDrafts(ctx.deps.database, ctx.actor)),

  save: therapistProcedure
    .input(saveAnamneseDraftSchema)
    .output(z.object({ revision: z.number().int(), updatedAt: z.string() }))
    .mutation(({ ctx, input }) => saveDraft(ctx.deps.database, ctx.actor, input)),

  discard: therapistProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await discardDraft(ctx.deps, ctx.actor, input.id);
      return {};
    }),
});
