import { accounts, userRoles } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

/**
 * One at a time changes who is an admin: what is read after this holds until the transaction ends, whoever else promotes, demotes,
 * blocks or erases – and a statement by hand waits too, because it is the table that is locked. Reading goes on.
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
 * To be called before an admin stops being one, erased accounts included. Locks.
 * @throws LAST_ADMIN when nobody else who can sign in would be left
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
