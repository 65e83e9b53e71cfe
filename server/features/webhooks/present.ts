import type { webhookDeliveries, webhookEndpoints } from '@meridia/drizzle/schema.ts';
import type { Webhook, WebhookDelivery } from '@meridia/shared/webhook.ts';

type EndpointRow = Omit<typeof webhookEndpoints.$inferSelect, 'sealedSecret' | 'sealedEarlier'>;

/** Never with a secret. */
export function presentWebhook(row: EndpointRow, now = new Date()): Webhook {
  const { id, url, descricao, eventos, createdAt, failingSince, disabledAt, disabledReason, earlierUntil } = row;
  return {
    id,
    url,
    descricao,
    eventos,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    disabledReason,
    earlierSecretUntil: earlierUntil && earlierUntil > now ? earlierUntil.toISOString() : null,
  };
}

export function presentDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const { id, tipo, createdAt, state, tries, triedAt, nextTryAt, durationMs, status, failure } = row;
  return {
    id,
    tipo,
    createdAt: createdAt.toISOString(),
    state,
    tries,
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    durationMs,
    status,
    failure,
  };
}
