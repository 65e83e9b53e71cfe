import { router } from '../../trpc/trpc.ts';

export const subscriptionsAdminRouter = router({});
