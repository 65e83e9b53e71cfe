import { randomUUID } from 'node:crypto';
import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { createSessions } from '@meridia/server/auth/sessions.ts';
import type { Database } from '@meridia/server/db/client.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { startFreePlan } from '@meridia/server/features/free-units/commands.ts';
import { confirmEmail } from '@meridia/server/features/sign-ups/commands.ts';
import { type ApiClient, createApiClient, testPassword } from '../../support/api-client.ts';

let passwordHash: Promise<string> | undefined;

/**
 * An account with a confirmed address and a session, as sign-up, mailed link and sign-in leave them. Those are walked in
 * accounts-confirmation.spec.ts and main-path.spec.ts. Here each would only cost time: two hashes of a password and a mail.
 */
export async function openAccount(
  database: Database,
  baseUrl: string,
  nomeCompleto: string,
): Promise<ApiClient & { email: string; userId: string }> {
  passwordHash ??= hashPassword(testPassword);
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  const account = { id: userId, email, passwordHash: await passwordHash, mailboxMark: userId };
  const session = await asSystem(database, async (tx) => {
    await tx.insert(accounts).values(account);
    await tx.insert(profiles).values({ id: userId, nomeCompleto, email });
    await startFreePlan(tx, userId, account.mailboxMark);
    await confirmEmail(tx, userId);
    return createSessions(database).create(userId, null, tx);
  });
  return { ...createApiClient(baseUrl, undefined, session), email, userId };
}
