import { router } from '../../trpc/trpc.ts';

export const relatorioSharesRouter = router({});
