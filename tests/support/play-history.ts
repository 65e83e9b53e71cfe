import type postgres from 'postgres';
import type Stripe from 'stripe';
import { openLedger } from './history-ledger.ts';
import { insertPayer, type Payer, type PlanState, readPlanState } from './payers.ts';
import type { HistoryStep, TimedStep } from './payment-history.ts';
import { liveSubscriptionOf } from './stripe/acts.ts';
import { idOf, itemOf } from './stripe/state.ts';
import type { StripeContractServer } from './stripe-contract-server.ts';
import { createMessenger, type Telling } from './tell-history.ts';

const daySeconds = 86_400;
const hourSeconds = 3600;

export interface HistoryStage {
  sql: postgres.Sql;
  stripe: StripeContractServer;
  /** Webhook addresses of the running processes. */
  urls: readonly string[];
  /** Unix seconds: the end of every history, the same for all runs that are compared. */
  end: number;
}

export interface HistoryRun {
  state: PlanState;
  /** When the plan in force changes by itself. */
  settleAt: Date;
  deliveries: number;
  /** Deliveries that were not answered with 200. */
  refused: number;
}

/** Plays a history at Stripe for a new account, with units taken in between, and delivers its events to the app in some order. */
export async function playHistory(
  stage: HistoryStage,
  history: readonly TimedStep[],
  telling: Telling,
): Promise<HistoryRun> {
  const { sql, stripe, end } = stage;
  const anchor = new Date((end - 45 * daySeconds) * 1000);
  const payer = await insertPayer(sql, stripe, anchor);
  const ledger = await openLedger(sql, payer.id);
  const messenger = createMessenger(stage, payer.customerId, telling);
  const underWay: Promise<void>[] = [];
  let releaseOldNews = () => {};
  let at = 0;
  for (const [index, { step, daysBefore }] of history.entries()) {
    if (index === history.length - 1) {
      await Promise.all(underWay.splice(0));
      releaseOldNews = await messenger.holdOldNews();
    }
    // Not awaited, so that an earlier reading of the app may arrive after a later one.
    underWay.push(messenger.tellSome());
    at = Math.max(at + 60, Math.round(end - daysBefore * daySeconds), dueOf(stage, payer, step));
    stripe.state.clock.stopped.set(payer.customerId, at);
    if (step.do === 'consume') await ledger.take(step.units, at);
    else if (step.do === 'giveBack') await ledger.giveBack();
    else happen(stripe, payer.customerId, step);
    if (telling.kind === 'in order') await messenger.tellRest();
  }
  if (at >= end) throw new Error('the history does not fit into its time');
  await Promise.all([...underWay, messenger.tellRest()]);
  releaseOldNews();
  await messenger.settled();
  const [row] = await sql<{ settleAt: Date }[]>`
    select settle_at as "settleAt" from user_subscriptions where user_id = ${payer.id}`;
  const state = await readPlanState(sql, payer.id);
  stripe.forget(payer.customerId);
  return { state, settleAt: row?.settleAt ?? new Date(0), ...messenger.count };
}

function dueOf({ stripe }: HistoryStage, { customerId }: Payer, step: HistoryStep): number {
  if (step.do !== 'renew' && step.do !== 'failRenewal') return 0;
  const subscription = liveSubscriptionOf(stripe.state, customerId);
  // Stripe charges a renewal an hour after the period has begun.
  return subscription ? itemOf(subscription).current_period_end + hourSeconds : 0;
}

/** A step that is impossible in the situation is skipped, in every run alike. */
function happen({ life, prices, state, events }: StripeContractServer, customerId: string, step: HistoryStep): void {
  if (step.do === 'subscribe') life.subscribe(customerId, prices[step.plan]);
  if (step.do === 'newsOnly') events.emit('customer.subscription.updated', newestOf(state, customerId));
  const live = liveSubscriptionOf(state, customerId);
  if (!live) return;
  const charge = life.latestCharge(live.id);
  switch (step.do) {
    case 'upgrade':
      life.changePrice(live.id, prices[step.plan], 'now');
      break;
    case 'downgrade':
      life.changePrice(live.id, prices[step.plan]);
      break;
    case 'cancelAtPeriodEnd':
      life.cancelAtPeriodEnd(live.id, step.by);
      break;
    case 'giveUp':
      life.giveUp(live.id, step.outcome);
      break;
    case 'payLate':
      if (!charge) life.payInvoice(idOf(live.latest_invoice));
      break;
    case 'refundPart':
      // A second half would refund all of it.
      if (charge?.amount_refunded === 0) life.refund(live.id, Math.floor(charge.amount / 2));
      break;
    case 'refundAll':
      if (charge) life.refund(live.id);
      break;
    case 'dispute':
      if (charge) life.dispute(live.id);
      break;
    case 'renew':
    case 'failRenewal':
    case 'reactivate':
    case 'cancelNow':
      life[step.do](live.id);
      break;
  }
}

function newestOf(state: StripeContractServer['state'], customerId: string): Stripe.Subscription {
  const newest = state.subscriptions.get(state.subscriptionsOf.get(customerId)?.at(-1) ?? '');
  if (!newest) throw new Error('no subscription to tell of');
  return newest;
}
