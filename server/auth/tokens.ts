import { accountTokens } from '@meridia/drizzle/schema.ts';
import type { LinkPurpose } from '@meridia/shared/account.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { hashToken, newToken } from './random-token.ts';

/** A mailed link, or `export`: the ticket for one download of an account's data. */
export type TokenPurpose = LinkPurpose | 'export';

const lifeMinutes: Record<TokenPurpose, number> = { signup: 48 * 60, recovery: 60, export: 2 };

/** @returns a fresh token of 256 bits; the database keeps only its hash. */
export async function issueToken(tx: Tx, accountId: string, purpose: TokenPurpose): Promise<string> {
  const token = newToken();
  await tx.insert(accountTokens).values({
    hash: hashToken(token),
    accountId,
    purpose,
    expiresAt: sql`now() + make_interval(mins => ${lifeMinutes[purpose]})`,
  });
  return token;
}

/**
 * Uses a mailed link up: of any number of parallel calls one succeeds.
 * @returns the account it was sent to.
 * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED. The two last say nothing to those who never held the link.
 */
export async function redeemToken(tx: Tx, token: string, purpose: TokenPurpose): Promise<string> {
  const mine = and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.purpose, purpose));
  const [redeemed] = await tx
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(and(mine, isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, sql`now()`)))
    .returning({ accountId: accountTokens.accountId });
  if (redeemed) return redeemed.accountId;
  const [found] = await tx.select({ usedAt: accountTokens.usedAt }).from(accountTokens).where(mine);
  if (!found) throw new AppError('LINK_INVALID', 'Este link não é válido. Abra o link inteiro ou peça um novo.');
  if (found.usedAt) throw new AppError('LINK_USED', 'Este link já foi usado.');
  throw new AppError('LINK_EXPIRED', 'Este link expirou. Peça um novo.');
}

/** Makes every other unused link of this kind worthless, for when one of them has done its work. */
export async function revokeTokens(tx: Tx, accountId: string, purpose: TokenPurpose): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, sql`now()`),
      ),
    );
}

/** Kept a month beyond their life, so that an old link is told to be used or expired rather than unknown. */
export async function sweepTokens({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now() - interval '30 days'`));
}
