import { accounts, paymentCustomers, paymentEvents } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import { asSystem } from '../../db/tx.ts';
import type { PaymentEvent } from '../../ports.ts';
import { findCustomerById, isEventKnown, type PaymentCustomer } from './queries.ts';
import { isLive } from './rules.ts';
import { applyReading, forgetCustomer, type MirrorDeps, readCustomer } from './sync-customer.ts';

/** `known`: it had taken effect before. `ignored`: of a kind, or of a customer, that is none of ours. */
export type EventOutcome = 'handled' | 'known' | 'ignored';

/**
 * Lets a verified event of the provider take effect, once, however often and in whatever order events come: it is taken as a hint
 * that something happened, and the customer is read anew.
 * @throws PaymentUnavailableError, PaymentRefusedError: then nothing took effect, and it should be delivered again
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

/** A checkout of ours whose customer was lost, as when a backup was restored: the checkout itself says whose it is. */
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

/** Money that went back bought nothing: if it was paid for the period that is running, the subscription ends now, without credit. */
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
