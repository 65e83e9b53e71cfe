import { accounts } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

/** The account that an admin or the command line names. @throws NOT_FOUND */
export async function requireAccount(db: Db | Tx, userId: string) {
  const [account] = await db
    .select({ email: accounts.email, emailConfirmedAt: accounts.emailConfirmedAt, blockedAt: accounts.blockedAt })
    .from(accounts)
    .where(eq(accounts.id, userId));
  if (!account) throw unknownAccount();
  return account;
}

export function unknownAccount(): AppError {
  return new AppError('NOT_FOUND', 'Não há conta com este número.');
}
