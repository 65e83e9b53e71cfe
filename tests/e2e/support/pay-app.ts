import type { PlanName } from '@meridia/shared/plans.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type Stripe from 'stripe';
import type { AppProcess } from '../../support/app-process.ts';
import { eventually } from '../../support/eventually.ts';
import { passDays } from '../../support/people.ts';
import { addMonths, idOf, nowOf, sessionOf } from '../../support/stripe/state.ts';
import { type StripeContractServer, startStripeContractServer } from '../../support/stripe-contract-server.ts';
import { type AppBeside, startAppBeside } from './app-beside.ts';
import { test as base, type Therapist } from './test.ts';

export { expect } from '@playwright/test';

type PaidPlanName = Exclude<PlanName, 'Gratuito'>;

interface Fixtures {
  /**
   * Buys a plan for an account that is some weeks old, without a screen: checkout, payment and webhook. Resolves when the app knows
   * the plan.
   */
  buyPlan: (
    buyer: Pick<Therapist, 'trpc' | 'userId'>,
    planName: PaidPlanName,
    options?: { aMonthAgo?: boolean },
  ) => Promise<Stripe.Subscription>;
  /** Every request that the test made the app send was one that Stripe's description allows. */
  contractKept: undefined;
}

interface WorkerFixtures {
  stripe: StripeContractServer;
  /** An app of its own that sells plans, with a payment provider beside it. */
  payBeside: AppBeside;
  payApp: AppProcess;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const stripe = await startStripeContractServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],

  payBeside: [
    async ({ stripe }, use) => {
      const beside = await startAppBeside(stripe.env);
      stripe.sendEventsTo(webhookOf(beside.app));
      await use(beside);
      stripe.sendEventsTo(null);
      await beside.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  payApp: [({ payBeside }, use) => use(payBeside.app), { scope: 'worker' }],

  databaseUrl: [async ({ payBeside }, use) => use(payBeside.databaseUrl), { scope: 'worker' }],

  baseURL: ({ payApp }, use) => use(payApp.baseUrl),

  buyPlan: ({ stripe, sql }, use) =>
    use(async ({ trpc, userId }, planName, { aMonthAgo = false } = {}) => {
      // Not in the same second as the sign-up, because the welcome bonus would then also count for the plan.
      await passDays(sql, userId, 40);
      const { url } = await trpc.payments.checkout.mutate({ planName });
      const customerId = idOf(sessionOf(stripe.state, checkoutIdOf(url)).customer);
      // The paid month ends now, so the renewal comes next.
      if (aMonthAgo) stripe.state.clock.stopped.set(customerId, monthBefore(nowOf(stripe.state)));
      const subscription = stripe.life.pay(checkoutIdOf(url));
      stripe.state.clock.stopped.delete(customerId);
      await eventually(
        async () => ((await trpc.subscriptions.status.query()).planName === planName ? true : null),
        `the plan ${planName} to be active`,
      );
      return subscription;
    }),

  contractKept: [
    async ({ stripe }, use) => {
      await use(undefined);
      const violations = stripe.violations.splice(0);
      if (violations.length > 0) throw new Error(`Stripe would not have taken this:\n${violations.join('\n')}`);
    },
    { auto: true },
  ],
});

/** One month before `now`, in Unix seconds. If a shorter month moves the day, 30 days before. */
function monthBefore(now: number): number {
  const before = addMonths(now, -1);
  return addMonths(before, 1) === now ? before : now - 30 * 24 * 3600;
}

function webhookOf({ baseUrl }: AppProcess): string {
  return `${baseUrl}/api/stripe/webhook`;
}

function checkoutIdOf(url: string): string {
  const id = /\/pay\/(cs_\w+)/.exec(url)?.[1];
  if (!id) throw new Error(`${url} is no checkout of the contract server`);
  return id;
}

/** Presses a button that opens a page of the payment provider in a new tab. @returns that tab */
export async function openProviderTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  await tab.waitForURL(/\/(pay|portal|invoice)\//);
  return tab;
}
