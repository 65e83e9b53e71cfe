import { aiUsageSchema } from '@meridia/shared/ai-usage.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { readAiUsage } from './queries.ts';

export const aiCallsAdminRouter = router({
  usage: adminProcedure.output(aiUsageSchema).query(({ ctx }) => readAiUsage(ctx.deps)),
});
