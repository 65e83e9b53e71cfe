import { loginSchema, sessionUserSchema, signUpSchema } from '@meridia/shared/account.ts';
import { z } from 'zod';
import { clearSessionCookie, setSessionCookie } from '../../auth/cookie.ts';
import { AppError } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { publicProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { login, logout, signUp } from './commands.ts';
import { readSessionUser } from './queries.ts';

export const accountsRouter = router({
  session: publicProcedure
    .output(z.object({ user: sessionUserSchema.nullable() }))
    .query(async ({ ctx }) => ({ user: ctx.actor ? await readSessionUser(ctx.deps.database, ctx.actor) : null })),

  signUp: publicProcedure
    .input(signUpSchema)
    .output(z.object({ confirmed: z.boolean() }))
    .mutation(({ ctx, input }) => signUp(ctx.deps, input)),

  login: publicProcedure
    .input(loginSchema)
    .output(z.object({ userId: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      const reply = replyOf(ctx);
      const { token, userId } = await login(ctx.deps, input, ctx.userAgent);
      setSessionCookie(reply, ctx.deps.config, token);
      return { userId };
    }),

  logout: therapistProcedure.output(z.object({})).mutation(async ({ ctx }) => {
    const reply = replyOf(ctx);
    await logout(ctx.deps, ctx.actor);
    clearSessionCookie(reply, ctx.deps.config);
    return {};
  }),
});

// A WebSocket answer cannot carry a cookie, so signing in and out goes over HTTP only.
function replyOf(ctx: Context) {
  if (!ctx.reply)
    throw new AppError('VALIDATION', 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.');
  return ctx.reply;
}
