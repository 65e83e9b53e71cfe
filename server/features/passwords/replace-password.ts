import { accounts } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import { refuseGuessable } from '../../auth/guessable-passwords.ts';
import { forgetDevices } from '../../auth/known-devices.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { revokeTokens } from '../../auth/tokens.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';

/** @returns the hash of a password that is neither guessable nor the one in use. */
export async function acceptPassword(
  { config }: Pick<Deps, 'config'>,
  password: string,
  field: 'password' | 'newPassword',
  account: { email: string; nomeCompleto: string; passwordHash: string },
): Promise<string> {
  refuseGuessable(password, field, [account.nomeCompleto, account.email, config.APP_NAME]);
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
  /** The session that stays open. */
  keep?: string;
}

/** Replaces the password and ends everything that the old one opened: sessions, their sockets, mailed links, known browsers. */
export async function replacePassword(
  { sessions }: Pick<Deps, 'sessions'>,
  tx: Tx,
  accountId: string,
  { passwordHash, expected, keep }: Replacement,
): Promise<void> {
  const [replaced] = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, accountId), expected ? eq(accounts.passwordHash, expected) : undefined))
    .returning({ id: accounts.id });
  // Another change was faster, so the password that this browser proved is no longer valid.
  if (!replaced) throw new AppError('INVALID_CREDENTIALS', 'A senha atual não confere.');
  await sessions.endAll(tx, accountId, keep ? { except: keep } : {});
  await revokeTokens(tx, accountId, 'recovery');
  await revokeTokens(tx, accountId, 'signup');
  await forgetDevices(tx, accountId);
}
