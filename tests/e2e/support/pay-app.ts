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
  /**
   * Buys a plan for an account that is some weeks old, without a screen: checkout, payment and webhook. Resolves when the app knows
   * the plan.
   */
  buyPlan: (
    buyer: Pick<Therapist, 'trpc' | 'userId'>,
    planName: PaidPlanName,
    options?: { aMonthAgo?: boolean },
  ) => Promise<Stripe.Subscription>;
  /** Pays for a plan, but the provider's events never reach the app. */
  payUnheard: Fixtures['buyPlan'];
  /** Checks that all requests the app sent during the test are allowed by Stripe's description. */
  contractKept: undefined;
}

interface WorkerFixtures {
  stripe: StripeContractServer;
  /** A separate app that sells plans, with its own simulated payment provider. */
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
