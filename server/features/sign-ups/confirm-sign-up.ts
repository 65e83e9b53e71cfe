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
import { acceptPassword, replacePassword } from '../passwords/commands.ts';
import { removeSecondFactor } from '../second-factors/commands.ts';
import { hasSecondFactor } from '../second-factors/queries.ts';
import { confirmEmail } from './commands.ts';

export interface Confirmation {
  /** Null when confirmed without letting in, as a blocked account is, or one whose second factor a link does not replace. */
  signedIn: SignedIn | null;
  /** Set when nothing has happened: this browser has to say the account's password, or choose one. */
  passwordFor: { email: string; nomeCompleto: string } | null;
}

/**
 * Follows the link of the confirmation mail, which proves the mailbox – and not that the same person signed up. A browser that signed
 * up, or one that knows the password, goes on with it. Any other chooses a password, and whatever was set up with the earlier one
 * ends: nobody keeps a key to an account that they opened with somebody else's address.
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
      // Of an account that nobody had proven, a second factor is the stranger's too.
      if (first) await removeSecondFactor(tx, id);
    }
    // The other copies would sign in as well.
    await revokeTokens(tx, id, 'signup');
    // Whoever was let in before may not have been the mailbox's owner.
    if (first) await deps.sessions.endAll(tx, id);
    return (await isOpen(tx, id)) ? openSession(deps, tx, id, visitor) : null;
  });
  return { signedIn, passwordFor: null };
}

/** @returns the hash of another password; null for the one that the account has. */
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
      /** Set for a browser that signed up for this account, or signed in to it. */
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
