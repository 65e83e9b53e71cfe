import { accounts, userRoles } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

/**
 * Changes of roles wait for each other: what this transaction reads about admins stays true until it ends. Statements typed by hand wait,
 * too, because the lock is on the table. Reading does not wait.
 */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${userRoles} in share row exclusive mode`);
}

export async function isAdmin(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
  return row !== undefined;
}

export async function anyAdmin(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1);
  return row !== undefined;
}

/**
 * Call this before an admin loses the role, also when the account is erased. Takes the lock on roles.
 * @throws LAST_ADMIN when no other admin who can sign in would be left
 */
export async function assertNotLastAdmin(tx: Tx, userId: string): Promise<void> {
  await lockRoles(tx);
  if (!(await isAdmin(tx, userId))) return;
  const [other] = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(accounts, eq(accounts.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), ne(userRoles.userId, userId), isNull(accounts.blockedAt)))
    .limit(1);
  if (!other) throw new AppError('LAST_ADMIN', 'O último administrador não pode sair. Promova outra pessoa antes.');
}
