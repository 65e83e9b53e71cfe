import { accountSessionSchema } from '@meridia/shared/account.ts';
import { changeRoleSchema } from '@meridia/shared/account-roles.ts';
import {
  accountDetailSchema,
  accountPageSchema,
  blockAccountSchema,
  listAccountsSchema,
} from '@meridia/shared/admin-account.ts';
import { adminActionPageSchema } from '@meridia/shared/admin-action.ts';
import { serialIdSchema } from '@meridia/shared/storable.ts';
import { z } from 'zod';
import { adminProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { listSessionsOf } from '../account-sessions/queries.ts';
import { listAdminActions } from '../admin-actions/queries.ts';
import { demote, promote } from '../user-roles/commands.ts';
import { listAccounts } from './list-accounts.ts';
import { blockAccount, endSessionsOf, resendConfirmationTo, unblockAccount } from './moderate-account.ts';
import { readAccount } from './read-account.ts';

const account = z.object({ userId: z.uuid() });
const nothing = z.object({});

export const accountsAdminRouter = router({
  list: adminProcedure
    .input(listAccountsSchema)
    .output(accountPageSchema)
    .query(({ ctx, input: { cursor, ...filters } }) => listAccounts(ctx.deps, filters, cursor ?? null)),

  byId: adminProcedure
    .input(account)
    .output(accountDetailSchema)
    .query(({ ctx, input }) => readAccount(ctx.deps, input.userId)),

  sessions: adminProcedure
    .input(account)
    .output(z.array(accountSessionSchema))
    .query(({ ctx, input }) => listSessionsOf(ctx.deps.database, ctx.actor, input.userId)),

  trace: adminProcedure
    .input(account.extend({ cursor: serialIdSchema.nullish() }))
    .output(adminActionPageSchema)
    .query(({ ctx, input }) => listAdminActions(ctx.deps.database, input.userId, input.cursor ?? null)),

  promote: adminProcedure
    .input(changeRoleSchema)
    .output(nothing)
    .mutation(async ({ ctx, input: { userId, ...proof } }) => {
      await promote(ctx.deps, ctx.actor, userId, proof);
      return {};
    }),

  demote: adminProcedure
    .input(changeRoleSchema)
    .output(nothing)
    .mutation(async ({ ctx, input: { userId, ...proof } }) => {
      await demote(ctx.deps, ctx.actor, userId, proof);
      return {};
    }),

  block: adminProcedure
    .input(blockAccountSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await blockAccount(ctx.deps, ctx.actor, input);
      return {};
    }),

  unblock: adminProcedure
    .input(account)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await unblockAccount(ctx.deps, ctx.actor, input.userId);
      return {};
    }),

  endSessions: adminProcedure
    .input(account)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await endSessionsOf(ctx.deps, ctx.actor, input.userId);
      return {};
    }),

  resendConfirmation: adminProcedure
    .input(account)
    .output(z.object({ sent: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({ sent: await resendConfirmationTo(ctx.deps, ctx.actor, input.userId) })),
});
