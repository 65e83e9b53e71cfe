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

/** How often other transactions of the same account may get in the way. */
const tries = 3;

/**
 * Erases an account with everything it owns. First the subscription ends at the provider, so that nobody pays for an account that is
 * gone; then all rows go in one transaction; then files and waiting jobs, which the sweeps also find should the process die here.
 * What stays, as ids only: the access log, and one line of what was done by hand. A second call finds nothing and is content.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS, LAST_ADMIN; PAYMENT_UNAVAILABLE
 * and PAYMENT_CONFLICT, after which nothing is erased
 */
export async function eraseAccount(deps: Deps, actor: UserActor, proof: StepUp): Promise<void> {
  if (!(await exists(deps, actor.id))) return;
  // Before anything is cancelled; asked again under the lock that decides.
  await withStepUp(deps, actor, proof, (tx) => assertNotLastAdmin(tx, actor.id));
  const leftovers = await eraseWithPayments(deps, actor.id);
  if (leftovers) await clearLeftovers(deps, actor.id, leftovers);
}

/** Somebody else's tab may open a checkout between the provider's answer and our transaction: then the provider is asked once more. */
async function eraseWithPayments(deps: Deps, accountId: string): Promise<Leftovers | null> {
  for (let attempt = 1; ; attempt += 1) {
    const payments = await endPayments(deps, accountId);
    try {
      // Tens of thousands of rows may take longer than any request may.
      const erased = await asSystemForLong(deps.database, (tx) => eraseRows(deps, tx, accountId, payments));
      if (erased !== 'payment changed') return erased;
      if (attempt === tries) throw paymentConflict();
    } catch (error) {
      // A report that was just being written, or a form just sent: whoever was first is done by now.
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

/** PostgreSQL's codes: deadlock, and a row that was written to an account while it went. */
function isCollision(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && (cause.code === '40P01' || cause.code === '23503');
}
