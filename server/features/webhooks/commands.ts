import { randomUUID } from 'node:crypto';
import { webhookDeliveries, webhookEndpoints } from '@meridia/drizzle/schema.ts';
import {
  type createWebhookSchema,
  earlierSecretHours,
  type editWebhookSchema,
  failingDays,
  isLoopbackHost,
  mostWebhooks,
  type rotateWebhookSchema,
  type WebhookEvent,
  type WebhookType,
  type webhookSecretSchema,
} from '@meridia/shared/webhook.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { withStepUp } from '../second-factors/commands.ts';
import { deliverWebhookJob } from './jobs.ts';
import { requireDelivery, requireWebhook } from './policy.ts';
import { sealPlace } from './rules.ts';
import { newSecret } from './sign-message.ts';

/** Whom something happened to, and which of its rows it is about. */
export interface WebhookNews {
  accountId: string;
  tipo: WebhookEvent;
  /** Null for what is about the account. */
  subjectId?: string;
  /** At most one message per address and key. */
  dedupeKey?: string;
}

/** Writes, in the caller's transaction, a delivery for each address of the account that wants to know this. */
export async function tellWebhooks(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  { accountId, tipo, subjectId, dedupeKey }: WebhookNews,
): Promise<void> {
  const written = await tx.execute<{ id: string }>(sql`
    insert into webhook_deliveries (account_id, endpoint_id, tipo, subject_id, dedupe_key, next_try_at)
    select account_id, id, ${tipo}::text, ${subjectId ?? null}::uuid, ${dedupeKey ?? null}::text, now()
    from webhook_endpoints
    where account_id = ${accountId} and disabled_at is null and ${tipo}::text = any(eventos)
    on conflict do nothing
    returning id`);
  for (const { id } of written) await sendTry({ queue }, tx, { id, accountId });
}

/** Sends the job of the next try. */
export function sendTry(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  startAfterSeconds = 0,
): Promise<void> {
  return queue.send(tx, deliverWebhookJob, { deliveryId: id }, { account: accountId, startAfterSeconds });
}

type WebhookSecret = z.output<typeof webhookSecretSchema>;

/**
 * Adds an address, after the password of its owner: it is told things longer than the session lasts that asks. Only this answer contains
 * the secret.
 * @throws what `withStepUp` throws; VALIDATION for an address of this machine, WEBHOOK_LIMIT, TOO_MANY_REQUESTS
 */
export async function createWebhook(
  deps: Deps,
  actor: UserActor,
  { url, descricao, eventos, ...proof }: z.output<typeof createWebhookSchema>,
): Promise<WebhookSecret> {
  const address = new URL(url);
  if (deps.config.exposed && isLoopbackHost(address.hostname)) {
    const fields = { url: 'Use um nome na internet: este endereço é o do próprio servidor.' };
    throw new AppError('VALIDATION', 'Confira os campos destacados.', { fields });
  }
  const id = randomUUID();
  const secret = newSecret();
  const sealedSecret = await deps.secretBox.seal(secret, sealPlace(id));
  await withStepUp(deps, actor, proof, async (tx) => {
    // Without this, parallel calls could all use the last free place.
    await oneAtATime(tx, `webhooks ${actor.id}`);
    if ((await tx.$count(webhookEndpoints, eq(webhookEndpoints.accountId, actor.id))) >= mostWebhooks) {
      throw new AppError(
        'WEBHOOK_LIMIT',
        `Você já tem ${mostWebhooks} endereços. Exclua um deles para adicionar outro.`,
      );
    }
    await deps.limits.take('webhookNew', actor.id);
    await tx
      .insert(webhookEndpoints)
      .values({ id, accountId: actor.id, url: address.href, descricao, eventos, sealedSecret });
  });
  return { id, secret };
}

/**
 * A new secret. For a day messages carry the signature of the earlier one, too, so that no message is lost while the receiver changes.
 * @throws what `withStepUp` throws; WEBHOOK_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function rotateWebhook(
  deps: Deps,
  actor: UserActor,
  { id, ...proof }: z.output<typeof rotateWebhookSchema>,
): Promise<WebhookSecret> {
  const secret = newSecret();
  const sealedSecret = await deps.secretBox.seal(secret, sealPlace(id));
  await withStepUp(deps, actor, proof, async (tx) => {
    const row = await requireWebhook(tx, actor, id, { lock: true });
    await deps.limits.take('webhookNew', actor.id);
    await tx
      .update(webhookEndpoints)
      .set({
        sealedSecret,
        sealedEarlier: row.sealedSecret,
        earlierUntil: sql`now() + make_interval(hours => ${earlierSecretHours})`,
      })
      .where(eq(webhookEndpoints.id, row.id));
  });
  return { id, secret };
}

/** Changes the words and the events of an address. Another address is another row, with another secret. @throws WEBHOOK_NOT_FOUND */
export function editWebhook(
  database: Database,
  actor: UserActor,
  { id, descricao, eventos }: z.output<typeof editWebhookSchema>,
): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const row = await requireWebhook(tx, actor, id, { lock: true });
    await tx.update(webhookEndpoints).set({ descricao, eventos }).where(eq(webhookEndpoints.id, row.id));
  });
}

