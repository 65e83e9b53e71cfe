import { accounts } from '@meridia/drizzle/schema.ts';
import type { loginSchema } from '@meridia/shared/account.ts';
import type { ErrorCode } from '@meridia/shared/errors.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { accountBlocked } from '../../auth/account-blocked.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { LimitName } from '../../auth/limits.ts';
import { openSession, type SignedIn } from '../../auth/open-session.ts';
import { hashPassword, isOutdated, verifyAgainstNobody, verifyPassword } from '../../auth/passwords.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { countingCode, proveSecondFactor } from '../second-factors/commands.ts';
import { findAccountByEmail } from './queries.ts';

type LoginInput = z.output<typeof loginSchema>;
type FoundAccount = Awaited<ReturnType<typeof findAccountByEmail>>;

// These refusals happen only after the right password, so the try was not a guess.
const notGuessed: readonly ErrorCode[] = ['ACCOUNT_BLOCKED', 'EMAIL_NOT_CONFIRMED', 'SECOND_FACTOR_REQUIRED'];

/**
 * Signs a person in. The try is counted before the password is checked, and given back when it was not a wrong guess.
 * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS; only after the right password ACCOUNT_BLOCKED, EMAIL_NOT_CONFIRMED,
 * SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID
 */
export async function login(deps: Deps, input: LoginInput, visitor: Visitor): Promise<SignedIn> {
  const account = await findAccountByEmail(deps.database, input.email, visitor.deviceToken);
  const counters = loginCounters(account, input.email, visitor);
  for (const [limit, key] of counters) await deps.limits.take(limit, key);
  const giveBack = async () => {
    for (const [limit, key] of counters) await deps.limits.giveBack(limit, key);
  };
  try {
    const signedIn = await enter(deps, account, input, visitor);
    await giveBack();
    return signedIn;
  } catch (error) {
    if (error instanceof AppError && notGuessed.includes(error.code)) await giveBack();
    throw error;
  }
}

/**
 * Unknown browsers share two counters: one per network and one per account. A browser that the account knows has its own counter instead,
 * so that a stranger who guesses cannot lock out the owner.
 */
function loginCounters(account: FoundAccount, email: string, visitor: Visitor): [LimitName, string][] {
  if (account?.knownDevice) return [['loginDevice', account.knownDevice]];
  return [
    ['loginNetwork', visitor.network],
    ['loginAccount', email],
  ];
}

async function enter(deps: Deps, account: FoundAccount, input: LoginInput, visitor: Visitor): Promise<SignedIn> {
  const matches = account
    ? await verifyPassword(account.passwordHash, input.password)
    : await verifyAgainstNobody(input.password);
  if (!account || !matches) throw wrongCredentials();
  // Checked after the password, so that strangers cannot find out whether an address exists, is confirmed or is blocked.
  if (account.blockedAt) throw accountBlocked(deps.config);
  if (deps.config.REQUIRE_EMAIL_CONFIRMATION && !account.emailConfirmedAt) {
    throw new AppError(
      'EMAIL_NOT_CONFIRMED',
      'Confirme seu email antes de entrar. Procure a mensagem na caixa de entrada e no spam.',
    );
  }
  // A browser becomes known through the password alone, even one that was reset by mail. Only a right code gives it its own counter of
  // codes.
  const codes = account.gaveCode && account.knownDevice ? account.knownDevice : account.id;
  const signedIn = await countingCode(deps, codes, input.code, () => openUnchanged(deps, account, input.code, visitor));
  if (isOutdated(account.passwordHash)) await renewHash(deps, account, input.password);
  return signedIn;
}

/** A password that was replaced meanwhile stays. */
async function renewHash(
  { database }: Pick<Deps, 'database'>,
  { id, passwordHash }: { id: string; passwordHash: string },
  password: string,
): Promise<void> {
  await database.system
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)));
}

function openUnchanged(
  deps: Deps,
  { id, passwordHash }: { id: string; passwordHash: string },
  code: string | undefined,
  visitor: Visitor,
): Promise<SignedIn> {
  return asSystem(deps.database, async (tx) => {
    // If the password is being replaced at this moment, no session may be opened with the old one.
    const [unchanged] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), isNull(accounts.blockedAt)))
      .for('share');
    if (!unchanged) throw wrongCredentials();
    const gaveCode = await proveSecondFactor(deps, tx, id, code);
    return openSession(deps, tx, id, visitor, { gaveCode });
  });
}

function wrongCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Email ou senha incorretos.');
}

export function logout(deps: Deps, actor: UserActor): Promise<void> {
  return endSession(deps, actor, actor.sessionId);
}

/** For another person's session the answer is the same as for a session that has already ended. */
export async function endSession(deps: Deps, actor: UserActor, sessionId: string): Promise<void> {
  await asSystem(deps.database, (tx) => deps.sessions.end(tx, { userId: actor.id, sessionId }));
}

/** Ends all sessions of the actor, the current one included. */
export async function endAllSessions(deps: Deps, actor: UserActor): Promise<void> {
  await asSystem(deps.database, (tx) => deps.sessions.endAll(tx, actor.id));
}
