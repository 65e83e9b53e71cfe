import type { stepUpSchema } from '@meridia/shared/account.ts';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { type ProvenAccount, provePassword } from '../../auth/prove-password.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { counting, countingCode, proveSecondFactor } from './prove-code.ts';

export type StepUp = z.output<typeof stepUpSchema>;

/**
 * Does in one system transaction what an open browser alone, on a shared computer, must not be able to do: the actor's own password
 * comes first, and the code of an account that has a second factor, which is used up only if the work is done. Wrong ones are counted.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function withStepUp<T>(
  deps: Deps,
  actor: UserActor,
  { password, code }: StepUp,
  work: (tx: Tx, proven: { account: ProvenAccount; secondFactor: boolean }) => Promise<T>,
): Promise<T> {
  const account = await provePassword(deps, actor, password);
  // An open browser is given fewer codes at a time than the door.
  return counting(deps, 'ownPassword', actor.id, () =>
    countingCode(deps, actor.id, code, () =>
      asSystem(deps.database, async (tx) => {
        const secondFactor = await proveSecondFactor(deps, tx, actor.id, code);
        return work(tx, { account, secondFactor });
      }),
    ),
  );
}