/** Switches an address on again. What happened meanwhile is not sent afterwards. @throws WEBHOOK_NOT_FOUND */
export function enableWebhook(database: Database, actor: UserActor, id: string): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const row = await requireWebhook(tx, actor, id, { lock: true });
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: null, disabledReason: null, failingSince: null })
      .where(eq(webhookEndpoints.id, row.id));
  });
}

/** Switches an address off; what waits for it is not sent. Needs no plan. @throws WEBHOOK_NOT_FOUND */
export function disableWebhook(database: Database, actor: UserActor, id: string): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const row = await requireWebhook(tx, actor, id, { lock: true });
    if (row.disabledAt) return;
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: sql`now()`, disabledReason: 'pessoa' })
      .where(eq(webhookEndpoints.id, row.id));
    await endWaiting(tx, [row.id]);
  });
}

/** Removes an address with its deliveries. Needs no plan. @throws WEBHOOK_NOT_FOUND */
export async function removeWebhook(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  actor: UserActor,
  id: string,
): Promise<void> {
  const gone = await asUser(database, actor, async (tx) => {
    const row = await requireWebhook(tx, actor, id, { lock: true });
    const deliveries = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, row.id));
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, row.id));
    return deliveries.map((delivery) => delivery.id);
  });
  // A job without its row does nothing, but need not stay either.
  await queue.forget(deliverWebhookJob, 'deliveryId', gone);
}

/** Sends a test. It has one try. @throws WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED, TOO_MANY_REQUESTS */
export async function testWebhook(deps: Deps, actor: UserActor, id: string): Promise<void> {
  await deps.limits.take('webhookTest', actor.id);
  await asUser(deps.database, actor, async (tx) => {
    const row = await requireWebhook(tx, actor, id, { lock: true });
    assertEnabled(row);
    const tipo: WebhookType = 'webhook.teste';
    const [written] = await tx
      .insert(webhookDeliveries)
      .values({ accountId: actor.id, endpointId: row.id, tipo, nextTryAt: sql`now()` })
      .returning({ id: webhookDeliveries.id });
    if (!written) throw new Error('no delivery was written');
    await sendTry(deps, tx, { id: written.id, accountId: actor.id });
  });
}

/**
 * Sends a message again that has arrived or was given up, with the same id and with new tries. Does nothing while it is being sent.
 * @throws WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED, TOO_MANY_REQUESTS
 */
export async function redeliverWebhook(deps: Deps, actor: UserActor, deliveryId: string): Promise<void> {
  await deps.limits.take('webhookAgain', actor.id);
  await asUser(deps.database, actor, async (tx) => {
    const row = await requireDelivery(tx, actor, deliveryId);
    if (row.state === 'pendente') return;
    const [endpoint] = await tx
      .select({ disabledAt: webhookEndpoints.disabledAt })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, row.endpointId));
    if (endpoint) assertEnabled(endpoint);
    await tx
      .update(webhookDeliveries)
      .set({ state: 'pendente', earlierTries: row.tries, nextTryAt: sql`now()`, claimedAt: null, failure: null })
      .where(eq(webhookDeliveries.id, row.id));
    await sendTry(deps, tx, { id: row.id, accountId: actor.id });
  });
}

function assertEnabled({ disabledAt }: { disabledAt: Date | null }): void {
  if (disabledAt) throw new AppError('WEBHOOK_DISABLED', 'Este endereço está desligado. Ligue-o antes de enviar.');
}

/** Switches off every address of an account whose owner has just proven the mailbox, because a stranger may have added them. */
export async function disableAllWebhooks(tx: Tx, accountId: string): Promise<void> {
  const ended = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, disabledReason: 'posse' })
    .where(and(eq(webhookEndpoints.accountId, accountId), isNull(webhookEndpoints.disabledAt)))
    .returning({ id: webhookEndpoints.id });
  await endWaiting(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Switches an address off at which nothing has arrived for days, and mails its owner. */
export async function endFailingWebhook(deps: Pick<Deps, 'queue'>, tx: Tx, id: string): Promise<void> {
  const [ended] = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, disabledReason: 'falhas' })
    .where(
      and(
        eq(webhookEndpoints.id, id),
        isNull(webhookEndpoints.disabledAt),
        sql`${webhookEndpoints.failingSince} < now() - make_interval(days => ${failingDays})`,
      ),
    )
    .returning({ accountId: webhookEndpoints.accountId });
  if (!ended) return;
  await endWaiting(tx, [id]);
  await queueMail(deps, tx, { accountId: ended.accountId, kind: 'webhook_disabled', subjectId: id });
}

/** What waits for addresses that are off now is not sent. */
async function endWaiting(tx: Tx, endpointIds: readonly string[]): Promise<void> {
  if (endpointIds.length === 0) return;
  await tx
    .update(webhookDeliveries)
    .set({ state: 'nao_enviada', failure: 'desligado', nextTryAt: null, claimedAt: null })
    .where(and(inArray(webhookDeliveries.endpointId, [...endpointIds]), eq(webhookDeliveries.state, 'pendente')));
}
