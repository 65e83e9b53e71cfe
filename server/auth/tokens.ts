import { accountTokens } from '@meridia/drizzle/schema.ts';
import type { LinkPurpose } from '@meridia/shared/account.ts';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { hashToken, newToken } from './random-token.ts';

/** The purpose of a mailed link, or `export`: a ticket for one download of an account's data. */
export type TokenPurpose = LinkPurpose | 'export';

const lifeMinutes: Record<TokenPurpose, number> = { signup: 48 * 60, recovery: 60, export: 2 };

/** @returns a new token of 256 bits. The database stores only its hash. */
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
 * Uses up a mailed link. Of parallel calls only one succeeds.
 * @returns the account to which the link was sent
 * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED. Only holders of a real link see the last two.
 */
export async function redeemToken(tx: Tx, token: string, purpose: TokenPurpose): Promise<string> {
  const [redeemed] = await tx
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(and(isLink(token, purpose), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, sql`now()`)))
    .returning({ accountId: accountTokens.accountId });
  if (redeemed) return redeemed.accountId;
  await readToken(tx, token, purpose);
  throw usedLink();
}

/** The account of a mailed link. Does not use up the link. @throws LINK_INVALID, LINK_EXPIRED, LINK_USED */
export async function readToken(db: Db | Tx, token: string, purpose: TokenPurpose): Promise<string> {
  const [found] = await db
    .select({
      accountId: accountTokens.accountId,
      usedAt: accountTokens.usedAt,
      expired: sql<boolean>`${accountTokens.expiresAt} <= now()`,
    })
    .from(accountTokens)
    .where(isLink(token, purpose));
  if (!found) throw new AppError('LINK_INVALID', 'Este link não é válido. Abra o link inteiro ou peça um novo.');
  if (found.usedAt) throw usedLink();
  if (found.expired) throw new AppError('LINK_EXPIRED', 'Este link expirou. Peça um novo.');
  return found.accountId;
}

function usedLink(): AppError {
  return new AppError('LINK_USED', 'Este link já foi usado.');
}

function isLink(token: string, purpose: TokenPurpose): SQL | undefined {
  return and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.purpose, purpose));
}

/** Ends all other unused links of this kind, after one of them was used. */
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

/**
 * Deletes unused tokens of this kind, so that repeated calls leave only one. For tokens whose holder need not learn why an old one fails.
 */
export async function dropTokens(tx: Tx, accountId: string, purpose: TokenPurpose): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)),
    );
}

/** Tokens are kept 30 days after their end, so that the holder of an old link learns that it was used or has expired. */
export async function sweepTokens({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now() - interval '30 days'`));
}
