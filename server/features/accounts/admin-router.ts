import { router } from '../../trpc/trpc.ts';

export const accountsAdminRouter = router({});
