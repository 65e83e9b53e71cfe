import type { stepUpSchema } from '@meridia/shared/account-roles.ts';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { provePassword } from '../../auth/prove-password.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { proveSecondFactor } from '../second-factors/commands.ts';

export type Proof = z.output<typeof stepUpSchema>;

/**
 * Does in one system transaction what an open browser alone must not be able to do: the actor's own password comes first, and the
 * code of an account that has a second factor, which is used up only if the work is done. Wrong ones are counted.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function withStepUp(
  deps: Deps,
  actor: UserActor,
  { password, code }: Proof,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await provePassword(deps, actor, password);
  await deps.limits.take('ownPassword', actor.id);
  try {
    await asSystem(deps.database, async (tx) => {
      await proveSecondFactor(deps, tx, actor.id, code);
      await work(tx);
    });
  } catch (error) {
    if (!isWrongCode(error)) await deps.limits.giveBack('ownPassword', actor.id);
    throw error;
  }
  await deps.limits.giveBack('ownPassword', actor.id);
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'SECOND_FACTOR_INVALID';
}
