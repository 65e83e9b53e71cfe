import { accountSessionSchema, loginSchema, sessionIdSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { browserOf } from '../../trpc/browser.ts';
import { publicProcedure, signedInProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { endAllSessions, endSession, login, logout } from './commands.ts';
import { listSessions } from './queries.ts';

const nothing = z.object({});

export const accountSessionsRouter = router({
  login: publicProcedure
    .input(loginSchema)
    .output(z.object({ userId: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      const browser = browserOf(ctx);
      const signedIn = await login(ctx.deps, input, browser.visitor);
      browser.letIn(signedIn);
      return { userId: signedIn.userId };
    }),

  logout: signedInProcedure.output(nothing).mutation(async ({ ctx }) => {
    const browser = browserOf(ctx);
    await logout(ctx.deps, ctx.actor);
    browser.letOut();
    return {};
  }),

  sessions: therapistProcedure
    .output(z.array(accountSessionSchema))
    .query(({ ctx }) => listSessions(ctx.deps.database, ctx.actor)),

  endSession: signedInProcedure
    .input(sessionIdSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx.deps, ctx.actor, input.id);
      return {};
    }),

  endAllSessions: signedInProcedure.output(nothing).mutation(async ({ ctx }) => {
    const browser = browserOf(ctx);
    await endAllSessions(ctx.deps, ctx.actor);
    browser.letOut();
    return {};
  }),
});
