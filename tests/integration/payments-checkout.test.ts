import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { type PayingApp, readStatus, sessionIn, startPayingApp } from '../support/paying-app.ts';
import { makeAdmin } from '../support/people.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import { startTestApp } from '../support/test-app.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
});
afterAll(() => paying.close());
afterEach(() => {
  paying.stripe.play('good');
  paying.stripe.sendEventsTo(webhookUrlOf(paying.app.baseUrl));
  expect(paying.stripe.violations).toEqual([]);
});

const opened = () => paying.stripe.requests.filter(({ template }) => template === '/v1/checkout/sessions').length;
const openSessions = (customerId: string) =>
  [...paying.stripe.state.sessions.values()].filter(
    ({ customer, status }) => customer === customerId && status === 'open',
  );

async function customerOf(userId: string): Promise<string> {
  const [row] = await paying.app.database.sql<{ id: string }[]>`
    select customer_id as id from payment_customers where account_id = ${userId}`;
  return row?.id ?? '';
}

describe('a checkout', () => {
  it('sells the plan at its price, and the plan is in force when it is paid', async () => {
    const { stripe, app } = paying;
    const buyer = await signUpClient(app.baseUrl);
    const { url } = await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
    expect(stripe.requests.at(-1)).toMatchObject({
      template: '/v1/checkout/sessions',
      params: {
        mode: 'subscription',
        line_items: [{ price: stripe.prices.Premium, quantity: '1' }],
        customer: await customerOf(buyer.userId),
        client_reference_id: buyer.userId,
        subscription_data: { metadata: { account_id: buyer.userId } },
        allowed_payment_method_types: ['card'],
        locale: 'pt-BR',
        success_url: `${app.deps.config.PUBLIC_URL}/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${app.deps.config.PUBLIC_URL}/plans?checkout=cancelado`,
      },
    });
    expect(await readStatus(buyer)).toMatchObject({
      planName: 'Gratuito',
      paid: null,
      paymentsAvailable: true,
    });

    stripe.life.pay(sessionIn(url));
    await stripe.events.settled();
    expect(await readStatus(buyer)).toMatchObject({
      planName: 'Premium',
      subscribed: true,
      status: 'active',
      source: 'payment',
      paid: { standing: 'running', planName: 'Premium' },
      diagnosesLimit: 60,
      endsAt: null,
      graceUntil: null,
    });
  });

  it('gives nothing to a buyer who returns without having paid', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    await buyer.trpc.payments.checkout.mutate({ planName: 'Enterprise' });
    expect(await buyer.trpc.payments.refresh.mutate()).toMatchObject({ planName: 'Gratuito', paid: null });
  });

  it.each(['Gratuito', 'Inexistente', 'price_enterprise'])('sells no plan called %s', async (planName) => {
    const buyer = await signUpClient(paying.app.baseUrl);
    const before = opened();
    expect(await refusal(buyer.trpc.payments.checkout.mutate({ planName }))).toMatchObject({ code: 'PLAN_NOT_FOUND' });
    expect(opened()).toBe(before);
  });

  it.each([
    ['another amount', 12_600, {}],
    ['another currency', 12_700, { currency: 'usd' }],
    ['another interval', 12_700, { recurring: { interval: 'year', interval_count: 1 } as never }],
  ])('is refused while the provider would charge %s', async (_what, amount, about) => {
    const { stripe, app } = paying;
    const price = stripe.state.prices.get(stripe.prices.Enterprise);
    const { currency = 'brl', recurring = null } = price ?? {};
    stripe.life.setPrice(stripe.prices.Enterprise, amount, about);
    const buyer = await signUpClient(app.baseUrl);
    const count = opened();
    const refused = await refusal(buyer.trpc.payments.checkout.mutate({ planName: 'Enterprise' }));
    expect(refused.code).toBe('PLAN_NOT_FOUND');
    expect(opened()).toBe(count);
    stripe.life.setPrice(stripe.prices.Enterprise, 12_700, { currency, recurring });
  });

  it('is refused to admins, who need no plan', async () => {
    const admin = await signUpClient(paying.app.baseUrl);
    await makeAdmin(paying.app.database.sql, admin.userId);
    const refused = await refusal(admin.trpc.payments.checkout.mutate({ planName: 'Premium' }));
    expect(refused).toEqual({ code: 'FORBIDDEN', message: expect.stringContaining('acesso ilimitado') });
  });

  it('is refused to a subscriber, even when the app does not know of the subscription yet', async () => {
    const { stripe, app } = paying;
    const buyer = await signUpClient(app.baseUrl);
    const { url } = await buyer.trpc.payments.checkout.mutate({ planName: 'Profissional' });
    stripe.sendEventsTo(null);
    stripe.life.pay(sessionIn(url));
    const refused = await refusal(buyer.trpc.payments.checkout.mutate({ planName: 'Premium' }));
    expect(refused.code).toBe('ALREADY_SUBSCRIBED');
    expect(await readStatus(buyer)).toMatchObject({ planName: 'Profissional' });
  });
});

