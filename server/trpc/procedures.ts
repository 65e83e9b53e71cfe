import type { NeededCapability } from '@meridia/shared/capability-words.ts';
import { AppError } from '../errors.ts';
import { requireCapability } from '../features/subscriptions/queries.ts';
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

/**
 * A signed-in person whose plan includes this: for what makes something new. Reading, changing, exporting and erasing what there is needs
 * no plan (ADR 0039). The commands get the capabilities, because some are counted.
 */
export function planProcedure(name: NeededCapability) {
  return therapistProcedure.use(async ({ ctx, next }) => {
    const capabilities = await requireCapability(ctx.deps, ctx.actor, name);
    return next({ ctx: { ...ctx, capabilities } });
  });
}

/** The role is read from the database with each request's session, so a removed admin loses access at once. */
export const adminProcedure = therapistProcedure.use(({ ctx, next }) => {
  if (ctx.actor.role !== 'admin') throw new AppError('FORBIDDEN', 'Esta área é restrita a administradores.');
  return next({ ctx });
});
