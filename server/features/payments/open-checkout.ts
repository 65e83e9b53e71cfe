import { paymentCustomers } from '@meridia/drizzle/schema.ts';
import { decidePurchase } from '@meridia/shared/plan-action.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { readSubscription } from '../subscriptions/queries.ts';
import { admitBuyer } from './admit-buyer.ts';
import { askProvider, paymentConflict } from './ask-provider.ts';
import type { BuyerDeps } from './policy.ts';
import { findCustomer, type PaymentCustomer, readContact } from './queries.ts';
import { type PlanForSale, requirePlanForSale } from './require-plan-for-sale.ts';
import { isMissingThere } from './rules.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * The page where the actor can pay for a plan. An account has only one open checkout: choosing the same plan again returns the same page,
 * choosing another plan ends the earlier checkout.
 * @throws FORBIDDEN, PAYMENTS_NOT_CONFIGURED, PLAN_NOT_FOUND, ALREADY_SUBSCRIBED, PAYMENT_CONFLICT, PAYMENT_UNAVAILABLE
 */
export async function openCheckout(deps: Deps, actor: UserActor, planName: string): Promise<{ url: string }> {
  const buyer = await admitBuyer(deps, actor);
  return askProvider(deps, async () => {
    const plan = await requirePlanForSale(buyer, planName);
    await refuseSubscribed(buyer, actor, plan);
    const customer = (await findCustomer(deps.database, actor.id)) ?? (await createCustomer(buyer, actor.id));
    try {
      return { url: await findOrOpen(buyer, actor, customer, plan) };
    } catch (error) {
      if (!isMissingThere(error)) throw error;
      // The customer does not exist at the provider: it was deleted there, or another provider account is configured. Make a new one.
      return { url: await findOrOpen(buyer, actor, await replaceCustomer(buyer, customer), plan) };
    }
  });
}

/** Asks the provider first, because the news of a payment may still be on its way. */
async function refuseSubscribed(deps: BuyerDeps, actor: UserActor, plan: PlanForSale): Promise<void> {
  await syncCustomer(deps, actor.id);
  if (decidePurchase(plan, await readSubscription(deps, actor)) === 'checkout') return;
  throw new AppError('ALREADY_SUBSCRIBED', 'Você já tem uma assinatura. Troque de plano na página de planos.');
}

async function createCustomer(deps: BuyerDeps, accountId: string): Promise<PaymentCustomer> {
  const contact = await readContact(deps.database, accountId);
  const customerId = await deps.payments.createCustomer({ accountId, ...contact });
  await deps.database.system.insert(paymentCustomers).values({ accountId, customerId }).onConflictDoNothing();
  const customer = await findCustomer(deps.database, accountId);
  if (!customer) throw new Error('no payment customer was written');
  return customer;
}

async function replaceCustomer(deps: BuyerDeps, { accountId, customerId }: PaymentCustomer): Promise<PaymentCustomer> {
  deps.log.warn({ accountId, customerId }, 'the provider does not know the customer any more');
  await deps.database.system
    .delete(paymentCustomers)
    .where(and(eq(paymentCustomers.accountId, accountId), eq(paymentCustomers.customerId, customerId)));
  return createCustomer(deps, accountId);
}

async function findOrOpen(
  deps: BuyerDeps,
  actor: UserActor,
  customer: PaymentCustomer,
  plan: PlanForSale,
): Promise<string> {
  return (await findOpen(deps, actor, customer, plan)) ?? (await openNew(deps, customer, plan));
}

/** Returns the open checkout of this plan. Ends an open checkout of another plan. */
async function findOpen(
  deps: BuyerDeps,
  actor: UserActor,
  { checkoutSessionId, checkoutPlanId }: PaymentCustomer,
  plan: PlanForSale,
): Promise<string | null> {
  if (!checkoutSessionId) return null;
  const found = await deps.payments.readCheckout(checkoutSessionId);
  if (found.status === 'open' && checkoutPlanId === plan.id) return found.url;
  const { status } = found.status === 'open' ? await deps.payments.expireCheckout(checkoutSessionId) : found;
  // The checkout was paid after our first question.
  if (status === 'complete') await refuseSubscribed(deps, actor, plan);
  return null;
}

async function openNew(deps: BuyerDeps, customer: PaymentCustomer, plan: PlanForSale): Promise<string> {
  const { database, payments } = deps;
  const { accountId, customerId, checkoutNumber } = customer;
  // Two tabs that choose the same plan at the same time send the same key and get the same checkout.
  const idempotencyKey = `checkout:${accountId}:${checkoutNumber + 1}:${plan.priceId}`;
  const opened = await payments.openCheckout({ accountId, customerId, priceId: plan.priceId, idempotencyKey });
  if (!opened.url) throw paymentConflict();
  const [written] = await database.system
    .update(paymentCustomers)
    .set({ checkoutNumber: checkoutNumber + 1, checkoutSessionId: opened.id, checkoutPlanId: plan.id })
    .where(
      and(
        eq(paymentCustomers.accountId, accountId),
        eq(paymentCustomers.customerId, customerId),
        eq(paymentCustomers.checkoutNumber, checkoutNumber),
      ),
    )
    .returning({ accountId: paymentCustomers.accountId });
  if (written) return opened.url;
  // Another tab was faster. Either it got this same checkout, or it opened another one, which stays open.
  const present = await findCustomer(database, accountId);
  if (present?.checkoutSessionId === opened.id) return opened.url;
  await payments.expireCheckout(opened.id);
  throw paymentConflict();
}
