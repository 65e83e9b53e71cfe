import { paymentEvents } from '@meridia/drizzle/schema.ts';
import { lt, sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';
import { hasPayments } from './policy.ts';
import { recoverPayments, redeliveryMs } from './recover-payments.ts';

/** The job that runs every quarter of an hour. */
export async function recoverRecentPayments(
  deps: Pick<Deps, 'database' | 'queue' | 'log' | 'payments'>,
): Promise<void> {
  // The provider lists events for 30 days. Ids of handled events are kept longer, so that a repeated event is recognised.
  await deps.database.system.delete(paymentEvents).where(lt(paymentEvents.createdAt, sql`now() - interval '90 days'`));
  if (!hasPayments(deps)) return;
  const recovered = await recoverPayments(deps, { since: new Date(Date.now() - redeliveryMs) });
  deps.log.info(recovered, 'recovered payments');
}
