import { userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { Capability } from '@meridia/shared/plans.ts';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { readCapabilities } from './queries.ts';

/** Locks the account's subscription, so that everything that counts units runs one after the other. */
export async function lockSubscription(tx: Tx, accountId: string): Promise<typeof userSubscriptions.$inferSelect> {
  const [row] = await tx.select().from(userSubscriptions).where(eq(userSubscriptions.userId, accountId)).for('update');
  if (!row) throw new Error(`account ${accountId} has no subscription`);
  return row;
}

/** @throws NOT_IN_PLAN when the plan in force does not permit it */
export async function requireCapability(
  deps: Pick<Deps, 'database' | 'queue'>,
  account: Pick<UserActor, 'id' | 'role'>,
  capability: Capability,
): Promise<void> {
  const capabilities = await readCapabilities(deps, account);
  if (!capabilities[capability]) throw new AppError('NOT_IN_PLAN', 'O seu plano não inclui este recurso');
}
