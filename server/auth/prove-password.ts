import { accounts, profiles } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import type { Deps } from '../ports.ts';
import type { UserActor } from './actor.ts';
import { verifyPassword } from './passwords.ts';

export interface ProvenAccount {
  email: string;
  nomeCompleto: string;
  passwordHash: string;
}

/**
 * Asks a signed-in person for the password again, before an action for which an open browser is not enough.
 * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function provePassword(
  { database, limits }: Pick<Deps, 'database' | 'limits'>,
  actor: UserActor,
  password: string,
): Promise<ProvenAccount> {
  await limits.take('ownPassword', actor.id);
  const [account] = await database.system
    .select({ email: accounts.email, passwordHash: accounts.passwordHash, nomeCompleto: profiles.nomeCompleto })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, actor.id));
  if (!account || !(await verifyPassword(account.passwordHash, password))) {
    throw new AppError('INVALID_CREDENTIALS', 'A senha atual não confere.');
  }
  await limits.giveBack('ownPassword', actor.id);
  return account;
}
