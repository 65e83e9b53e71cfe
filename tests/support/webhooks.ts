import { randomUUID } from 'node:crypto';
import type { JobRun } from '@meridia/server/queue/boss.ts';
import { type WebhookEvent, type WebhookType, webhookEvents } from '@meridia/shared/webhook.ts';
import type postgres from 'postgres';

/** An address of this account. Its secret is the text as it is, which no key opens, unless it was sealed. */
export async function insertWebhook(
  sql: postgres.Sql,
  accountId: string,
  {
    url = 'http://127.0.0.1:9/avisos',
    eventos = webhookEvents,
    sealedSecret = 'none',
  }: { url?: string; eventos?: readonly WebhookEvent[]; sealedSecret?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into webhook_endpoints (id, account_id, url, descricao, eventos, sealed_secret)
    values (${id}, ${accountId}, ${url}, 'Agenda', ${[...eventos]}, ${sealedSecret})`;
  return id;
}

/** A delivery to that address: one that has arrived, or one whose first try is due. */
export async function insertDelivery(
  sql: postgres.Sql,
  accountId: string,
  endpointId: string,
  {
    tipo = 'relatorio.pronto',
    state = 'entregue',
    subjectId = randomUUID(),
  }: { tipo?: WebhookType; state?: 'entregue' | 'pendente'; subjectId?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into webhook_deliveries (id, account_id, endpoint_id, tipo, subject_id, state, tries, next_try_at)
    values (${id}, ${accountId}, ${endpointId}, ${tipo}, ${subjectId}, ${state}, ${state === 'entregue' ? 1 : 0},
      ${state === 'entregue' ? null : new Date()})`;
  return id;
}

/** A run of the job of a delivery, without the queue. */
export function deliveryRun(deliveryId: string): JobRun<{ deliveryId: string }> {
  return { id: randomUUID(), payload: { deliveryId }, lastTry: false, signal: new AbortController().signal };
}
