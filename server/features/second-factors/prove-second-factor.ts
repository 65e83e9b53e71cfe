import { recoveryCodes, secondFactors } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { LimitName } from '../../auth/limits.ts';
import { hashRecoveryCode, timeStepOf } from '../../auth/one-time-codes.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';

/**
 * Counts the code that `work` looks at as a try, before it is looked at, and gives the try back unless it was wrong. A code of six
 * digits can be guessed in the long run, and nothing but time makes its count go down; a recovery code cannot, and is counted apart,
 * so that its owner gets in however many codes a stranger has tried.
 * @param key the account, or a browser of its own that has given a right code before
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
 * Uses a code up, of the authenticator or a recovery one, where the account asks for codes.
 * @returns whether it does
 * @throws SECOND_FACTOR_REQUIRED without one, SECOND_FACTOR_INVALID for a wrong or used one
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

/** A code that was seen over somebody's shoulder, or one older than it, is worth nothing. */
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
