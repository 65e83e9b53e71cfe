import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { type PayingApp, signUpSubscriber, startPayingApp } from '../support/paying-app.ts';
import { startTestApp } from '../support/test-app.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
});
afterAll(async () => {
  expect(paying.stripe.violations).toEqual([]);
  await paying.close();
});

it("opens the subscriber's own portal, in Portuguese, with an address to return to", async () => {
  const { app, stripe } = paying;
  const ana = await signUpSubscriber(paying);
  const { url } = await ana.trpc.payments.portal.mutate();
  const session = [...stripe.state.portalSessions.values()].find((candidate) => candidate.url === url);
  expect(session).toMatchObject({
    customer: ana.customerId,
    locale: 'pt-BR',
    return_url: `${app.deps.config.PUBLIC_URL}/subscription`,
  });
});

it("ignores a customer named by the browser: it never opens another person's portal", async () => {
  const ana = await signUpSubscriber(paying);
  const bia = await signUpSubscriber(paying);
  const response = await bia.fetch('/trpc/payments.portal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer: ana.customerId, customerId: ana.customerId, accountId: ana.userId }),
  });
  expect(response.status).toBe(200);
  const [, last] = [...paying.stripe.state.portalSessions.values()].slice(-2);
  expect(last?.customer).toBe(bia.customerId);
});

it('has one configuration for all processes: cards, invoices and cancelling at the end of the period, no change of plan', async () => {
  const { app, stripe } = paying;
  const second = await startTestApp({ env: stripe.env, beside: app });
  const ana = await signUpSubscriber(paying);
  await Promise.all([ana.trpc.payments.portal.mutate(), ana.trpc.payments.portal.mutate()]);
  const there = await fetch(`${second.baseUrl}/trpc/payments.portal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: second.baseUrl, cookie: ana.cookie() },
    body: '{}',
  });
  expect(there.status).toBe(200);
  expect(stripe.state.portalConfigurations.size).toBe(1);
  const created = stripe.requests.filter(
    ({ method, template }) => method === 'POST' && template === '/v1/billing_portal/configurations',
  );
  expect(created[0]?.params.features).toEqual({
    invoice_history: { enabled: 'true' },
    payment_method_update: { enabled: 'true' },
    subscription_cancel: { enabled: 'true', mode: 'at_period_end', proration_behavior: 'none' },
  });
  await second.close();
});

it('also opens after its configuration was removed at the provider', async () => {
  const { stripe } = paying;
  const ana = await signUpSubscriber(paying);
  await ana.trpc.payments.portal.mutate();
  stripe.state.portalConfigurations.clear();
  expect((await ana.trpc.payments.portal.mutate()).url).toMatch(/^http/);
  expect(stripe.state.portalConfigurations.size).toBe(1);
});

it('is refused to a person who has never paid', async () => {
  const buyer = await signUpClient(paying.app.baseUrl);
  expect(await refusal(buyer.trpc.payments.portal.mutate())).toMatchObject({ code: 'NOT_SUBSCRIBED' });
});
