import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import type { signUpSchema } from '@meridia/shared/account.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { refuseGuessable } from '../../auth/guessable-passwords.ts';
import { rememberDevice } from '../../auth/known-devices.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { markMailbox, startFreePlan, welcomeConfirmed } from '../free-units/commands.ts';
import { queueMail } from '../mails/commands.ts';
import { priorityOfKind, sendMailJob } from '../mails/jobs.ts';

/**
 * Every new account is sent the link that confirms its address.
 * @returns whether it must be followed before signing in, and the token for the cookie by which the link will know this browser
 */
export async function signUp(
  deps: Deps,
  input: z.output<typeof signUpSchema>,
  { network, deviceToken }: Pick<Visitor, 'network' | 'deviceToken'>,
): Promise<{ confirmationRequired: boolean; deviceToken: string }> {
  const { nomeCompleto, email, password } = input;
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
    await startFreePlan(tx, account.id, mailboxMark);
    await queueMail(deps, tx, { accountId: account.id, kind: 'confirmation' });
    return rememberDevice(tx, account.id, deviceToken);
  });
  return { confirmationRequired: deps.config.REQUIRE_EMAIL_CONFIRMATION, deviceToken: remembered };
}

/** Marks the address as confirmed and welcomes its person. @returns false when it was confirmed before; then nothing changes. */
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
 * one job, which then finds no message – and answers no sooner than `answerMs`, so that neither the answer nor its time tells who has
 * an account.
 * @throws TOO_MANY_REQUESTS, counted for unknown addresses too
 */
export async function mailToAddress(
  deps: Deps,
  { email, kind, network }: { email: string; kind: 'confirmation' | 'recovery'; network: string },
  only?: SQL,
): Promise<void> {
  await deps.limits.take('mailNetwork', network);
  await deps.limits.take('mailAddress', `${kind} ${email}`);
  const sent = asSystem(deps.database, async (tx) => {
    const [mail] = await tx.execute<{ id: string }>(sql`
      insert into mails (account_id, kind) select ${accounts.id}, ${kind} from ${accounts}
      where ${and(eq(accounts.email, email), only)} returning id`);
    const options = { priority: priorityOfKind[kind] };
    await deps.queue.send(tx, sendMailJob, { mailId: mail?.id ?? randomUUID() }, options);
  });
  await Promise.all([sent, setTimeout(answerMs)]);
}

/** Several times what the statements take; the row that only a known address gets is a tenth of that. */
const answerMs = 50;

/** Mail about ready reports and quota; what concerns the account itself always comes. */
export async function setEmailNotices(deps: Deps, actor: UserActor, enabled: boolean): Promise<void> {
  await deps.database.system.update(accounts).set({ emailNotices: enabled }).where(eq(accounts.id, actor.id));
}
