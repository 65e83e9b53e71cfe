import { router } from '../../trpc/trpc.ts';

export const overviewAdminRouter = router({});
