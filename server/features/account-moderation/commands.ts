import { accounts } from '@meridia/drizzle/schema.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { requireAccount } from '../accounts/policy.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { queueMail } from '../mails/commands.ts';
import { isAdmin, lockRoles } from '../user-roles/policy.ts';

/**
 * Blocks an account: no sign-in, and all sessions end now. Its data stays untouched. An account that is already blocked does not change.
 * @throws OWN_ACCOUNT, NOT_FOUND; FORBIDDEN for an admin, whose role must be taken away first
 */
export async function blockAccount(
  deps: Pick<Deps, 'database' | 'sessions'>,
  actor: UserActor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  assertOther(actor, userId);
  await asSystem(deps.database, async (tx) => {
    // Without this lock the account could become an admin's at the same moment.
    await lockRoles(tx);
    await requireAccount(tx, userId);
    if (await isAdmin(tx, userId)) {
      throw new AppError('FORBIDDEN', 'Esta conta é de admin. Remova as permissões de admin antes de bloqueá-la.');
    }
    const [blocked] = await tx
      .update(accounts)
      .set({ blockedAt: sql`now()`, blockedReason: reason })
      .where(and(eq(accounts.id, userId), isNull(accounts.blockedAt)))
      .returning({ id: accounts.id });
    if (!blocked) return;
    // Runs after the update: a sign-in that runs at the same moment locks the account's row, so one of the two waits for the other.
    await deps.sessions.endAll(tx, userId);
    await recordAdminAction(tx, { actorId: actor.id, action: 'account.block', subjectId: userId, details: { reason } });
  });
}

/** @throws OWN_ACCOUNT, NOT_FOUND */
export async function unblockAccount(deps: Pick<Deps, 'database'>, actor: UserActor, userId: string): Promise<void> {
  assertOther(actor, userId);
  await asSystem(deps.database, async (tx) => {
    await requireAccount(tx, userId);
    const [unblocked] = await tx
      .update(accounts)
      .set({ blockedAt: null, blockedReason: null })
      .where(and(eq(accounts.id, userId), isNotNull(accounts.blockedAt)))
      .returning({ id: accounts.id });
    if (unblocked) await recordAdminAction(tx, { actorId: actor.id, action: 'account.unblock', subjectId: userId });
  });
}

/** Signs somebody out everywhere. @throws OWN_ACCOUNT, NOT_FOUND */
export async function endSessionsOf(
  deps: Pick<Deps, 'database' | 'sessions'>,
  actor: UserActor,
  userId: string,
): Promise<void> {
  assertOther(actor, userId);
  await asSystem(deps.database, async (tx) => {
    await requireAccount(tx, userId);
    await deps.sessions.endAll(tx, userId);
    await recordAdminAction(tx, { actorId: actor.id, action: 'account.end_sessions', subjectId: userId });
  });
}

/**
 * Sends the confirmation link again. Counts in the same limit as the links that the owner asks for.
 * @returns false when the address is already confirmed; then no mail is sent
 * @throws NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function resendConfirmationTo(
  deps: Pick<Deps, 'database' | 'limits' | 'queue'>,
  actor: UserActor,
  userId: string,
): Promise<boolean> {
  const account = await requireAccount(deps.database.system, userId);
  if (account.emailConfirmedAt) return false;
  await deps.limits.take('mailAddress', `confirmation ${account.email}`);
  await asSystem(deps.database, async (tx) => {
    await queueMail(deps, tx, { accountId: userId, kind: 'confirmation' });
    await recordAdminAction(tx, { actorId: actor.id, action: 'account.resend_confirmation', subjectId: userId });
  });
  return true;
}

function assertOther(actor: UserActor, userId: string): void {
  if (actor.id === userId) throw new AppError('OWN_ACCOUNT', 'Isto não pode ser feito na própria conta.');
}
