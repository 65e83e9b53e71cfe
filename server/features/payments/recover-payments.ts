import { paymentCustomers } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import { PaymentUnavailableError } from '../../payment-errors.ts';
import type { ProviderCheckout } from '../../ports.ts';
import { type EventOutcome, handlePaymentEvent } from './handle-payment-event.ts';
import { listAccountsWithoutNews, listKnownAccounts, listOpenCheckouts } from './queries.ts';
import { isMissingThere } from './rules.ts';
import { type MirrorDeps, syncCustomer } from './sync-customer.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The provider repeats an undelivered event for three days. */
export const redeliveryMs = 3 * dayMs;

export interface RecoverOptions {
  /** Repeats undelivered events from this time on. */
  since: Date;
  /** Reads every customer from the provider, not only those whose news is overdue. */
  everyone?: boolean;
}

/** How many events, checkouts and accounts were handled. */
export interface Recovered {
  events: Record<EventOutcome, number>;
  checkoutsEnded: number;
  accountsRead: number;
  failed: number;
}

/**
 * Catches up on webhooks that never came: undelivered events, checkouts with an unknown end, and periods that ended without news of the
 * next one. A second run changes nothing.
 * @throws PaymentUnavailableError; other errors are logged and counted, and the rest continues
 */
export async function recoverPayments(
  deps: MirrorDeps,
  { since, everyone = false }: RecoverOptions,
): Promise<Recovered> {
  const done: Recovered = {
    events: { handled: 0, known: 0, ignored: 0 },
    checkoutsEnded: 0,
    accountsRead: 0,
    failed: 0,
  };
  const each = async <T>(found: readonly T[], ids: (one: T) => object, work: (one: T) => Promise<void>) => {
    for (const one of found) {
      await work(one).catch((error: unknown) => {
        // The provider does not answer, so the next item would wait just as long.
        if (error instanceof PaymentUnavailableError) throw error;
        done.failed += 1;
        deps.log.error({ err: error, ...ids(one) }, 'a payment could not be recovered');
      });
    }
  };
  const { database, payments } = deps;
  await each(
    await payments.listUndelivered(since),
    ({ id }) => ({ eventId: id }),
    async (event) => {
      done.events[await handlePaymentEvent(deps, event)] += 1;
    },
  );
  await each(
    await listOpenCheckouts(database),
    ({ accountId }) => ({ accountId }),
    async ({ accountId, sessionId }) => {
      if (await endCheckout(deps, accountId, sessionId)) done.checkoutsEnded += 1;
    },
  );
  await each(
    everyone ? await listKnownAccounts(database) : await listAccountsWithoutNews(database),
    (accountId) => ({ accountId }),
    async (accountId) => {
      await syncCustomer(deps, accountId);
      done.accountsRead += 1;
    },
  );
  return done;
}

/** @returns true when the checkout has ended, paid or not. After a paid checkout the plan is in force. */
async function endCheckout(deps: MirrorDeps, accountId: string, sessionId: string): Promise<boolean> {
  const checkout = await readCheckout(deps, sessionId);
  if (checkout?.status === 'open') return false;
  if (checkout?.status === 'complete') await syncCustomer(deps, accountId);
  await deps.database.system
    .update(paymentCustomers)
    .set({ checkoutSessionId: null, checkoutPlanId: null })
    .where(and(eq(paymentCustomers.accountId, accountId), eq(paymentCustomers.checkoutSessionId, sessionId)));
  return true;
}

async function readCheckout({ payments }: MirrorDeps, sessionId: string): Promise<ProviderCheckout | null> {
  try {
    return await payments.readCheckout(sessionId);
  } catch (error) {
    if (isMissingThere(error)) return null;
    throw error;
  }
}
