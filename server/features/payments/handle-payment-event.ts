import { accounts, paymentCustomers, paymentEvents } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import { asSystem } from '../../db/tx.ts';
import type { PaymentEvent } from '../../ports.ts';
import { findCustomerById, isEventKnown, type PaymentCustomer } from './queries.ts';
import { isLive } from './rules.ts';
import { applyReading, forgetCustomer, type MirrorDeps, readCustomer } from './sync-customer.ts';

/** `known`: the event took effect earlier. `ignored`: its kind or its customer does not concern us. */
export type EventOutcome = 'handled' | 'known' | 'ignored';

/**
 * Applies a verified event of the provider, once, also when events come repeatedly or out of order. An event is only a hint that
 * something happened; the customer is then read again from the provider.
 * @throws PaymentUnavailableError, PaymentRefusedError: then nothing took effect, and the provider should deliver the event again
 */
export async function handlePaymentEvent(deps: MirrorDeps, event: PaymentEvent): Promise<EventOutcome> {
  const { database, log } = deps;
  const ids = { eventId: event.id, type: event.type };
  if (await isEventKnown(database, event.id)) return 'known';
  const customer = await findCustomerOf(deps, event);
  if (!customer) {
    log.info(ids, 'a payment event that is not for us');
    return 'ignored';
  }
  if (event.reversal) await endReversed(deps, customer, event.reversal);
  const isGone = event.type === 'customer.deleted';
  const reading = isGone ? null : await readCustomer(deps, customer);
  const isFirst = await asSystem(database, async (tx) => {
    const { accountId } = customer;
    const [written] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, accountId, occurredAt: event.occurredAt })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (!written) return false;
    if (reading) await applyReading(deps, tx, reading);
    else await forgetCustomer(deps, tx, customer);
    return true;
  });
  if (isFirst) log.info({ ...ids, accountId: customer.accountId }, 'payment event');
  return isFirst ? 'handled' : 'known';
}

async function findCustomerOf(deps: MirrorDeps, event: PaymentEvent): Promise<PaymentCustomer | null> {
  const customerId =
    event.customerId ?? (event.reversal ? await deps.payments.readChargeCustomer(event.reversal.chargeId) : null);
  if (!customerId) return null;
  const customer = await findCustomerById(deps.database, customerId);
  return customer ?? (event.accountId ? adoptCustomer(deps, customerId, event.accountId) : null);
}

/** Our database may lack the customer of one of our checkouts, for example after a backup was restored. The checkout names the account. */
async function adoptCustomer(
  { database, log }: MirrorDeps,
  customerId: string,
  accountId: string,
): Promise<PaymentCustomer | null> {
  const [account] = await database.system.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) return null;
  const [adopted] = await database.system
    .insert(paymentCustomers)
    .values({ accountId, customerId })
    .onConflictDoNothing()
    .returning();
  if (adopted) log.warn({ accountId, customerId }, 'took over a customer that only the provider knew');
  return adopted ?? null;
}

/** When a payment for the current period is refunded, the subscription ends now, without credit. */
async function endReversed(
  { payments, log }: MirrorDeps,
  { accountId, customerId }: PaymentCustomer,
  { paymentIntentId }: NonNullable<PaymentEvent['reversal']>,
): Promise<void> {
  if (!paymentIntentId) return;
  const paid = await payments.readPaidInvoice(paymentIntentId);
  if (!paid) return;
  const subscriptions = await payments.listSubscriptions(customerId);
  const reversed = subscriptions.find(({ id }) => id === paid.subscriptionId);
  if (!reversed || !isLive(reversed) || paid.createdAt < reversed.currentPeriodStart) return;
  log.warn({ accountId, subscriptionId: reversed.id }, 'the payment went back: the subscription ends now');
  await payments.cancelNow(reversed.id, { credit: false });
}
