import { knownDevices } from '@meridia/drizzle/schema.ts';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/client.ts';
import { hashToken, newToken } from './random-token.ts';

/** Days after its last sign-in for which a browser is known. */
export const deviceDays = 365;

/** Condition on `known_devices`: this cookie, still good. Joined with its account it says whether that browser is known there. */
export function isDevice(token: string): SQL | undefined {
  return and(eq(knownDevices.hash, hashToken(token)), gt(knownDevices.expiresAt, sql`now()`));
}

/** @returns the token for this browser's cookie: the one it brought when it is known here, else a new one. */
export async function rememberDevice(tx: Tx, accountId: string, presented: string | null): Promise<string> {
  const expiresAt = sql`now() + make_interval(days => ${deviceDays})`;
  if (presented) {
    const [kept] = await tx
      .update(knownDevices)
      .set({ expiresAt })
      .where(and(isDevice(presented), eq(knownDevices.accountId, accountId)))
      .returning({ hash: knownDevices.hash });
    if (kept) return presented;
  }
  const token = newToken();
  await tx.insert(knownDevices).values({ hash: hashToken(token), accountId, expiresAt });
  return token;
}

/** After a new password: whoever signed in with the old one may not have been the owner. */
export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

export async function sweepDevices({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(knownDevices).where(lt(knownDevices.expiresAt, sql`now()`));
}
