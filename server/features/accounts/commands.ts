import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import type { loginSchema, signUpSchema } from '@meridia/shared/account.ts';
import { welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../../auth/passwords.ts';
import type { Tx } from '../../db/client.ts';
import { notifySessionClosed } from '../../db/notify.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { startFreeSubscription } from '../subscriptions/commands.ts';
import { findAccountByEmail } from './queries.ts';

/** @returns whether the account may sign in at once. */
export async function signUp(deps: Deps, input: z.output<typeof signUpSchema>): Promise<{ confirmed: boolean }> {
  const passwordHash = await hashPassword(input.password);
  const confirmed = !deps.config.REQUIRE_EMAIL_CONFIRMATION;
  await asSystem(deps.database, async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ email: input.email, passwordHash })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!account) {
      throw new AppError(
        'EMAIL_ALREADY_REGISTERED',
        'Este email já está cadastrado. Faça login ou recupere sua senha.',
      );
    }
    await tx.insert(profiles).values({ id: account.id, nomeCompleto: input.nomeCompleto, email: input.email });
    await startFreeSubscription(tx, account.id);
    if (confirmed) await confirmEmail(tx, account.id);
  });
  return { confirmed };
}

/** Marks the address as confirmed and grants the welcome bonus; a second call changes nothing. */
export async function confirmEmail(tx: Tx, accountId: string): Promise<void> {
  const [first] = await tx
    .update(accounts)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)))
    .returning({ id: accounts.id });
  if (first) {
    await tx.execute(
      sql`update user_subscriptions set bonus_diagnoses = ${welcomeBonusDiagnoses} where user_id = ${accountId} and now() < current_period_end`,
    );
  }
}

/** @returns the token for the session cookie. */
export async function login(
  deps: Deps,
  input: z.output<typeof loginSchema>,
  userAgent: string | null,
): Promise<{ token: string; userId: string }> {
  const account = await findAccountByEmail(deps.database, input.email);
  const matches = account
    ? await verifyPassword(account.passwordHash, input.password)
    : await verifyAgainstNobody(input.password);
  if (!account || !matches) throw new AppError('INVALID_CREDENTIALS', 'Email ou senha incorretos.');
  // Only after the password: whether an address exists, is confirmed or blocked is nobody else's business.
  if (account.blockedAt) throw new AppError('ACCOUNT_BLOCKED', 'Esta conta está bloqueada. Fale com o suporte.');
  if (!account.emailConfirmedAt) {
    throw new AppError(
      'EMAIL_NOT_CONFIRMED',
      'Confirme seu email antes de entrar. Procure a mensagem na caixa de entrada e no spam.',
    );
  }
  return { token: await deps.sessions.create(account.id, userAgent), userId: account.id };
}

export async function logout(deps: Deps, actor: UserActor): Promise<void> {
  await deps.sessions.end(actor.sessionId);
  await asSystem(deps.database, (tx) => notifySessionClosed(tx, { sessionId: actor.sessionId }));
}
