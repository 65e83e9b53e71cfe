import { knownDevices } from '@meridia/drizzle/schema.ts';
import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/client.ts';
import { hashToken, newToken } from './random-token.ts';

/** Days for which a browser stays known after its last sign-in. */
export const deviceDays = 365;

/**
 * Condition on `known_devices`: the row of this cookie, not expired. A join with the account tells whether the account knows the browser.
 */
export function isDevice(token: string): SQL | undefined {
  return and(eq(knownDevices.hash, hashToken(token)), gt(knownDevices.expiresAt, sql`now()`));
}

/**
 * Makes this browser known to the account.
 * @param gaveCode true when this browser has just given a right code of the second factor
 * @returns the token for this browser's cookie: its own one if the account knows it, else a new one
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

/** Called after a new password, because the person who signed in with the old one may not have been the owner. */
export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

/** Keeps the `count` browsers that signed in last and forgets the others. */
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
