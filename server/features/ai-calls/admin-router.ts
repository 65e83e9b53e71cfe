import { router } from '../../trpc/trpc.ts';

export const aiCallsAdminRouter = router({});
