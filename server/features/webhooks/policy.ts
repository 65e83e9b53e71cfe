import { webhookDeliveries, webhookEndpoints } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The actor's own address. @throws WEBHOOK_NOT_FOUND, the same for a missing row and for another account's row */
export async function requireWebhook(
  tx: Tx,
  actor: Pick<UserActor, 'id'>,
  id: string,
  { lock = false } = {},
): Promise<Owned<EndpointRow>> {
  const query = tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, actor.id)));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw new AppError('WEBHOOK_NOT_FOUND', 'Este endereço não está mais na sua lista.');
  return markOwned(row);
}

/** The same for a delivery, locked. */
export async function requireDelivery(tx: Tx, actor: Pick<UserActor, 'id'>, id: string): Promise<Owned<DeliveryRow>> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.accountId, actor.id)))
    .for('no key update');
  if (!row) throw new AppError('WEBHOOK_NOT_FOUND', 'Este aviso não está mais na lista.');
  return markOwned(row);
}
