import { randomUUID } from 'node:crypto';
import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import type { signUpSchema } from '@meridia/shared/account.ts';
import { welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { refuseGuessable } from '../../auth/guessable-passwords.ts';
import { openSession, type SignedIn } from '../../auth/open-session.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { redeemToken, revokeTokens } from '../../auth/tokens.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { sendMailJob } from '../mails/jobs.ts';
import { hasSecondFactor } from '../second-factors/queries.ts';
import { giveBonus, startFreeSubscription } from '../subscriptions/commands.ts';

/** Every new account is sent the link that confirms its address. @returns whether it must be followed before signing in. */
export async function signUp(
  deps: Deps,
  input: z.output<typeof signUpSchema>,
  { network }: Pick<Visitor, 'network'>,
): Promise<{ confirmationRequired: boolean }> {
  const { nomeCompleto, email, password } = input;
  await deps.limits.take('signUpNetwork', network);
  await refuseGuessable(password, 'password', [nomeCompleto, email, deps.config.APP_NAME]);
  const passwordHash = await hashPassword(password);
  await asSystem(deps.database, async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ email, passwordHash })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!account) {
      throw new AppError(
        'EMAIL_ALREADY_REGISTERED',
        'Este email já está cadastrado. Faça login ou recupere sua senha.',
      );
    }
    await tx.insert(profiles).values({ id: account.id, nomeCompleto, email });
    await startFreeSubscription(tx, account.id);
    await queueMail(deps, tx, { accountId: account.id, kind: 'confirmation' });
  });
  return { confirmationRequired: deps.config.REQUIRE_EMAIL_CONFIRMATION };
}

/**
 * Follows the link of the confirmation mail, on whatever device.
 * @returns null when it confirms without letting in: a blocked account, or one whose second factor a link does not replace.
 * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED
 */
export function confirmSignUp(deps: Deps, token: string, visitor: Visitor): Promise<SignedIn | null> {
  return asSystem(deps.database, async (tx) => {
    const accountId = await redeemToken(tx, token, 'signup');
    await confirmEmail(tx, accountId);
    // The other copies would sign in as well.
    await revokeTokens(tx, accountId, 'signup');
    const [open] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), isNull(accounts.blockedAt)));
    return open && !(await hasSecondFactor(tx, accountId)) ? openSession(deps, tx, accountId, visitor) : null;
  });
}

/** Marks the address as confirmed and grants the welcome bonus. @returns false when it was confirmed before; then nothing changes. */
export async function confirmEmail(tx: Tx, accountId: string): Promise<boolean> {
  const [first] = await tx
    .update(accounts)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)))
    .returning({ id: accounts.id });
  if (!first) return false;
  await giveBonus(tx, accountId, welcomeBonusDiagnoses);
  return true;
}

/** Says nothing about the address: it may be unknown, waiting or confirmed long ago. */
export async function resendConfirmation(
  deps: Deps,
  email: string,
  { network }: Pick<Visitor, 'network'>,
): Promise<void> {
  await mailToAddress(deps, { email, kind: 'confirmation', network }, isNull(accounts.emailConfirmedAt));
}

/**
 * Mails whoever has this address, if anybody and if `only` holds. Does the same for everybody else – two counters, one statement,
 * one job, which then finds no message – so that neither the answer nor its time tells who has an account.
 * @throws TOO_MANY_REQUESTS, counted for unknown addresses too
 */
export async function mailToAddress(
  deps: Deps,
  { email, kind, network }: { email: string; kind: 'confirmation' | 'recovery'; network: string },
  only?: SQL,
): Promise<void> {
  await deps.limits.take('mailNetwork', network);
  await deps.limits.take('mailAddress', `${kind} ${email}`);
  await asSystem(deps.database, async (tx) => {
    const [mail] = await tx.execute<{ id: string }>(sql`
      insert into mails (account_id, kind) select ${accounts.id}, ${kind} from ${accounts}
      where ${and(eq(accounts.email, email), only)} returning id`);
    await deps.queue.send(tx, sendMailJob, { mailId: mail?.id ?? randomUUID() });
  });
}

/** Mail about ready reports and quota; what concerns the account itself always comes. */
export async function setEmailNotices(deps: Deps, actor: UserActor, enabled: boolean): Promise<void> {
  await deps.database.system.update(accounts).set({ emailNotices: enabled }).where(eq(accounts.id, actor.id));
}
