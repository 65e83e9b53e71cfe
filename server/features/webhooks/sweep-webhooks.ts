import { webhookDeliveries, webhookEndpoints } from '@meridia/drizzle/schema.ts';
import { deliveryDays } from '@meridia/shared/webhook.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { sendTry } from './commands.ts';
import { deliverWebhookJob } from './jobs.ts';

/** A try that is due for this long, and that no job will make, has lost its job. */
const lostAfterMinutes = 30;
/** How many of these are looked at in one run. */
const mostLost = 200;

/** Removes old deliveries and secrets that have had their day, and sends tries again whose job was lost. */
export async function sweepWebhooks(deps: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  const { system } = deps.database;
  await system
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${deliveryDays})`));
  await system
    .update(webhookEndpoints)
    .set({ sealedEarlier: null, earlierUntil: null })
    .where(lt(webhookEndpoints.earlierUntil, sql`now()`));
  const due = await system
    .select({ id: webhookDeliveries.id, accountId: webhookDeliveries.accountId })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, 'pendente'),
        lt(webhookDeliveries.nextTryAt, sql`now() - make_interval(mins => ${lostAfterMinutes})`),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt))
    .limit(mostLost);
  for (const row of due) {
    if (await deps.queue.isLive(deliverWebhookJob, { deliveryId: row.id })) continue;
    await asSystem(deps.database, (tx) => sendTry(deps, tx, row));
  }
}
