import { randomUUID } from 'node:crypto';
import { grantPlan } from '@meridia/server/features/plan-grants/commands.ts';
import type { ErrorCode } from '@meridia/shared/errors.ts';
import { choosePlanAction, offersPortal, type PlanAction } from '@meridia/shared/plan-action.ts';
import type { PlanName } from '@meridia/shared/plans.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import {
  type Buyer,
  type PayingApp,
  readStatus,
  type Subscriber,
  sessionIn,
  signUpSubscriber,
  startPayingApp,
} from '../support/paying-app.ts';
import { insertPaid, makeAdmin, useUnits } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
});
afterAll(() => paying.close());
afterEach(() => expect(paying.stripe.violations).toEqual([]));

const paidPlans = ['Profissional', 'Premium', 'Enterprise'] as const;
type Offers = Record<(typeof paidPlans)[number], PlanAction['kind'] | 'current + checkout'>;

const all = (kind: PlanAction['kind']): Offers => ({ Profissional: kind, Premium: kind, Enterprise: kind });
const paysProfissional: Offers = { Profissional: 'current', Premium: 'change', Enterprise: 'change' };

async function subscriberAfter(
  change: (subscriber: Subscriber) => Promise<void> | void,
  plan: Exclude<PlanName, 'Gratuito'> = 'Profissional',
): Promise<Buyer> {
  const subscriber = await signUpSubscriber(paying, plan);
  await change(subscriber);
  await paying.stripe.events.settled();
  return subscriber;
}

const withStatus = (status: Parameters<PayingApp['stripe']['life']['setStatus']>[1]) => () =>
  subscriberAfter(({ subscriptionId }) => paying.stripe.life.setStatus(subscriptionId, status));

async function give({ userId }: Buyer, planName: PlanName): Promise<void> {
  const endsAt = new Date(Date.now() + 20 * 86_400_000);
  await grantPlan(paying.app.deps, 'command_line', { userId, planName, endsAt, reason: 'cortesia' });
}

