import { AppError } from '../errors.ts';
import { requireAccepted } from '../features/termos/rules.ts';
import { baseProcedure } from './trpc.ts';

/**
 * The levels of access. Each procedure below checks one thing more about the caller; a feature uses the lowest level that fits.
 */
export const publicProcedure = baseProcedure;

/**
 * A signed-in person, also one who has not accepted the terms that hold: what nobody may be kept from, such as signing out, exporting
 * and erasing the account, managing the payment and answering a client's request.
 */
export const signedInProcedure = baseProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new AppError('UNAUTHENTICATED', 'Usuário não autenticado');
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

/** A signed-in person: therapist or admin. What changes data waits for the acceptance of the terms, what reads does not. */
export const therapistProcedure = signedInProcedure.use(({ ctx, type, next }) => {
  if (type === 'mutation') requireAccepted(ctx.termosDueAt);
  return next();
});

/** The role is read from the database with each request's session, so a removed admin loses access at once. */
export const adminProcedure = therapistProcedure.use(({ ctx, next }) => {
  if (ctx.actor.role !== 'admin') throw new AppError('FORBIDDEN', 'Esta área é restrita a administradores.');
  return next({ ctx });
});
