import { accounts } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { asSystemForLong } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { type StepUp, withStepUp } from '../second-factors/commands.ts';
import { assertNotLastAdmin } from '../user-roles/policy.ts';
import { endPayments } from './end-payments.ts';
import { clearLeftovers, eraseRows, type Leftovers } from './erase-rows.ts';

export { clearLeftovers, type Leftovers } from './erase-rows.ts';

/** The number of tries when other transactions of the same account collide with the erasure. */
const tries = 3;

/**
 * Erases an account with everything it owns. First the subscription ends at the provider, so that nobody pays for an account that no
 * longer exists. Then one transaction deletes all rows. Last go files and waiting jobs; the sweeps find these, too, if the process dies
 * here. Only ids stay: the access log and one line of the admin actions. A second call finds no account and does nothing.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS, LAST_ADMIN; PAYMENT_UNAVAILABLE and
 * PAYMENT_CONFLICT, after which nothing is erased
 */
export async function eraseAccount(deps: Deps, actor: UserActor, proof: StepUp): Promise<void> {
  if (!(await exists(deps, actor.id))) return;
  // Checked before anything is cancelled. The check is repeated later under the lock.
  await withStepUp(deps, actor, proof, (tx) => assertNotLastAdmin(tx, actor.id));
  const leftovers = await eraseWithPayments(deps, actor.id);
  if (!leftovers) return;
  await clearLeftovers(deps, actor.id, leftovers);
  deps.log.info({ accountId: actor.id }, 'account erased');
}

/** Another tab may open a checkout between the provider's answer and our transaction. Then the provider is asked again. */
async function eraseWithPayments(deps: Deps, accountId: string): Promise<Leftovers | null> {
  for (let attempt = 1; ; attempt += 1) {
    const payments = await endPayments(deps, accountId);
    try {
      // Deleting tens of thousands of rows may take longer than a request is allowed to take.
      const erased = await asSystemForLong(deps.database, (tx) => eraseRows(deps, tx, accountId, payments));
      if (erased !== 'payment changed') return erased;
      if (attempt === tries) throw paymentConflict();
    } catch (error) {
      // A report or a form of this account was being written at the same moment. It is finished by the next try.
      if (attempt === tries || !isCollision(error)) throw error;
    }
  }
}

async function exists({ database }: Pick<Deps, 'database'>, accountId: string): Promise<boolean> {
  const rows = await database.system.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  return rows.length > 0;
}

function paymentConflict(): AppError {
  return new AppError(
    'PAYMENT_CONFLICT',
    'Há um pagamento em andamento, talvez em outra aba, e por isso nada foi excluído. Espere um instante e tente de novo.',
  );
}

/** PostgreSQL's codes for a deadlock, and for a row that names the account while the account is being deleted. */
export function isCollision(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && (cause.code === '40P01' || cause.code === '23503');
}
