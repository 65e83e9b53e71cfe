import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import type { signUpSchema } from '@meridia/shared/account.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { refuseGuessable } from '../../auth/guessable-passwords.ts';
import { rememberDevice } from '../../auth/known-devices.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { markMailbox, startFreePlan, welcomeConfirmed } from '../free-units/commands.ts';
import { mailToAddress, queueMail } from '../mails/commands.ts';
import { recordAtSignUp } from '../termos/commands.ts';

/**
 * Creates an account and mails the link that confirms its address.
 * @returns whether the person must follow the link before signing in, and the token of the cookie by which the link recognises this
 * browser
 */
export async function signUp(
  deps: Deps,
  input: z.output<typeof signUpSchema>,
  { network, deviceToken }: Pick<Visitor, 'network' | 'deviceToken'>,
): Promise<{ confirmationRequired: boolean; deviceToken: string }> {
  const { nomeCompleto, email, password, versoes } = input;
  await deps.limits.take('signUpNetwork', network);
  refuseGuessable(password, 'password', [nomeCompleto, email, deps.config.APP_NAME]);
  const passwordHash = await hashPassword(password);
  const mailboxMark = await markMailbox(deps, email);
  const remembered = await asSystem(deps.database, async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ email, passwordHash, mailboxMark })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!account) {
      throw new AppError(
        'EMAIL_ALREADY_REGISTERED',
        'Este email já está cadastrado. Faça login ou recupere sua senha.',
      );
    }
    await tx.insert(profiles).values({ id: account.id, nomeCompleto, email });
    if (versoes) await recordAtSignUp(tx, account.id, versoes);
    await startFreePlan(tx, account.id, mailboxMark);
    await queueMail(deps, tx, { accountId: account.id, kind: 'confirmation' });
    return rememberDevice(tx, account.id, deviceToken);
  });
  return { confirmationRequired: deps.config.REQUIRE_EMAIL_CONFIRMATION, deviceToken: remembered };
}

/** Marks the address as confirmed and gives the welcome bonus. @returns false when it was confirmed before; then nothing changes */
export async function confirmEmail(tx: Tx, accountId: string): Promise<boolean> {
  const [first] = await tx
    .update(accounts)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)))
    .returning({ id: accounts.id });
  if (!first) return false;
  await welcomeConfirmed(tx, accountId);
  return true;
}

/** The answer does not tell whether the address is unknown, unconfirmed or confirmed. */
export async function resendConfirmation(
  deps: Deps,
  email: string,
  { network }: Pick<Visitor, 'network'>,
): Promise<void> {
  await mailToAddress(deps, { email, kind: 'confirmation', network }, isNull(accounts.emailConfirmedAt));
}
