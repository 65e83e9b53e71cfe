import { accounts, webhookDeliveries, webhookEndpoints } from '@meridia/drizzle/schema.ts';
import { shownDeliveries, type Webhook, type WebhookDelivery } from '@meridia/shared/webhook.ts';
import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { type DeliveryRow, type EndpointRow, requireWebhook } from './policy.ts';
import { presentDelivery, presentWebhook } from './present.ts';

const { sealedSecret: _secret, sealedEarlier: _earlier, ...shownColumns } = getTableColumns(webhookEndpoints);

/** The account's addresses, oldest first. */
export async function listWebhooks(database: Database, actor: UserActor): Promise<Webhook[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select(shownColumns)
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.accountId, actor.id))
      .orderBy(webhookEndpoints.createdAt, webhookEndpoints.id),
  );
  return rows.map((row) => presentWebhook(row));
}

/** The last deliveries to one address, newest first. They name no client, so no reading is recorded. @throws WEBHOOK_NOT_FOUND */
export async function listDeliveries(
  database: Database,
  actor: UserActor,
  { webhookId }: { webhookId: string },
): Promise<WebhookDelivery[]> {
  const rows = await asUser(database, actor, async (tx) => {
    const { id } = await requireWebhook(tx, actor, webhookId);
    return tx
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.accountId, actor.id)))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(shownDeliveries);
  });
  return rows.map(presentDelivery);
}

/** What a try needs to know; null when the delivery is gone or was ended. */
export async function readOpenDelivery(
  { system }: Pick<Database, 'system'>,
  id: string,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow; blocked: boolean } | null> {
  const [row] = await system
    .select({
      delivery: webhookDeliveries,
      endpoint: webhookEndpoints,
      blocked: sql<boolean>`${accounts.blockedAt} is not null`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(accounts, eq(accounts.id, webhookDeliveries.accountId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pendente')));
  return row ?? null;
}

/** What the owner of an address is mailed that was switched off because nothing arrived; null when it is gone or on again. */
export async function readFailedWebhook(
  { system }: Pick<Database, 'system'>,
  id: string,
): Promise<{ host: string; failingSince: Date } | null> {
  const [row] = await system
    .select({ url: webhookEndpoints.url, failingSince: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.id, id),
        eq(webhookEndpoints.disabledReason, 'falhas'),
        isNotNull(webhookEndpoints.failingSince),
      ),
    );
  return row?.failingSince ? { host: new URL(row.url).host, failingSince: row.failingSince } : null;
}
