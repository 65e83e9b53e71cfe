import { paymentCustomers } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { PaymentRefusedError } from '../../payment-errors.ts';
import type { Deps, Payments } from '../../ports.ts';
import { hasPayments } from '../payments/policy.ts';
import { findCustomer } from '../payments/queries.ts';
import { isLive } from '../payments/rules.ts';
import { findLiveSubscription } from '../subscriptions/queries.ts';

/** The customer and the checkout that were ended; null for an account without a customer at the provider. */
export type PaymentState = { customerId: string; checkoutNumber: number } | null;

/**
 * Ends everything the account pays for, at once and without a further charge: first the open checkout, which could still become a
 * subscription, then every live subscription.
 * @throws PAYMENT_UNAVAILABLE when the provider cannot be reached, or is no longer configured although a subscription is live
 */
export async function endPayments(deps: Deps, accountId: string): Promise<PaymentState> {
  const customer = await findCustomer(deps.database, accountId);
  if (!customer) return null;
  const { customerId, checkoutNumber, checkoutSessionId } = customer;
  if (hasPayments(deps)) {
    await reaching(deps, () => endAtProvider(deps.payments, customerId, checkoutSessionId));
  } else if (await findLiveSubscription(deps.database, accountId)) {
    throw unavailable();
  }
  return { customerId, checkoutNumber };
}

/** Locks the customer, so that nobody opens a checkout for it until the transaction ends. */
export async function isPaymentUnchanged(tx: Tx, accountId: string, seen: PaymentState): Promise<boolean> {
  const [now] = await tx
    .select({ customerId: paymentCustomers.customerId, checkoutNumber: paymentCustomers.checkoutNumber })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.accountId, accountId))
    .for('update');
  return now?.customerId === seen?.customerId && now?.checkoutNumber === seen?.checkoutNumber;
}

async function endAtProvider(payments: Payments, customerId: string, checkoutSessionId: string | null): Promise<void> {
  if (checkoutSessionId) {
    // The provider refuses when the checkout no longer exists or has just been paid. A paid one has its subscription in the list below.
    await payments.expireCheckout(checkoutSessionId).catch((error: unknown) => {
      if (!(error instanceof PaymentRefusedError)) throw error;
    });
  }
  const subscriptions = await payments.listSubscriptions(customerId);
  for (const { id } of subscriptions.filter(isLive)) await payments.cancelNow(id, { credit: false });
}

async function reaching(deps: Pick<Deps, 'log'>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.warn({ err: error }, 'an account was not erased: the payment provider did not end its subscription');
    throw unavailable(error);
  }
}

function unavailable(cause?: unknown): AppError {
  return new AppError(
    'PAYMENT_UNAVAILABLE',
    'Não conseguimos cancelar sua assinatura no provedor de pagamentos agora, e por isso nada foi excluído. Tente de novo em alguns minutos.',
    { cause },
  );
}
