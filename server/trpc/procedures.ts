import { AppError } from '../errors.ts';
import { baseProcedure } from './trpc.ts';

/**
 * The levels of access. Each procedure below checks one thing more about the caller; a feature uses the lowest level that fits.
 */
export const publicProcedure = baseProcedure;

/** A signed-in person: therapist or admin. */
export const therapistProcedure = baseProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new AppError('UNAUTHENTICATED', 'Usuário não autenticado');
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

/** The role is read from the database with each request's session, so a removed admin loses access at once. */
export const adminProcedure = therapistProcedure.use(({ ctx, next }) => {
  if (ctx.actor.role !== 'admin') throw new AppError('FORBIDDEN', 'Esta área é restrita a administradores.');
  return next({ ctx });
});
