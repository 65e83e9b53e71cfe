import { accountDetailSchema, accountPageSchema, listAccountsSchema } from '@meridia/shared/admin-account.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listAccounts } from './list-accounts.ts';
import { readAccount } from './read-account.ts';

export const accountsAdminRouter = router({
  list: adminProcedure
    .input(listAccountsSchema)
    .output(accountPageSchema)
    .query(({ ctx, input: { cursor, ...filters } }) => listAccounts(ctx.deps, filters, cursor ?? null)),

  byId: adminProcedure
    .input(z.object({ userId: z.uuid() }))
    .output(accountDetailSchema)
    .query(({ ctx, input }) => readAccount(ctx.deps, input.userId)),
});