/** Every state of an account at the payment provider, and the buttons of each plan's card in this state. */
const states: readonly [state: string, enter: () => Promise<Buyer>, offers: Offers, portal: boolean][] = [
  ['has never paid', () => signUpClient(paying.app.baseUrl), all('checkout'), false],
  [
    'has a checkout open, in another tab',
    async () => {
      const buyer = await signUpClient(paying.app.baseUrl);
      await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
      return buyer;
    },
    all('checkout'),
    false,
  ],
  ['began a subscription whose first payment hangs', withStatus('incomplete'), all('checkout'), false],
  ['began one whose first payment never came', withStatus('incomplete_expired'), all('checkout'), false],
  ['pays', () => signUpSubscriber(paying), paysProfissional, true],
  ['is in a trial', withStatus('trialing'), paysProfissional, true],
  [
    'has cancelled at the end of the period',
    () => subscriberAfter(({ subscriptionId }) => paying.stripe.life.cancelAtPeriodEnd(subscriptionId)),
    paysProfissional,
    true,
  ],
  [
    'has a change that waits for the bank',
    () =>
      subscriberAfter(async ({ customerId, trpc }) => {
        paying.stripe.life.setCard(customerId, 'needs_authentication');
        const { prorationDate } = await trpc.payments.previewChange.query({ planName: 'Premium' });
        await trpc.payments.change.mutate({ planName: 'Premium', prorationDate, idempotencyKey: randomUUID() });
        paying.stripe.life.setCard(customerId, 'good');
      }),
    paysProfissional,
    true,
  ],
  [
    'has used more than a smaller plan includes',
    () => subscriberAfter(({ userId }) => useUnits(paying.app.database.sql, userId, 30), 'Premium'),
    { Profissional: 'too_small', Premium: 'current', Enterprise: 'change' },
    true,
  ],
  [
    'has a payment that failed, within the grace',
    () => subscriberAfter(({ subscriptionId }) => paying.stripe.life.failRenewal(subscriptionId)),
    { Profissional: 'current', Premium: 'settle', Enterprise: 'settle' },
    true,
  ],
  [
    'has a payment that failed for good',
    () =>
      subscriberAfter(({ subscriptionId }) => {
        paying.stripe.life.failRenewal(subscriptionId);
        paying.stripe.life.giveUp(subscriptionId, 'unpaid');
      }),
    all('settle'),
    true,
  ],
  ['is paused', withStatus('paused'), all('checkout'), true],
  [
    'is paused, with an invoice unpaid',
    () =>
      subscriberAfter(({ subscriptionId }) => {
        paying.stripe.life.failRenewal(subscriptionId);
        paying.stripe.life.setStatus(subscriptionId, 'paused');
      }),
    all('checkout'),
    true,
  ],
  [
    'has cancelled, and it is over',
    () => subscriberAfter(({ subscriptionId }) => paying.stripe.life.cancelNow(subscriptionId)),
    all('checkout'),
    false,
  ],
  [
    'pays a price that stands for none of the plans',
    () =>
      subscriberAfter(async ({ subscriptionId }) => {
        const { state, life } = paying.stripe;
        const [item] = state.subscriptions.get(subscriptionId)?.items.data ?? [];
        if (item) item.price = { ...item.price, id: 'price_of_the_operator' };
        life.setStatus(subscriptionId, 'active');
      }),
    all('change'),
    true,
  ],
  [
    'has a courtesy and pays nothing',
    async () => {
      const buyer = await signUpClient(paying.app.baseUrl);
      await give(buyer, 'Premium');
      return buyer;
    },
    { Profissional: 'checkout', Premium: 'current + checkout', Enterprise: 'checkout' },
    false,
  ],
  [
    'has a courtesy above what is paid',
    () => subscriberAfter((subscriber) => give(subscriber, 'Premium')),
    { Profissional: 'held', Premium: 'current', Enterprise: 'change' },
    true,
  ],
  [
    'has a courtesy above a payment that failed',
    () =>
      subscriberAfter(async (subscriber) => {
        await give(subscriber, 'Premium');
        paying.stripe.life.failRenewal(subscriber.subscriptionId);
      }),
    { Profissional: 'settle', Premium: 'current', Enterprise: 'settle' },
    true,
  ],
  [
    'has a courtesy above a paused subscription',
    () =>
      subscriberAfter(async (subscriber) => {
        await give(subscriber, 'Premium');
        paying.stripe.life.setStatus(subscriber.subscriptionId, 'paused');
      }),
    { Profissional: 'checkout', Premium: 'current + checkout', Enterprise: 'checkout' },
    true,
  ],
  [
    'has become an admin, and pays',
    () => subscriberAfter(({ userId }) => makeAdmin(paying.app.database.sql, userId)),
    all('admin'),
    false,
  ],
];

/** The error code with which the server refuses an action that the screen does not offer. */
const refusedWith: Partial<Record<PlanAction['kind'], { checkout?: ErrorCode; change?: ErrorCode }>> = {
  checkout: { change: 'NOT_SUBSCRIBED' },
  change: { checkout: 'ALREADY_SUBSCRIBED' },
  settle: { checkout: 'ALREADY_SUBSCRIBED', change: 'PAYMENT_DECLINED' },
  held: { checkout: 'ALREADY_SUBSCRIBED', change: 'ALREADY_SUBSCRIBED' },
  too_small: { checkout: 'ALREADY_SUBSCRIBED', change: 'PLAN_TOO_SMALL' },
  admin: { checkout: 'FORBIDDEN', change: 'FORBIDDEN' },
};

