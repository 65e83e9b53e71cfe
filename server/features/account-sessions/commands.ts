import { accounts } from '@meridia/drizzle/schema.ts';
import type { loginSchema } from '@meridia/shared/account.ts';
import type { ErrorCode } from '@meridia/shared/errors.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { accountBlocked } from '../../auth/account-blocked.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { LimitName } from '../../auth/limits.ts';
import { openSession, type SignedIn } from '../../auth/open-session.ts';
import { verifyAgainstNobody, verifyPassword } from '../../auth/passwords.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { countingCode, proveSecondFactor } from '../second-factors/commands.ts';
import { findAccountByEmail } from './queries.ts';

type LoginInput = z.output<typeof loginSchema>;
type FoundAccount = Awaited<ReturnType<typeof findAccountByEmail>>;

// Refusals that only the right password brings about: not a guess.
const notGuessed: readonly ErrorCode[] = ['ACCOUNT_BLOCKED', 'EMAIL_NOT_CONFIRMED', 'SECOND_FACTOR_REQUIRED'];

/**
 * Lets a person in. The try is counted before the password is looked at, and given back when it was no guess.
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
 * Strangers share two counters: one per network, one per account. A browser that this account knows has one of its own instead, so
 * that nobody can keep its owner out by guessing.
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
  // Only after the password: whether an address exists, is confirmed or blocked is nobody else's business.
  if (account.blockedAt) throw accountBlocked(deps.config);
  if (deps.config.REQUIRE_EMAIL_CONFIRMATION && !account.emailConfirmedAt) {
    throw new AppError(
      'EMAIL_NOT_CONFIRMED',
      'Confirme seu email antes de entrar. Procure a mensagem na caixa de entrada e no spam.',
    );
  }
  // A browser is known after the password alone, also after one that was reset by mail: only a code gives it a count of its own.
  const codes = account.gaveCode && account.knownDevice ? account.knownDevice : account.id;
  return countingCode(deps, codes, input.code, () => openUnchanged(deps, account, input.code, visitor));
}

function openUnchanged(
  deps: Deps,
  { id, passwordHash }: { id: string; passwordHash: string },
  code: string | undefined,
  visitor: Visitor,
): Promise<SignedIn> {
  return asSystem(deps.database, async (tx) => {
    // A password that is being replaced at this moment must not leave a session behind.
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

/** Somebody else's session answers like one that has ended already. */
export async function endSession(deps: Deps, actor: UserActor, sessionId: string): Promise<void> {
  await asSystem(deps.database, (tx) => deps.sessions.end(tx, { userId: actor.id, sessionId }));
}

/** Everywhere, here included. */
export async function endAllSessions(deps: Deps, actor: UserActor): Promise<void> {
  await asSystem(deps.database, (tx) => deps.sessions.endAll(tx, actor.id));
}
