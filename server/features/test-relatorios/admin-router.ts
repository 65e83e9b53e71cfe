import { tipoRelatorioSchema } from '@meridia/shared/avaliacao.ts';
import { createdTestRelatorioSchema, testRelatorioSchema } from '@meridia/shared/test-relatorio.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { createTestRelatorio } from './commands.ts';
import { listTestRelatorios } from './queries.ts';

export const testRelatoriosAdminRouter = router({
  createTest: adminProcedure
    .input(z.object({ tipo: tipoRelatorioSchema }))
    .output(createdTestRelatorioSchema)
    .mutation(({ ctx, input }) => createTestRelatorio(ctx.deps, ctx.actor, input.tipo)),

  listTests: adminProcedure
    .output(z.array(testRelatorioSchema))
    .query(({ ctx }) => listTestRelatorios(ctx.deps.database, ctx.actor)),
});