describe('the offers on the screen of an account that', () => {
  it.each(states)('%s are exactly what the server accepts', async (_state, enter, offers, portal) => {
    const buyer = await enter();
    const catalogue = await buyer.trpc.subscriptions.plans.query();
    const status = await readStatus(buyer);
    const role = status.isAdminPlan ? 'admin' : 'therapist';
    const asked = new Set<PlanAction['kind']>();
    for (const plan of catalogue.filter(({ priceBrl }) => priceBrl > 0)) {
      const planName = plan.name;
      const action = choosePlanAction(plan, role, status);
      const sells = action.kind === 'checkout' || (action.kind === 'current' && action.purchase);
      const shown = sells && action.kind === 'current' ? 'current + checkout' : action.kind;
      expect.soft([planName, shown]).toEqual([planName, Reflect.get(offers, planName)]);
      // One plan of each kind is enough to ask the server about.
      if (asked.has(action.kind)) continue;
      asked.add(action.kind);
      const checkout = await outcome(buyer.trpc.payments.checkout.mutate({ planName }));
      const change = await outcome(buyer.trpc.payments.previewChange.query({ planName }));
      expect.soft([planName, checkout === 'accepted'], `the checkout: ${checkout}`).toEqual([planName, sells]);
      // 'Your plan' offers less than the server accepts: a granted plan can be paid for by a change as well.
      if (action.kind !== 'current') {
        expect.soft([planName, change === 'accepted'], `the change: ${change}`).toEqual([planName, shown === 'change']);
      }
      const codes = refusedWith[action.kind];
      if (codes?.checkout && checkout !== 'accepted')
        expect.soft([planName, checkout]).toEqual([planName, codes.checkout]);
      if (codes?.change && change !== 'accepted') expect.soft([planName, change]).toEqual([planName, codes.change]);
    }
    expect.soft(offersPortal(status), 'the portal').toBe(portal);
    const opened = await outcome(buyer.trpc.payments.portal.mutate());
    if (portal) expect(opened).toBe('accepted');
  });

  it('pays where payments have been switched off are empty, and that server accepts nothing', async () => {
    const app = await startTestApp();
    const buyer = await signUpClient(app.baseUrl);
    await insertPaid(app.database.sql, buyer.userId);
    const status = await readStatus(buyer);
    for (const plan of await buyer.trpc.subscriptions.plans.query()) {
      if (plan.name === 'Gratuito') continue;
      const { kind } = choosePlanAction(plan, 'therapist', status);
      expect(['current', 'unavailable']).toContain(kind);
    }
    expect(offersPortal(status)).toBe(false);
    expect(await outcome(buyer.trpc.payments.portal.mutate())).toBe('PAYMENTS_NOT_CONFIGURED');
    await app.close();
  });
});

describe('a new subscription in place of a paused one', () => {
  async function buyAgain(buyer: Buyer, planName: 'Profissional' | 'Premium'): Promise<void> {
    const { url } = await buyer.trpc.payments.checkout.mutate({ planName });
    paying.stripe.life.pay(sessionIn(url));
    await paying.stripe.events.settled();
  }
  /** Whether a cancellation gave credit for the rest of the period; two events at the same time may both ask for it. */
  const creditsOf = (subscriptionId: string) =>
    new Set(
      paying.stripe.requests
        .filter(({ method, path }) => method === 'DELETE' && path === `/v1/subscriptions/${subscriptionId}`)
        .map(({ params }) => params.prorate ?? 'false'),
    );

  it('is the plan in force when it is paid, and ends the paused one with credit', async () => {
    const ana = await signUpSubscriber(paying);
    paying.stripe.life.setStatus(ana.subscriptionId, 'paused');
    await paying.stripe.events.settled();
    expect(await readStatus(ana)).toMatchObject({ planName: 'Gratuito', paid: { standing: 'paused' } });
    await buyAgain(ana, 'Premium');
    expect(await readStatus(ana)).toMatchObject({ planName: 'Premium', paid: { standing: 'running' } });
    expect(paying.stripe.state.subscriptions.get(ana.subscriptionId)?.status).toBe('canceled');
    expect(creditsOf(ana.subscriptionId)).toEqual(new Set(['true']));
  });

  it('gives no credit for a period that was never paid', async () => {
    const ana = await signUpSubscriber(paying);
    paying.stripe.life.failRenewal(ana.subscriptionId);
    paying.stripe.life.setStatus(ana.subscriptionId, 'paused');
    await paying.stripe.events.settled();
    await buyAgain(ana, 'Profissional');
    expect(await readStatus(ana)).toMatchObject({ planName: 'Profissional', paid: { standing: 'running' } });
    expect(creditsOf(ana.subscriptionId)).toEqual(new Set(['false']));
  });

  it('remains when the paused one is the newer of the two', async () => {
    const ana = await signUpSubscriber(paying);
    const younger = paying.stripe.life.subscribe(ana.customerId, paying.stripe.prices.Premium);
    younger.start_date += 60;
    younger.status = 'paused';
    paying.stripe.life.setStatus(younger.id, 'paused');
    await paying.stripe.events.settled();
    expect(await readStatus(ana)).toMatchObject({ planName: 'Profissional', paid: { standing: 'running' } });
  });
});

async function outcome(call: Promise<unknown>): Promise<'accepted' | ErrorCode> {
  const settled = await call.then(
    () => 'accepted' as const,
    () => null,
  );
  return settled ?? (await refusal(call)).code;
}
