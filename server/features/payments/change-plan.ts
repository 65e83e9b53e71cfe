import { paidSubscriptions } from '@meridia/drizzle/schema.ts';
import { decidePurchase } from '@meridia/shared/plan-action.ts';
import type {
  changePlanSchema,
  PlanChangePreview,
  planChangeResultSchema,
  SubscriptionStatusView,
} from '@meridia/shared/subscription.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { findLiveSubscription, readSubscription } from '../subscriptions/queries.ts';
import { admitBuyer } from './admit-buyer.ts';
import { askProvider } from './ask-provider.ts';
import type { BuyerDeps } from './policy.ts';
import { type PlanForSale, requirePlanForSale } from './require-plan-for-sale.ts';
import { syncCustomer } from './sync-customer.ts';

/** How long the amounts of a preview may still be charged. */
const previewValidSeconds = 60 * 60;

/**
 * The cost of another plan from now on, as the provider calculates it.
 * @throws NOT_SUBSCRIBED, ALREADY_SUBSCRIBED for the current plan, PLAN_TOO_SMALL, PAYMENT_DECLINED while a payment is due, and the
 * provider errors that `openCheckout` throws
 */
export async function previewPlanChange(deps: Deps, actor: UserActor, planName: string): Promise<PlanChangePreview> {
  const buyer = await admitBuyer(deps, actor);
  return askProvider(deps, async () => {
    const change = await prepareChange(buyer, actor, planName);
    if (change.isSame) throw new AppError('ALREADY_SUBSCRIBED', `O plano ${change.plan.name} já é o seu.`);
    const prorationDate = await readProrationDate(buyer, change.subscriptionId);
    const preview = await buyer.payments.previewChange({ ...requestOf(change), prorationDate });
    return {
      planName: change.plan.name,
      direction: change.direction,
      chargeNow: preview.chargeNow,
      nextCharge: preview.nextCharge,
      renewsAt: preview.renewsAt.toISOString(),
      prorationDate: Math.floor(prorationDate.getTime() / 1000),
    };
  });
}

/**
 * Changes the plan of the account's subscription. For a bigger plan the difference is charged now, and the plan changes after the
 * payment. For a smaller plan the change happens now, and the credit goes to the next invoice. The same key changes the plan only once.
 * @throws VALIDATION when the preview is too old, and what `previewPlanChange` throws
 */
export async function changePlan(
  deps: Deps,
  actor: UserActor,
  { planName, prorationDate, idempotencyKey }: z.output<typeof changePlanSchema>,
): Promise<z.input<typeof planChangeResultSchema>> {
  const buyer = await admitBuyer(deps, actor);
  const paymentPage = await askProvider(deps, async () => {
    const change = await prepareChange(buyer, actor, planName);
    // A second click: the first one has already changed the plan.
    if (change.isSame && !change.ends) return null;
    await refuseOldPreview(buyer, prorationDate);
    const changed = await buyer.payments.changePlan({
      ...requestOf(change),
      prorationDate: new Date(prorationDate * 1000),
      idempotencyKey: `${change.subscriptionId}:${idempotencyKey}`,
    });
    await syncCustomer(buyer, actor.id);
    if (changed.priceId === change.plan.priceId) return null;
    if (!changed.latestInvoice?.paymentPage) throw declined('O pagamento foi recusado. Seu plano não mudou.');
    return changed.latestInvoice.paymentPage;
  });
  if (paymentPage !== null) return { outcome: 'payment_needed', url: paymentPage };
  return { outcome: 'changed', status: await readSubscription(deps, actor) };
}

interface PlanChange {
  plan: PlanForSale;
  subscriptionId: string;
  direction: 'upgrade' | 'downgrade';
  /** True when the subscription already has this plan. */
  isSame: boolean;
  /** True when the subscription was cancelled and ends with its period. */
  ends: boolean;
}

/** Reads the subscription from the provider, so that the direction is right. Refuses changes that are not possible. */
async function prepareChange(deps: BuyerDeps, actor: UserActor, planName: string): Promise<PlanChange> {
  const plan = await requirePlanForSale(deps, planName);
  await syncCustomer(deps, actor.id);
  const [live, status] = await Promise.all([
    findLiveSubscription(deps.database, actor.id),
    readSubscription(deps, actor),
  ]);
  const purchase = decidePurchase(plan, status);
  if (!live || purchase === 'checkout') {
    throw new AppError('NOT_SUBSCRIBED', 'Sua conta não tem assinatura paga. Escolha um plano para assinar.');
  }
  if (purchase === 'settle') {
    throw declined('Há um pagamento em aberto. Regularize-o em "Gerenciar Assinatura" antes de trocar de plano.');
  }
  if (purchase === 'too_small') throw tooSmall(plan, status);
  // If the current price belongs to none of our plans, its order is 0, and every plan counts as an upgrade.
  const direction = plan.displayOrder > live.displayOrder ? 'upgrade' : 'downgrade';
  return { plan, subscriptionId: live.id, direction, isSame: purchase === 'held', ends: live.cancelAt !== null };
}

function tooSmall(plan: PlanForSale, { diagnosesUsed, bonusDiagnoses }: SubscriptionStatusView): AppError {
  const included = plan.diagnosesLimit + bonusDiagnoses;
  return new AppError(
    'PLAN_TOO_SMALL',
    `Você já usou ${diagnosesUsed} diagnósticos neste período, e o plano ${plan.name} inclui ${included}. Troque a partir da próxima renovação.`,
  );
}

function requestOf({ plan, subscriptionId, direction }: PlanChange) {
  const charge = direction === 'upgrade' ? ('now' as const) : ('next_invoice' as const);
  return { subscriptionId, priceId: plan.priceId, charge };
}

/** The current time of the database, kept within the period that the provider's clock has begun. */
async function readProrationDate({ database }: BuyerDeps, subscriptionId: string): Promise<Date> {
  const within = sql`least(greatest(now(), ${paidSubscriptions.currentPeriodStart}), ${paidSubscriptions.currentPeriodEnd})`;
  const [row] = await database.system
    .select({ at: sql`date_trunc('second', ${within})`.mapWith(paidSubscriptions.currentPeriodStart) })
    .from(paidSubscriptions)
    .where(eq(paidSubscriptions.id, subscriptionId));
  if (!row) throw new Error('no subscription to change');
  return row.at;
}

/** The browser sends this date, and the date decides the amount. A date in the future would make the rest of the period free. */
async function refuseOldPreview({ database }: BuyerDeps, prorationDate: number): Promise<void> {
  const age = sql<number>`extract(epoch from now())::float8 - ${prorationDate}::float8`;
  const [row] = await database.system.execute<{ age: number }>(sql`select ${age} as age`);
  if (row && row.age >= -60 && row.age <= previewValidSeconds) return;
  throw new AppError('VALIDATION', 'O valor mostrado é de outro momento. Abra a troca de plano de novo.');
}

function declined(message: string): AppError {
  return new AppError('PAYMENT_DECLINED', message);
}