describe('one open checkout per account', () => {
  it('is reused for the same choice, one after the other and ten at once', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    const choose = () => buyer.trpc.payments.checkout.mutate({ planName: 'Profissional' });
    const urls = await Promise.all(Array.from({ length: 10 }, choose));
    urls.push(await choose());
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(openSessions(await customerOf(buyer.userId))).toHaveLength(1);
  });

  it('ends when another plan is chosen', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    const first = await buyer.trpc.payments.checkout.mutate({ planName: 'Profissional' });
    const second = await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
    const open = openSessions(await customerOf(buyer.userId));
    expect(open.map(({ id }) => id)).toEqual([sessionIn(second.url)]);
    expect(() => paying.stripe.life.pay(sessionIn(first.url))).toThrow('expired');
  });

  it('remains the only one when tabs choose different plans at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await signUpClient(paying.app.baseUrl);
      const tabs = (['Profissional', 'Premium', 'Enterprise'] as const).map((planName) =>
        buyer.trpc.payments.checkout.mutate({ planName }).then(
          ({ url }) => url,
          (error) => error.data.app.code,
        ),
      );
      const answers = await Promise.all(tabs);
      const open = openSessions(await customerOf(buyer.userId));
      expect(open).toHaveLength(1);
      expect(answers).toContain(open[0]?.url);
      for (const answer of answers) {
        if (!answer.startsWith('http')) expect(answer).toBe('PAYMENT_CONFLICT');
      }
    }
  });

  it('stays the only one when it is paid while another plan is chosen', async () => {
    const { stripe, app } = paying;
    const buyer = await signUpClient(app.baseUrl);
    const { url } = await buyer.trpc.payments.checkout.mutate({ planName: 'Profissional' });
    stripe.sendEventsTo(null);
    // Paid after the app has read the subscriptions, but before it ends the checkout.
    const { sessions } = stripe.state;
    const session = sessions.get(sessionIn(url));
    if (!session) throw new Error('no session');
    const get = sessions.get.bind(sessions);
    sessions.get = (id) => {
      sessions.get = get;
      stripe.life.pay(id);
      return { ...session, status: 'open' };
    };
    const refused = await refusal(buyer.trpc.payments.checkout.mutate({ planName: 'Premium' }));
    expect(refused.code).toBe('ALREADY_SUBSCRIBED');
    expect(openSessions(await customerOf(buyer.userId))).toEqual([]);
    expect(await readStatus(buyer)).toMatchObject({ planName: 'Profissional' });
  });

  it('is opened again after the last one has expired', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    const first = await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
    paying.stripe.life.expire(sessionIn(first.url));
    const second = await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
    expect(second.url).not.toBe(first.url);
  });
});

describe('a provider with problems', () => {
  it.each(['server_error', 'rate_limited', 'reset', 'html', 'bad_key'] as const)(
    'that answers with %s costs nothing and leads to a clear message',
    async (scenario) => {
      const buyer = await signUpClient(paying.app.baseUrl);
      paying.stripe.playOn('POST /v1/checkout/sessions', scenario);
      const refused = await refusal(buyer.trpc.payments.checkout.mutate({ planName: 'Premium' }));
      expect(refused.code).toBe('PAYMENT_UNAVAILABLE');
      paying.stripe.playOn('POST /v1/checkout/sessions', 'good');
      expect((await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' })).url).toMatch(/^http/);
      expect(openSessions(await customerOf(buyer.userId))).toHaveLength(1);
    },
  );

  it('that refuses a wrong key sells nothing, and the message does not say that the plan is gone', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    paying.stripe.play('bad_key');
    const refused = await refusal(buyer.trpc.payments.checkout.mutate({ planName: 'Premium' }));
    expect(refused.code).toBe('PAYMENT_UNAVAILABLE');
  });

  it('whose answer is lost opens one checkout and creates one customer, not two', async () => {
    const { stripe, app } = paying;
    const buyer = await signUpClient(app.baseUrl);
    stripe.playOn('POST /v1/customers', 'lost_answer', 'good');
    stripe.playOn('POST /v1/checkout/sessions', 'lost_answer', 'good');
    await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
    const customers = [...stripe.state.customers.values()].filter(
      ({ metadata }) => metadata.account_id === buyer.userId,
    );
    expect(customers).toHaveLength(1);
    expect(openSessions(await customerOf(buyer.userId))).toHaveLength(1);
  });

  it('that no longer knows the customer gets a new one', async () => {
    const { app } = paying;
    const buyer = await signUpClient(app.baseUrl);
    await app.database.sql`
      insert into payment_customers (account_id, customer_id, checkout_session_id)
      values (${buyer.userId}, ${`cus_of_another_key_${buyer.userId}`}, 'cs_of_another_key')`;
    const { url } = await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
    expect(openSessions(await customerOf(buyer.userId)).map(({ id }) => id)).toEqual([sessionIn(url)]);
  });
});

describe('an app without a payment provider', () => {
  it('says so, and works otherwise', async () => {
    const app = await startTestApp();
    const buyer = await signUpClient(app.baseUrl);
    const { payments } = buyer.trpc;
    for (const call of [
      () => payments.checkout.mutate({ planName: 'Premium' }),
      () => payments.previewChange.query({ planName: 'Premium' }),
      () => payments.portal.mutate(),
    ]) {
      expect(await refusal(call())).toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
    }
    expect(await payments.refresh.mutate()).toMatchObject({ planName: 'Gratuito', paymentsAvailable: false });
    const webhook = await fetch(webhookUrlOf(app.baseUrl), {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(webhook.status).toBe(404);
    await app.close();
  });
});
