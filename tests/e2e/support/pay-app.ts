import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import type { PlanName } from '@meridia/shared/plans.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type Stripe from 'stripe';
import { type AppProcess, startAppProcess } from '../../support/app-process.ts';
import { eventually } from '../../support/eventually.ts';
import { passDays } from '../../support/people.ts';
import { addMonths, idOf, nowOf, sessionOf } from '../../support/stripe/state.ts';
import { type StripeContractServer, startStripeContractServer } from '../../support/stripe-contract-server.ts';
import { test as base, type Therapist } from './test.ts';

export { expect } from '@playwright/test';

type PaidPlanName = Exclude<PlanName, 'Gratuito'>;

interface Fixtures {
  /** Somebody who has been here for a while buys a plan, without a screen: checkout, payment, webhook, until the app knows. */
  buyPlan: (
    buyer: Pick<Therapist, 'trpc' | 'userId'>,
    planName: PaidPlanName,
    options?: { aMonthAgo?: boolean },
  ) => Promise<Stripe.Subscription>;
  /** The same, but the provider's news never reach the app. */
  payUnheard: Fixtures['buyPlan'];
  /** Every request that the test made the app send was one that Stripe's description allows. */
  contractKept: undefined;
}

interface WorkerFixtures {
  stripe: StripeContractServer;
  /** An app of its own that sells plans, with a payment provider beside it. */
  payApp: AppProcess;
  payDataDir: string;
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

  payDataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => use(await mkdtemp(join(tmpdir(), 'meridia-e2e-pay-'))),
    { scope: 'worker' },
  ],

  payApp: [
    async ({ stripe, payDataDir }, use) => {
      const app = await startAppProcess({ ...stripe.env, DATA_DIR: payDataDir });
      stripe.sendEventsTo(webhookOf(app));
      await use(app);
      stripe.sendEventsTo(null);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  databaseUrl: [
    async ({ payApp: _, payDataDir }, use) => {
      const url = await findEmbeddedPostgres(join(payDataDir, 'postgres'));
      if (!url) throw new Error('the app that sells plans runs no embedded database');
      await use(url);
    },
    { scope: 'worker' },
  ],

  baseURL: ({ payApp }, use) => use(payApp.baseUrl),

  buyPlan: ({ stripe, sql }, use) =>
    use(async ({ trpc, userId }, planName, { aMonthAgo = false } = {}) => {
      // Not within the second of the sign-up, in which the welcome bonus would count for the plan as well.
      await passDays(sql, userId, 40);
      const { url } = await trpc.payments.checkout.mutate({ planName });
      const customerId = idOf(sessionOf(stripe.state, checkoutIdOf(url)).customer);
      // The month ends now: what comes next is the renewal.
      if (aMonthAgo) stripe.state.clock.stopped.set(customerId, monthBefore(nowOf(stripe.state)));
      const subscription = stripe.life.pay(checkoutIdOf(url));
      stripe.state.clock.stopped.delete(customerId);
      await eventually(
        async () => ((await trpc.subscriptions.status.query()).planName === planName ? true : null),
        `the plan ${planName} to be active`,
      );
      return subscription;
    }),

  payUnheard: ({ stripe, payApp }, use) =>
    use(async ({ trpc }, planName) => {
      const { url } = await trpc.payments.checkout.mutate({ planName });
      stripe.sendEventsTo(null);
      const subscription = stripe.life.pay(checkoutIdOf(url));
      stripe.sendEventsTo(webhookOf(payApp));
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

/** Unix seconds. Where a shorter month cuts it, 30 days: the next period then begins tomorrow. */
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

/** Presses what opens a page of the payment provider in a new tab. @returns that tab */
export async function openProviderTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  await tab.waitForURL(/\/(pay|portal|invoice)\//);
  return tab;
}
