import { recoveryCodes, secondFactors } from '@meridia/drizzle/schema.ts';
import type { disableSecondFactorSchema, secondFactorSetupSchema, stepUpSchema } from '@meridia/shared/account.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { hashRecoveryCode, newAuthenticator, newRecoveryCode, timeStepOf } from '../../auth/one-time-codes.ts';
import { type ProvenAccount, provePassword } from '../../auth/prove-password.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { drawQrCode } from '../../qr-code.ts';
import { counting, countingCode, lockFactor, proveSecondFactor, wrongCode } from './prove-second-factor.ts';

export { countingCode, proveSecondFactor } from './prove-second-factor.ts';

export type StepUp = z.output<typeof stepUpSchema>;

/**
 * Runs a sensitive action in one system transaction after the actor has given their own password, and a code if the account has a second
 * factor. So an open browser on a shared computer is not enough. Wrong tries are counted. The code is used up only if the action
 * succeeds.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function withStepUp<T>(
  deps: Deps,
  actor: UserActor,
  { password, code }: StepUp,
  work: (tx: Tx, proven: { account: ProvenAccount; secondFactor: boolean }) => Promise<T>,
): Promise<T> {
  const account = await provePassword(deps, actor, password);
  // A signed-in browser may try fewer codes than a sign-in.
  return counting(deps, 'ownPassword', actor.id, () =>
    countingCode(deps, actor.id, code, () =>
      asSystem(deps.database, async (tx) => {
        const secondFactor = await proveSecondFactor(deps, tx, actor.id, code);
        return work(tx, { account, secondFactor });
      }),
    ),
  );
}

const recoveryCodeCount = 10;

/**
 * Creates an authenticator. It is not asked for until its first code proves that it was scanned. A second call replaces it.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_ACTIVE, TOO_MANY_REQUESTS
 */
export async function beginSecondFactor(
  deps: Deps,
  actor: UserActor,
  password: string,
): Promise<z.output<typeof secondFactorSetupSchema>> {
  const { email } = await provePassword(deps, actor, password);
  const { secret, uri } = await newAuthenticator(deps.config.APP_NAME, email);
  const sealedSecret = await deps.secretBox.seal(secret, actor.id);
  const [begun] = await deps.database.system
    .insert(secondFactors)
    .values({ accountId: actor.id, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ accountId: secondFactors.accountId });
  if (!begun) throw alreadyActive();
  return { secret, qrCode: await drawQrCode(uri) };
}

/**
 * From now on signing in asks for a code.
 * @returns ten recovery codes for a lost phone, shown only this once
 * @throws SECOND_FACTOR_INVALID, SECOND_FACTOR_ACTIVE, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  deps: Deps,
  actor: UserActor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  await deps.limits.take('ownPassword', actor.id);
  const codes = await asSystem(deps.database, async (tx) => {
    const factor = await lockFactor(tx, actor.id);
    if (factor?.confirmedAt) throw alreadyActive();
    const step = factor && (await timeStepOf(await deps.secretBox.open(factor.sealedSecret, actor.id), code));
    if (!step) throw wrongCode();
    await tx
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(eq(secondFactors.accountId, actor.id));
    return replaceRecoveryCodes(tx, actor.id);
  });
  await deps.limits.giveBack('ownPassword', actor.id);
  return { recoveryCodes: codes };
}

/**
 * Needs password and code, so that neither an open browser nor a stolen password is enough.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function disableSecondFactor(
  deps: Deps,
  actor: UserActor,
  proof: z.output<typeof disableSecondFactorSchema>,
): Promise<void> {
  await withStepUp(deps, actor, proof, (tx) => removeSecondFactor(tx, actor.id));
}

export async function removeSecondFactor(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

async function replaceRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashRecoveryCode(code), accountId })));
  return codes;
}

function alreadyActive(): AppError {
  return new AppError('SECOND_FACTOR_ACTIVE', 'A verificação em duas etapas já está ativa.');
}
