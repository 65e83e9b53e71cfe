import { router } from '../../trpc/trpc.ts';

export const mailsAdminRouter = router({});
