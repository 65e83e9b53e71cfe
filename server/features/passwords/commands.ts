import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import type { changePasswordSchema, resetPasswordSchema } from '@meridia/shared/account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { accountBlocked } from '../../auth/account-blocked.ts';
import type { UserActor } from '../../auth/actor.ts';
import { rememberDevice } from '../../auth/known-devices.ts';
import { readToken, redeemToken } from '../../auth/tokens.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { revokeAllApiKeys } from '../api-keys/commands.ts';
import { mailToAddress, queueMail } from '../mails/commands.ts';
import { removeSecondFactor, withStepUp } from '../second-factors/commands.ts';
import { confirmEmail } from '../sign-ups/commands.ts';
import { disableAllWebhooks } from '../webhooks/commands.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

export { acceptPassword, replacePassword } from './replace-password.ts';

/** The answer does not tell whether the address has an account. */
export async function requestRecovery(deps: Deps, email: string, { network }: Pick<Visitor, 'network'>): Promise<void> {
  await mailToAddress(deps, { email, kind: 'recovery', network });
}

/**
 * Follows the link of the recovery mail. Does not sign in: the person types the new password once more.
 * @returns the token of the cookie by which the account knows this browser from now on
 * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED; TOO_MANY_REQUESTS, ACCOUNT_BLOCKED and VALIDATION, which leave the link unused
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: z.output<typeof resetPasswordSchema>,
): Promise<{ deviceToken: string }> {
  await deps.limits.take('linkPassword', await readToken(deps.database.system, token, 'recovery'));
  const { accountId, email, deviceToken } = await asSystem(deps.database, async (tx) => {
    const accountId = await redeemToken(tx, token, 'recovery');
    const account = await loadForReset(deps, tx, accountId);
    const passwordHash = await acceptPassword(deps, password, 'password', account);
    // Before the address was confirmed, a stranger may have set up the second factor.
    if (await confirmEmail(tx, accountId)) await removeSecondFactor(tx, accountId);
    await replacePassword(deps, tx, accountId, { passwordHash });
    await revokeAllApiKeys(tx, accountId);
    await disableAllWebhooks(tx, accountId);
    return { accountId, email: account.email, deviceToken: await tellOwner(deps, tx, accountId) };
  });
  await startCountingAnew(deps, accountId, email);
  return { deviceToken };
}

/**
 * Changes the password, keeps the session of this browser and ends all others.
 * @throws INVALID_CREDENTIALS when the current password is wrong, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS,
 * VALIDATION, which leaves the code unused
 */
export async function changePassword(
  deps: Deps,
  actor: UserActor,
  { currentPassword, newPassword, code }: z.output<typeof changePasswordSchema>,
): Promise<{ deviceToken: string }> {
  const proof = { password: currentPassword, code };
  const { email, deviceToken } = await withStepUp(deps, actor, proof, async (tx, { account, secondFactor }) => {
    const passwordHash = await acceptPassword(deps, newPassword, 'newPassword', account);
    const { email, passwordHash: expected } = account;
    await replacePassword(deps, tx, actor.id, { passwordHash, expected, keep: actor.sessionId });
    return { email, deviceToken: await tellOwner(deps, tx, actor.id, { gaveCode: secondFactor }) };
  });
  await startCountingAnew(deps, actor.id, email);
  return { deviceToken };
}

/**
 * Mails the owner about every change, because a stranger may have made it.
 * @returns the token of the cookie by which the account knows this browser from now on
 */
async function tellOwner(deps: Deps, tx: Tx, accountId: string, proven: { gaveCode?: boolean } = {}): Promise<string> {
  await queueMail(deps, tx, { accountId, kind: 'password_changed' });
  return rememberDevice(tx, accountId, null, proven);
}

async function loadForReset({ config }: Pick<Deps, 'config'>, tx: Tx, accountId: string) {
  const [account] = await tx
    .select({ email: accounts.email, passwordHash: accounts.passwordHash, nomeCompleto: profiles.nomeCompleto })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(and(eq(accounts.id, accountId), isNull(accounts.blockedAt)));
  if (!account) throw accountBlocked(config);
  return account;
}

// Wrong tries at the old password do not matter for the new one, and the owner must be able to sign in now. Wrong codes still count.
async function startCountingAnew({ limits }: Deps, accountId: string, email: string): Promise<void> {
  await limits.clear('loginAccount', email);
  await limits.clear('ownPassword', accountId);
}
