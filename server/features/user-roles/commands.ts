import { userRoles } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { requireAccount } from '../accounts/policy.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { type StepUp, withStepUp } from '../second-factors/commands.ts';
import { forgetSetupCode } from '../setup-codes/commands.ts';
import { assertNotLastAdmin, isAdmin, lockRoles } from './policy.ts';

type RoleDeps = Pick<Deps, 'database' | 'sessions'>;

/**
 * Makes another account an admin. Does nothing for an account that is an admin already.
 * @throws OWN_ACCOUNT, NOT_FOUND, ACCOUNT_BLOCKED; FORBIDDEN when the actor is no longer an admin; the refusals of `withStepUp`
 */
export async function promote(deps: Deps, actor: UserActor, userId: string, proof: StepUp): Promise<void> {
  if (userId === actor.id) throw new AppError('OWN_ACCOUNT', 'Ninguém promove a própria conta.');
  await withStepUp(deps, actor, proof, async (tx) => {
    await assertStillAdmin(tx, actor);
    await promoteIn(tx, userId, actor.id);
  });
}

/**
 * Takes an admin's role away and ends their sessions. An admin who gives up the role stays signed in on this browser, as a therapist.
 * @throws LAST_ADMIN, NOT_FOUND; FORBIDDEN when the actor is no longer an admin; the refusals of `withStepUp`
 */
export async function demote(deps: Deps, actor: UserActor, userId: string, proof: StepUp): Promise<void> {
  await withStepUp(deps, actor, proof, async (tx) => {
    await assertStillAdmin(tx, actor);
    await demoteIn(deps, tx, userId, { actorId: actor.id, keptSession: userId === actor.id ? actor.sessionId : null });
  });
}

/** For the command line, which needs no further proof because it reaches the database. @returns whether anything changed */
export function setAdminByCommandLine(deps: RoleDeps, userId: string, admin: boolean): Promise<boolean> {
  return asSystem(deps.database, async (tx) => {
    await lockRoles(tx);
    return admin ? promoteIn(tx, userId, null) : demoteIn(deps, tx, userId, { actorId: null, keptSession: null });
  });
}

async function promoteIn(tx: Tx, userId: string, actorId: string | null): Promise<boolean> {
  const { blockedAt } = await requireAccount(tx, userId);
  if (blockedAt) {
    throw new AppError('ACCOUNT_BLOCKED', 'Esta conta está bloqueada. Desbloqueie-a antes de torná-la admin.');
  }
  const [added] = await tx
    .insert(userRoles)
    .values({ userId, role: 'admin' })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId });
  if (!added) return false;
  await forgetSetupCode(tx);
  await recordAdminAction(tx, { actorId, action: 'admin.promote', subjectId: userId });
  await notifyRoleChanged(tx, userId);
  return true;
}

async function demoteIn(
  { sessions }: Pick<Deps, 'sessions'>,
  tx: Tx,
  userId: string,
  { actorId, keptSession }: { actorId: string | null; keptSession: string | null },
): Promise<boolean> {
  await requireAccount(tx, userId);
  await assertNotLastAdmin(tx, userId);
  const [removed] = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
    .returning({ userId: userRoles.userId });
  if (!removed) return false;
  await recordAdminAction(tx, { actorId, action: 'admin.demote', subjectId: userId });
  await sessions.endAll(tx, userId, keptSession ? { except: keptSession } : {});
  await notifyRoleChanged(tx, userId);
  return true;
}

/** The actor may have lost the role since the request began. When two admins demote each other, only the first one succeeds. */
async function assertStillAdmin(tx: Tx, actor: UserActor): Promise<void> {
  await lockRoles(tx);
  if (!(await isAdmin(tx, actor.id))) {
    throw new AppError('FORBIDDEN', 'Esta área é restrita a administradores.');
  }
}

/** Admins have the unlimited admin plan, so the shown plan changes with the role. */
export async function notifyRoleChanged(tx: Tx, userId: string): Promise<void> {
  await notifyAccountChanged(tx, userId, 'account');
  await notifyAccountChanged(tx, userId, 'subscription');
}
