import type { stepUpSchema } from '@meridia/shared/account.ts';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { provePassword } from '../../auth/prove-password.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { proveSecondFactor } from './commands.ts';

export type StepUp = z.output<typeof stepUpSchema>;

/**
 * Does in one system transaction what an open browser alone, on a shared computer, must not be able to do: the actor's own password comes first, and the
 * code of an account that has a second factor, which is used up only if the work is done. Wrong ones are counted.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function withStepUp<T>(
  deps: Deps,
  actor: UserActor,
  { password, code }: StepUp,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await provePassword(deps, actor, password);
  await deps.limits.take('ownPassword', actor.id);
  try {
    const done = await asSystem(deps.database, async (tx) => {
      await proveSecondFactor(deps, tx, actor.id, code);
      return work(tx);
    });
    await deps.limits.giveBack('ownPassword', actor.id);
    return done;
  } catch (error) {
    if (!isWrongCode(error)) await deps.limits.giveBack('ownPassword', actor.id);
    throw error;
  }
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'SECOND_FACTOR_INVALID';
}
