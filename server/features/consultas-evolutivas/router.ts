import { router } from '../../trpc/trpc.ts';

export const consultasEvolutivasRouter = router({});
