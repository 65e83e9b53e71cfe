import { knownDevices } from '@meridia/drizzle/schema.ts';
import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/client.ts';
import { hashToken, newToken } from './random-token.ts';

/** Days after its last sign-in for which a browser is known. */
export const deviceDays = 365;

/** Condition on `known_devices`: this cookie, still good. Joined with its account it says whether that browser is known there. */
export function isDevice(token: string): SQL | undefined {
  return and(eq(knownDevices.hash, hashToken(token)), gt(knownDevices.expiresAt, sql`now()`));
}

/**
 * @param gaveCode this browser has just given a right code of the second factor
 * @returns the token for this browser's cookie: the one it brought when it is known here, else a new one.
 */
export async function rememberDevice(
  tx: Tx,
  accountId: string,
  presented: string | null,
  { gaveCode = false } = {},
): Promise<string> {
  const expiresAt = sql`now() + make_interval(days => ${deviceDays})`;
  const secondFactor = gaveCode ? { secondFactorAt: sql`now()` } : {};
  if (presented) {
    const [kept] = await tx
      .update(knownDevices)
      .set({ expiresAt, ...secondFactor })
      .where(and(isDevice(presented), eq(knownDevices.accountId, accountId)))
      .returning({ hash: knownDevices.hash });
    if (kept) return presented;
  }
  const token = newToken();
  await tx.insert(knownDevices).values({ hash: hashToken(token), accountId, expiresAt, ...secondFactor });
  return token;
}

/** After a new password: whoever signed in with the old one may not have been the owner. */
export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

/** Forgets browsers beyond so many, those first whose last sign-in is longest ago. */
export async function keepNewestDevices(tx: Tx, accountId: string, count: number): Promise<void> {
  const own = eq(knownDevices.accountId, accountId);
  const beyond = tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.expiresAt), desc(knownDevices.hash))
    .offset(count);
  await tx.delete(knownDevices).where(and(own, inArray(knownDevices.hash, beyond)));
}

export async function sweepDevices({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(knownDevices).where(lt(knownDevices.expiresAt, sql`now()`));
}
