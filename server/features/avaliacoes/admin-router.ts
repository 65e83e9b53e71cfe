import { router } from '../../trpc/trpc.ts';

export const avaliacoesAdminRouter = router({});
