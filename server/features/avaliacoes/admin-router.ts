import { adminAvaliacoesInputSchema, adminAvaliacoesPageSchema } from '@meridia/shared/admin-avaliacao.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listAllAvaliacoes } from './list-all-avaliacoes.ts';

export const avaliacoesAdminRouter = router({
  list: adminProcedure
    .input(adminAvaliacoesInputSchema)
    .output(adminAvaliacoesPageSchema)
    .query(({ ctx, input }) => listAllAvaliacoes(ctx.deps.database, ctx.actor, input)),
});
