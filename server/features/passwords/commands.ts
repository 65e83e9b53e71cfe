import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import type { changePasswordSchema, resetPasswordSchema } from '@meridia/shared/account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { refuseGuessable } from '../../auth/guessable-passwords.ts';
import { forgetDevices, rememberDevice } from '../../auth/known-devices.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { provePassword } from '../../auth/prove-password.ts';
import { redeemToken, revokeTokens } from '../../auth/tokens.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { confirmEmail, mailToAddress } from '../accounts/commands.ts';
import { queueMail } from '../mails/commands.ts';
import { removeSecondFactor } from '../second-factors/commands.ts';

/** Says nothing about whether the address has an account. */
export async function requestRecovery(deps: Deps, email: string, { network }: Pick<Visitor, 'network'>): Promise<void> {
  await mailToAddress(deps, { email, kind: 'recovery', network });
}

/**
 * Follows the link of the recovery mail. Signs nobody in: the new password is typed once more.
 * @returns the token for the cookie by which this browser is known from now on
 * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED, ACCOUNT_BLOCKED, VALIDATION; the two last leave the link unused
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: z.output<typeof resetPasswordSchema>,
): Promise<{ deviceToken: string }> {
  const { accountId, email, deviceToken } = await asSystem(deps.database, async (tx) => {
    const accountId = await redeemToken(tx, token, 'recovery');
    const account = await loadForReset(tx, accountId);
    const passwordHash = await acceptPassword(deps, password, 'password', account);
    // Whoever set things up before the address was confirmed may not have been its owner.
    if (await confirmEmail(tx, accountId)) await removeSecondFactor(tx, accountId);
    const deviceToken = await replacePassword(deps, tx, accountId, { passwordHash });
    return { accountId, email: account.email, deviceToken };
  });
  await startCountingAnew(deps, accountId, email);
  return { deviceToken };
}

/**
 * Keeps the session of this browser and ends all others.
 * @throws INVALID_CREDENTIALS when the current password is wrong, TOO_MANY_REQUESTS, VALIDATION
 */
export async function changePassword(
  deps: Deps,
  actor: UserActor,
  { currentPassword, newPassword }: z.output<typeof changePasswordSchema>,
): Promise<{ deviceToken: string }> {
  const account = await provePassword(deps, actor, currentPassword);
  const passwordHash = await acceptPassword(deps, newPassword, 'newPassword', account);
  const deviceToken = await asSystem(deps.database, (tx) =>
    replacePassword(deps, tx, actor.id, { passwordHash, expected: account.passwordHash, keep: actor.sessionId }),
  );
  await startCountingAnew(deps, actor.id, account.email);
  return { deviceToken };
}

async function loadForReset(tx: Tx, accountId: string) {
  const [account] = await tx
    .select({ email: accounts.email, passwordHash: accounts.passwordHash, nomeCompleto: profiles.nomeCompleto })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(and(eq(accounts.id, accountId), isNull(accounts.blockedAt)));
  if (!account) throw new AppError('ACCOUNT_BLOCKED', 'Esta conta está bloqueada. Fale com o suporte.');
  return account;
}

/** @returns the hash of a password that is neither guessable nor the one in use. */
async function acceptPassword(
  { config }: Pick<Deps, 'config'>,
  password: string,
  field: 'password' | 'newPassword',
  account: { email: string; nomeCompleto: string; passwordHash: string },
): Promise<string> {
  await refuseGuessable(password, field, [account.nomeCompleto, account.email, config.APP_NAME]);
  if (await verifyPassword(account.passwordHash, password)) {
    throw new AppError('VALIDATION', 'Confira os campos destacados.', {
      fields: { [field]: 'Esta já é a sua senha. Escolha uma diferente.' },
    });
  }
  return hashPassword(password);
}

interface Replacement {
  passwordHash: string;
  /** The hash that the current password was checked against. */
  expected?: string;
  /** Session that goes on. */
  keep?: string;
}

/** With the old password ends all that it opened: sessions, their sockets, mailed links, known browsers. */
async function replacePassword(
  deps: Deps,
  tx: Tx,
  accountId: string,
  { passwordHash, expected, keep }: Replacement,
): Promise<string> {
  const [replaced] = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, accountId), expected ? eq(accounts.passwordHash, expected) : undefined))
    .returning({ id: accounts.id });
  // Changed twice at once: the other one was first, and this browser proved a password that is no longer one.
  if (!replaced) throw new AppError('INVALID_CREDENTIALS', 'A senha atual não confere.');
  await deps.sessions.endAll(tx, accountId, keep ? { except: keep } : {});
  await revokeTokens(tx, accountId, 'recovery');
  await revokeTokens(tx, accountId, 'signup');
  await forgetDevices(tx, accountId);
  await queueMail(deps, tx, { accountId, kind: 'password_changed' });
  return rememberDevice(tx, accountId, null);
}

// Guesses at the old password say nothing about the new one, and its owner must get in now.
async function startCountingAnew({ limits }: Deps, accountId: string, email: string): Promise<void> {
  await limits.clear('loginAccount', email);
  await limits.clear('ownPassword', accountId);
  await limits.clear('secondFactor', accountId);
}
