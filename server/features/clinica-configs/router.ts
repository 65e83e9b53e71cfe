import { router } from '../../trpc/trpc.ts';

export const clinicaConfigsRouter = router({});
