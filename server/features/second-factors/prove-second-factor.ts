import { recoveryCodes, secondFactors } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { LimitName } from '../../auth/limits.ts';
import { hashRecoveryCode, timeStepOf } from '../../auth/one-time-codes.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';

/**
 * Counts a try before `work` checks the code, and gives the try back unless the code was wrong. A code of six digits can be guessed with
 * enough tries, so its count goes down only with time. A recovery code cannot be guessed and has its own count, so that the owner gets in
 * even after a stranger has tried many codes.
 * @param key the account, or a browser that has given a right code before
 * @throws TOO_MANY_REQUESTS
 */
export async function countingCode<T>(
  deps: Pick<Deps, 'limits'>,
  key: string,
  code: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (code === undefined) return work();
  return counting(deps, isAuthenticatorCode(code) ? 'secondFactor' : 'recoveryCode', key, work);
}

/** Takes a try before the work, and gives it back unless the work found a wrong code. @throws TOO_MANY_REQUESTS */
export async function counting<T>(
  { limits }: Pick<Deps, 'limits'>,
  limit: LimitName,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  await limits.take(limit, key);
  try {
    const done = await work();
    await limits.giveBack(limit, key);
    return done;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'SECOND_FACTOR_INVALID')) await limits.giveBack(limit, key);
    throw error;
  }
}

/**
 * Uses up a code of the authenticator or a recovery code, if the account has a second factor.
 * @returns whether the account has one
 * @throws SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_INVALID for a wrong or used one
 */
export async function proveSecondFactor(
  { secretBox }: Pick<Deps, 'secretBox'>,
  tx: Tx,
  accountId: string,
  code: string | undefined,
): Promise<boolean> {
  const factor = await lockFactor(tx, accountId);
  if (!factor?.confirmedAt) return false;
  if (!code) throw new AppError('SECOND_FACTOR_REQUIRED', 'Informe o código do seu aplicativo autenticador.');
  const step = isAuthenticatorCode(code)
    ? await timeStepOf(await secretBox.open(factor.sealedSecret, accountId), code)
    : null;
  const used = step ? await spendTimeStep(tx, accountId, step) : await spendRecoveryCode(tx, accountId, code);
  if (!used) throw wrongCode();
  return true;
}

export async function lockFactor(tx: Tx, accountId: string) {
  const [factor] = await tx
    .select({ sealedSecret: secondFactors.sealedSecret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .for('update');
  return factor;
}

/** A code works once, and no older code works after it: a stranger may have seen it on the screen. */
async function spendTimeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return used.length === 1;
}

async function spendRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.hash, hashRecoveryCode(code)),
        eq(recoveryCodes.accountId, accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return used.length === 1;
}

export function wrongCode(): AppError {
  return new AppError('SECOND_FACTOR_INVALID', 'Código incorreto ou já usado. Aguarde o próximo e tente de novo.');
}

function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
