import { accounts, knownDevices, profiles } from '@meridia/drizzle/schema.ts';
import type { confirmSignUpSchema } from '@meridia/shared/account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { isDevice } from '../../auth/known-devices.ts';
import { openSession, type SignedIn } from '../../auth/open-session.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { readToken, redeemToken, revokeTokens } from '../../auth/tokens.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { revokeAllApiKeys } from '../api-keys/commands.ts';
import { acceptPassword, replacePassword } from '../passwords/commands.ts';
import { removeSecondFactor } from '../second-factors/commands.ts';
import { hasSecondFactor } from '../second-factors/queries.ts';
import { disableAllWebhooks } from '../webhooks/commands.ts';
import { confirmEmail } from './commands.ts';

export interface Confirmation {
  /**
   * Null when the address was confirmed without signing in: the account is blocked, or it has a second factor, which a link does not
   * replace.
   */
  signedIn: SignedIn | null;
  /** Set when nothing has happened yet: this browser must send the account's password or choose a new one. */
  passwordFor: { email: string; nomeCompleto: string } | null;
}

/**
 * Follows the link of the confirmation mail. The link proves that the person reads this mailbox, but not that the same person signed up.
 * A browser that signed up, or that knows the password, continues with the account. Any other browser chooses a new password, which ends
 * everything that was set up with the old one. So nobody keeps access to an account that they opened with another person's address.
 * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED; TOO_MANY_REQUESTS and VALIDATION, which leave the link unused
 */
export async function confirmSignUp(
  deps: Deps,
  { token, password }: z.output<typeof confirmSignUpSchema>,
  visitor: Visitor,
): Promise<Confirmation> {
  const account = await loadLinked(deps, token, visitor.deviceToken);
  const { id, email, nomeCompleto, passwordHash } = account;
  if (!account.knownDevice && password === undefined) return { signedIn: null, passwordFor: { email, nomeCompleto } };
  const chosen = account.knownDevice || password === undefined ? null : await choosePassword(deps, account, password);
  const signedIn = await asSystem(deps.database, async (tx) => {
    await redeemToken(tx, token, 'signup');
    const first = await confirmEmail(tx, id);
    if (chosen) {
      await replacePassword(deps, tx, id, { passwordHash: chosen, expected: passwordHash });
      // Nobody had confirmed this address, so a stranger may have set up the second factor.
      if (first) await removeSecondFactor(tx, id);
    }
    // Links in other copies of the mail would sign in, too.
    await revokeTokens(tx, id, 'signup');
    // The sessions, keys and webhooks from before may belong to a person who does not own the mailbox.
    if (first) {
      await deps.sessions.endAll(tx, id);
      await revokeAllApiKeys(tx, id);
      await disableAllWebhooks(tx, id);
    }
    return (await isOpen(tx, id)) ? openSession(deps, tx, id, visitor) : null;
  });
  return { signedIn, passwordFor: null };
}

/** @returns the hash of the new password; null when the account already has this password */
async function choosePassword(
  deps: Deps,
  account: { id: string; email: string; nomeCompleto: string; passwordHash: string },
  password: string,
): Promise<string | null> {
  await deps.limits.take('linkPassword', account.id);
  if (await verifyPassword(account.passwordHash, password)) return null;
  return acceptPassword(deps, password, 'password', account);
}

async function loadLinked({ database }: Deps, token: string, deviceToken: string | null) {
  const id = await readToken(database.system, token, 'signup');
  const [account] = await database.system
    .select({
      id: accounts.id,
      email: accounts.email,
      nomeCompleto: profiles.nomeCompleto,
      passwordHash: accounts.passwordHash,
      /** Set for a browser that signed up for this account or signed in to it. */
      knownDevice: knownDevices.hash,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .leftJoin(knownDevices, and(eq(knownDevices.accountId, accounts.id), isDevice(deviceToken ?? '')))
    .where(eq(accounts.id, id));
  if (!account) throw new Error(`account ${id} has no profile`);
  return account;
}

async function isOpen(tx: Tx, accountId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.blockedAt)));
  return open !== undefined && !(await hasSecondFactor(tx, accountId));
}
