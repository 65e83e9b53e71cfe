import { router } from '../../trpc/trpc.ts';

export const plansAdminRouter = router({});
