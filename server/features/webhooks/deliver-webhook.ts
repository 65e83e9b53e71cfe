import { webhookDeliveries, webhookEndpoints } from '@meridia/drizzle/schema.ts';
import type { DeliveryFailure } from '@meridia/shared/webhook.ts';
import { and, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { OwnError } from '../../own-error.ts';
import type { Deps, WebhookAnswer } from '../../ports.ts';
import type { JobRun } from '../../queue/boss.ts';
import { readCapabilitiesOf } from '../subscriptions/queries.ts';
import { endFailingWebhook, sendTry } from './commands.ts';
import type { DeliveryRow, EndpointRow } from './policy.ts';
import { readOpenDelivery } from './queries.ts';
import { bodyOf, mayEndAddress, pauseAfter, sealPlace } from './rules.ts';
import { signMessage } from './sign-message.ts';

/**
 * The job of one try. The queue may run it several times, and several workers may hold it: the claim of the row lets one of them send, once
 * for each try that is due. A worker that dies between sending and recording sends a second time, with the same id.
 */
export async function deliverWebhook(deps: Deps, { payload }: JobRun<{ deliveryId: string }>): Promise<void> {
  const open = await readOpenDelivery(deps.database, payload.deliveryId);
  if (!open) return;
  const { delivery, endpoint } = open;
  const unsent = await whyNot(deps, open);
  if (unsent) return endUnsent(deps.database, delivery.id, unsent);
  if (await isPostponed(deps, delivery)) return;
  // Before the claim: a key that does not open is no try.
  const secrets = await openSecrets(deps, endpoint);
  const claimed = await claimTry(deps.database, delivery.id);
  if (!claimed) return;
  // The queue asks again later: the other worker may die before it has recorded anything.
  if (claimed === tryBusy) throw new OwnError('another worker makes this try');
  const body = bodyOf(claimed);
  const answer = await deps.webhookSender.post({
    url: endpoint.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'meridia-webhooks/1',
      ...signMessage({ id: `msg_${claimed.id}`, body, now: new Date() }, secrets),
    },
  });
  await settle(deps, claimed, answer);
  const { status, failure, durationMs } = answer;
  deps.log.info(
    { deliveryId: claimed.id, webhookId: endpoint.id, tries: claimed.tries, status, failure, durationMs },
    'webhook',
  );
}

/** Why nothing is sent to this address now; null when something is. The plan is read anew for each try. */
async function whyNot(
  deps: Deps,
  { endpoint, blocked }: { endpoint: EndpointRow; blocked: boolean },
): Promise<DeliveryFailure | null> {
  if (endpoint.disabledAt) return 'desligado';
  const { api } = await readCapabilitiesOf(deps, endpoint.accountId);
  return api && !blocked ? null : 'sem_plano';
}

async function endUnsent({ system }: Pick<Database, 'system'>, id: string, failure: DeliveryFailure): Promise<void> {
  await system
    .update(webhookDeliveries)
    .set({ state: 'nao_enviada', failure, nextTryAt: null, claimedAt: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pendente')));
}

/** Keeps an account's messages to so many a minute. Those beyond wait, and none is lost. */
async function isPostponed(deps: Deps, { id, accountId }: DeliveryRow): Promise<boolean> {
  try {
    await deps.limits.take('webhookTry', accountId);
    return false;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
    const seconds = error.retryAfterSeconds;
    await asSystem(deps.database, async (tx) => {
      const waiting = await tx
        .update(webhookDeliveries)
        .set({ nextTryAt: sql`now() + make_interval(secs => ${seconds})` })
        .where(and(isDue(id), isNull(webhookDeliveries.claimedAt)))
        .returning({ id: webhookDeliveries.id });
      if (waiting.length > 0) await sendTry(deps, tx, { id, accountId }, seconds);
    });
    return true;
  }
}

async function openSecrets({ secretBox }: Pick<Deps, 'secretBox'>, endpoint: EndpointRow): Promise<string[]> {
  const { id, sealedSecret, sealedEarlier, earlierUntil } = endpoint;
  const place = sealPlace(id);
  const secret = await secretBox.open(sealedSecret, place);
  if (!sealedEarlier || !earlierUntil || earlierUntil <= new Date()) return [secret];
  // One that does not open any more, because SECRET_KEY is another one, was replaced for that reason.
  const earlier = await secretBox.open(sealedEarlier, place).catch(() => null);
  return earlier === null ? [secret] : [secret, earlier];
}

/** Longer than a try may take, shorter than the wait for the next worker after one has died: 60 s and the queue's delay. */
const claimSeconds = 40;

/** Another worker makes this try. What becomes of it is not yet known. */
const tryBusy = Symbol('try is being made');

/** @returns null when no try is due, tryBusy while another worker makes it */
async function claimTry(
  { system }: Pick<Database, 'system'>,
  id: string,
): Promise<DeliveryRow | null | typeof tryBusy> {
  const [claimed] = await system
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, claimedAt: sql`now()`, triedAt: sql`now()` })
    .where(
      and(
        isDue(id),
        or(
          isNull(webhookDeliveries.claimedAt),
          lt(webhookDeliveries.claimedAt, sql`now() - make_interval(secs => ${claimSeconds})`),
        ),
      ),
    )
    .returning();
  if (claimed) return claimed;
  return (await system.$count(webhookDeliveries, isDue(id))) > 0 ? tryBusy : null;
}

/** True in SQL for this delivery when its next try may be made. The queue keeps time to the microsecond, the row to the millisecond. */
function isDue(id: string): SQL | undefined {
  return and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.state, 'pendente'),
    lte(webhookDeliveries.nextTryAt, sql`now() + interval '1 second'`),
  );
}

/** Records the outcome of a try, and sends the job of the next one with it: both or neither. */
async function settle(deps: Deps, row: DeliveryRow, { status, failure, durationMs }: WebhookAnswer): Promise<void> {
  const tries = row.tries - row.earlierTries;
  const pause = failure === null ? null : pauseAfter(row.tipo, tries);
  await asSystem(deps.database, async (tx) => {
    // The address first, as who switches it off does.
    await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, row.endpointId))
      .for('no key update');
    const settled = await tx
      .update(webhookDeliveries)
      .set({
        state: failure === null ? 'entregue' : pause === null ? 'falhou' : 'pendente',
        nextTryAt: pause === null ? null : sql`now() + make_interval(secs => ${pause})`,
        claimedAt: null,
        status,
        failure,
        durationMs,
      })
      .where(
        and(
          eq(webhookDeliveries.id, row.id),
          eq(webhookDeliveries.state, 'pendente'),
          // A worker that goes on late holds an old number.
          eq(webhookDeliveries.tries, row.tries),
          isNotNull(webhookDeliveries.claimedAt),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (settled.length === 0) return;
    if (pause !== null) await sendTry(deps, tx, row, pause);
    await noteOutcome(deps, tx, row, { failed: failure !== null, tries });
  });
}

/** A success of whatever kind says that the address works. That a test fails says nothing new to who asked for it. */
async function noteOutcome(
  deps: Deps,
  tx: Tx,
  { endpointId, tipo }: DeliveryRow,
  { failed, tries }: { failed: boolean; tries: number },
): Promise<void> {
  if (!failed) {
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: null })
      .where(and(eq(webhookEndpoints.id, endpointId), isNotNull(webhookEndpoints.failingSince)));
    return;
  }
  if (tipo === 'webhook.teste') return;
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`now()` })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.failingSince)));
  if (mayEndAddress(tries)) await endFailingWebhook(deps, tx, endpointId);
}
