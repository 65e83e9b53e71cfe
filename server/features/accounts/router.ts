import {
  accountSessionSchema,
  changePasswordSchema,
  codeOnlySchema,
  confirmedSignUpSchema,
  confirmSignUpSchema,
  disableSecondFactorSchema,
  emailNoticesSchema,
  emailOnlySchema,
  eraseAccountSchema,
  loginSchema,
  passwordOnlySchema,
  recoveryCodesSchema,
  resetPasswordSchema,
  secondFactorSetupSchema,
  securitySchema,
  sessionIdSchema,
  sessionUserSchema,
  signUpSchema,
  stepUpSchema,
} from '@meridia/shared/account.ts';
import { z } from 'zod';
import { clearDeviceCookie, clearSessionCookie, setDeviceCookie, setSessionCookie } from '../../auth/cookie.ts';
import type { SignedIn } from '../../auth/open-session.ts';
import { AppError } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { publicProcedure, therapistProcedure } from '../../trpc/procedures.ts';
import { router } from '../../trpc/trpc.ts';
import { beginExport, eraseAccount } from '../account-data/commands.ts';
import { endAllSessions, endSession, login, logout } from '../account-sessions/commands.ts';
import { listSessions } from '../account-sessions/queries.ts';
import { changePassword, confirmSignUp, requestRecovery, resetPassword } from '../passwords/commands.ts';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor } from '../second-factors/commands.ts';
import { readSecurity } from '../second-factors/queries.ts';
import { resendConfirmation, setEmailNotices, signUp } from './commands.ts';
import { watchAccount } from './progress.ts';
import { readSessionUser } from './queries.ts';

const nothing = z.object({});

export const accountsRouter = router({
  session: publicProcedure
    .output(z.object({ user: sessionUserSchema.nullable() }))
    .query(async ({ ctx }) => ({ user: ctx.actor ? await readSessionUser(ctx.deps.database, ctx.actor) : null })),

  signUp: publicProcedure
    .input(signUpSchema)
    .output(z.object({ confirmationRequired: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const { reply, visitor } = browserOf(ctx);
      const { confirmationRequired, deviceToken } = await signUp(ctx.deps, input, visitor);
      setDeviceCookie(reply, ctx.deps.config, deviceToken);
      return { confirmationRequired };
    }),

  resendConfirmation: publicProcedure
    .input(emailOnlySchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await resendConfirmation(ctx.deps, input.email, browserOf(ctx).visitor);
      return {};
    }),

  confirmSignUp: publicProcedure
    .input(confirmSignUpSchema)
    .output(confirmedSignUpSchema)
    .mutation(async ({ ctx, input }) => {
      const confirmation = await confirmSignUp(ctx.deps, input, browserOf(ctx).visitor);
      if ('passwordFor' in confirmation) return { signedIn: false, passwordFor: confirmation.passwordFor };
      if (confirmation.signedIn) letIn(ctx, confirmation.signedIn);
      return { signedIn: confirmation.signedIn !== null, passwordFor: null };
    }),

  login: publicProcedure
    .input(loginSchema)
    .output(z.object({ userId: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      const signedIn = await login(ctx.deps, input, browserOf(ctx).visitor);
      letIn(ctx, signedIn);
      return { userId: signedIn.userId };
    }),

  logout: therapistProcedure.output(nothing).mutation(async ({ ctx }) => {
    const { reply } = browserOf(ctx);
    await logout(ctx.deps, ctx.actor);
    clearSessionCookie(reply, ctx.deps.config);
    return {};
  }),

  requestRecovery: publicProcedure
    .input(emailOnlySchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await requestRecovery(ctx.deps, input.email, browserOf(ctx).visitor);
      return {};
    }),

  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const { reply } = browserOf(ctx);
      const { deviceToken } = await resetPassword(ctx.deps, input);
      setDeviceCookie(reply, ctx.deps.config, deviceToken);
      return {};
    }),

  changePassword: therapistProcedure
    .input(changePasswordSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const { reply } = browserOf(ctx);
      const { deviceToken } = await changePassword(ctx.deps, ctx.actor, input);
      setDeviceCookie(reply, ctx.deps.config, deviceToken);
      return {};
    }),

  sessions: therapistProcedure
    .output(z.array(accountSessionSchema))
    .query(({ ctx }) => listSessions(ctx.deps.database, ctx.actor)),

  endSession: therapistProcedure
    .input(sessionIdSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx.deps, ctx.actor, input.id);
      return {};
    }),

  endAllSessions: therapistProcedure.output(nothing).mutation(async ({ ctx }) => {
    const { reply } = browserOf(ctx);
    await endAllSessions(ctx.deps, ctx.actor);
    clearSessionCookie(reply, ctx.deps.config);
    return {};
  }),

  security: therapistProcedure.output(securitySchema).query(({ ctx }) => readSecurity(ctx.deps.database, ctx.actor)),

  beginSecondFactor: therapistProcedure
    .input(passwordOnlySchema)
    .output(secondFactorSetupSchema)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx.deps, ctx.actor, input.password)),

  confirmSecondFactor: therapistProcedure
    .input(codeOnlySchema)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx.deps, ctx.actor, input.code)),

  disableSecondFactor: therapistProcedure
    .input(disableSecondFactorSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await disableSecondFactor(ctx.deps, ctx.actor, input);
      return {};
    }),

  setEmailNotices: therapistProcedure
    .input(emailNoticesSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await setEmailNotices(ctx.deps, ctx.actor, input.enabled);
      return {};
    }),

  /** The ticket opens `GET /api/conta/exportacao?ticket=` once. */
  beginExport: therapistProcedure
    .input(stepUpSchema)
    .output(z.object({ ticket: z.string() }))
    .mutation(({ ctx, input }) => beginExport(ctx.deps, ctx.actor, input)),

  erase: therapistProcedure
    .input(eraseAccountSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const { reply } = browserOf(ctx);
      await eraseAccount(ctx.deps, ctx.actor, input);
      clearSessionCookie(reply, ctx.deps.config);
      clearDeviceCookie(reply, ctx.deps.config);
      return {};
    }),

  onChange: therapistProcedure.subscription(({ ctx, signal }) =>
    watchAccount(ctx.deps, ctx.actor, signal ?? new AbortController().signal),
  ),
});

function letIn(ctx: Context, { sessionToken, deviceToken }: SignedIn): void {
  const { reply } = browserOf(ctx);
  setSessionCookie(reply, ctx.deps.config, sessionToken);
  setDeviceCookie(reply, ctx.deps.config, deviceToken);
}

// A WebSocket answer cannot carry a cookie, and its request has no address that proxies vouch for: this goes over HTTP only.
function browserOf({ browser }: Context) {
  if (!browser)
    throw new AppError('VALIDATION', 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.');
  return browser;
}
