import { router } from '../../trpc/trpc.ts';

export const relatoriosAdminRouter = router({});
