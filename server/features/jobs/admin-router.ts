import { router } from '../../trpc/trpc.ts';

export const jobsAdminRouter = router({});
