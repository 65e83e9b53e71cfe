import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type StripeContractServer,
  startStripeContractServer,
  stripeContractSkipReason,
} from '../support/stripe-contract-server.ts';

// Tests of the fake itself: the SDK uses it like Stripe, and the fake reports requests that Stripe would refuse.

let server: StripeContractServer;
let stripe: Stripe;

beforeAll(async () => {
  if (stripeContractSkipReason) console.warn(stripeContractSkipReason);
  server = await startStripeContractServer({ eventTypes: 'all' });
  const { hostname: host, port } = new URL(server.baseUrl);
  const options = { host, port, protocol: 'http', maxNetworkRetries: 0, timeout: 2_000, telemetry: false } as const;
  stripe = new Stripe('sk_test_contract', options);
});
afterAll(() => server.close());
beforeEach(() => {
  server.violations.length = 0;
  server.play('good');
});

async function newCustomer(): Promise<string> {
  return (await stripe.customers.create({ email: 'ana@example.com', name: 'Ana', metadata: { account: 'a' } })).id;
}

async function newCheckout(customer: string, price = server.prices.Profissional): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'account',
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://app.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.test/plans',
    subscription_data: { metadata: { account: 'a' } },
    locale: 'pt-BR',
  });
}

describe('the contract server accepts what Stripe accepts', () => {
  it('sells a subscription whose period is on its item and whose invoice was paid by card', async () => {
    const customer = await newCustomer();
    const session = await newCheckout(customer);
    expect(session).toMatchObject({ status: 'open', amount_total: 3490, currency: 'brl' });
    server.life.pay(session.id);

    const { data } = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice.payments'],
    });
    const [subscription] = data;
    expect(data).toHaveLength(1);
    expect(subscription).toMatchObject({ status: 'active', metadata: { account: 'a' } });
    expect(subscription?.items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * 86_400);
    const invoice = subscription?.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 3490 });
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
    expect(server.violations).toEqual([]);
  });

  it('calculates a change to the second: credit for the rest of the old price, charge for the rest of the new one', async () => {
    const customer = await newCustomer();
    server.state.clock.stopped.set(customer, Date.UTC(2026, 3, 1) / 1000);
    const subscription = server.life.subscribe(customer, server.prices.Profissional);
    const item = subscription.items.data[0]?.id ?? '';
    // April has 30 days: after 10 days two thirds are left.
    const prorationDate = Date.UTC(2026, 3, 11) / 1000;
    const change = {
      items: [{ id: item, price: server.prices.Premium }],
      proration_behavior: 'always_invoice' as const,
      proration_date: prorationDate,
    };
    const due = Math.round((6900 * 2) / 3) - Math.round((3490 * 2) / 3);

    const now = await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: change });
    expect(now.amount_due).toBe(due);
    const next = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...change, proration_behavior: 'create_prorations' },
    });
    expect(next.amount_due).toBe(due + 6900);
    await stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'pending_if_incomplete' });
    const changed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(changed.items.data[0]?.price.id).toBe(server.prices.Premium);
    expect(changed.latest_invoice).toMatchObject({ amount_paid: due, billing_reason: 'subscription_update' });
    expect(server.violations).toEqual([]);
  });

  it('does not change the plan while a change with immediate payment is not paid', async () => {
    const customer = await newCustomer();
    const { id, items } = server.life.subscribe(customer, server.prices.Profissional);
    server.life.setCard(customer, 'needs_authentication');
    const updated = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: server.prices.Premium }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(updated.items.data[0]?.price.id).toBe(server.prices.Profissional);
    const invoice = updated.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'open' });
    server.life.payInvoice(invoice.id);
    const paid = await stripe.subscriptions.retrieve(id);
    expect(paid.items.data[0]?.price.id).toBe(server.prices.Premium);
    expect(paid.pending_update).toBeNull();
  });

  it('keeps the remaining credit of a smaller plan, and subtracts it from the next invoice', async () => {
    const customer = await newCustomer();
    server.state.clock.stopped.set(customer, Date.UTC(2026, 3, 1) / 1000);
    const { id, items } = server.life.subscribe(customer, server.prices.Enterprise);
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: server.prices.Profissional }],
      proration_behavior: 'create_prorations',
      proration_date: Date.UTC(2026, 3, 16) / 1000,
    });
    server.life.renew(id);
    const renewed = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'customer'] });
    // Half of 127,00 back, half of 34,90 due, and 34,90 for the new month: 11,15 remain as credit.
    expect(renewed.latest_invoice).toMatchObject({ total: 3490 + 1745 - 6350, amount_due: 0 });
    expect(renewed.customer).toMatchObject({ balance: -1115 });
    expect(server.violations).toEqual([]);
  });

  it('returns to the 31st after a short month', () => {
    const customer = [...server.state.customers.keys()][0] ?? '';
    server.state.clock.stopped.set(customer, Date.UTC(2026, 0, 31, 12) / 1000);
    const { id } = server.life.subscribe(customer, server.prices.Premium);
    const ends = [0, 1, 2].map(() => {
      const end = server.state.subscriptions.get(id)?.items.data[0]?.current_period_end ?? 0;
      server.life.renew(id);
      return new Date(end * 1000).toISOString();
    });
    expect(ends).toEqual(['2026-02-28T12:00:00.000Z', '2026-03-31T12:00:00.000Z', '2026-04-30T12:00:00.000Z']);
  });

  it('gives the same answer for the same idempotency key, and refuses the key for another request', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({ email: 'um@example.com' }, options);
    const second = await stripe.customers.create({ email: 'um@example.com' }, options);
    expect(second.id).toBe(first.id);
    await expect(stripe.customers.create({ email: 'dois@example.com' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('has done the work even when its answer was lost', async () => {
    server.play('lost_answer', 'good');
    const email = 'perdido@example.com';
    // The SDK itself tries once more, with the same key.
    const { id } = await stripe.customers.create({ email });
    expect([...server.state.customers.values()].filter((customer) => customer.email === email)).toMatchObject([{ id }]);
  });

  it.each([
    ['server_error', 'StripeAPIError'],
    ['rate_limited', 'StripeRateLimitError'],
    ['card_declined', 'StripeCardError'],
    ['bad_key', 'StripeAuthenticationError'],
    ['html', 'StripeAPIError'],
    ['hang', 'StripeConnectionError'],
    ['reset', 'StripeConnectionError'],
  ] as const)('plays %s, which the SDK reads as %s', async (scenario, type) => {
    server.play(scenario);
    await expect(stripe.prices.retrieve(server.prices.Premium)).rejects.toMatchObject({ type });
  });

  it('lists undelivered events, page by page, until they are delivered', async () => {
    const customer = await newCustomer();
    for (let index = 0; index < 12; index += 1) server.events.emit('customer.updated', { id: customer });
    const mine = server.events.all.filter(({ type }) => type === 'customer.updated').map(({ id }) => id);
    const listed: string[] = [];
    for await (const event of stripe.events.list({ delivery_success: false, type: 'customer.updated', limit: 5 })) {
      listed.push(event.id);
    }
    expect(listed.toSorted()).toEqual(mine.toSorted());
    expect(await stripe.events.list({ delivery_success: true })).toMatchObject({ data: [] });
  });
});

describe('the contract server reports a violation', () => {
  /** A POST like the SDK's, with the given differences. */
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.baseUrl}${path}`, {
      method: 'POST',
      body,
      headers: {
        authorization: 'Bearer sk_test_contract',
        'stripe-version': Stripe.API_VERSION,
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });

  it('for a parameter that does not exist', async () => {
    const answer = await send('/v1/customers', 'email=a@example.com&nickname=Ana');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'nickname' } });
    if (!stripeContractSkipReason) {
      expect(server.violations).toEqual(['POST /v1/customers: $.nickname: not in the contract']);
    }
  });

  it('for a parameter of the wrong type, deep inside', async () => {
    const customer = await newCustomer();
    const body = `mode=subscription&customer=${customer}&success_url=https://app.test&line_items[0][price]=x&line_items[0][quantity]=um`;
    expect((await send('/v1/checkout/sessions', body)).status).toBe(400);
    if (!stripeContractSkipReason) {
      expect(server.violations).toEqual(['POST /v1/checkout/sessions: $.line_items[0].quantity: not an integer']);
    }
  });

  it('for a value outside its list', async () => {
    const { id } = server.life.subscribe(await newCustomer(), server.prices.Profissional);
    expect((await send(`/v1/subscriptions/${id}`, 'proration_behavior=sometimes')).status).toBe(400);
    if (!stripeContractSkipReason) {
      expect(server.violations).toEqual([
        'POST /v1/subscriptions/{subscription_exposed_id}: $.proration_behavior: not one of the enum',
      ]);
    }
  });

  it('for a path that Stripe does not have, and for missing required headers', async () => {
    await send('/v1/customer', '');
    await send('/v1/customers', 'email=a@example.com', {
      authorization: '',
      'stripe-version': '',
      'idempotency-key': '',
    });
    expect(server.violations).toEqual([
      'POST /v1/customer: unknown path',
      'POST /v1/customers: no bearer key',
      'POST /v1/customers: no Stripe-Version',
      'POST /v1/customers: no Idempotency-Key',
    ]);
  });
});

describe('the pages of the contract server', () => {
  const press = (url: string, button: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ button }), redirect: 'manual' });

  it('take the money and send the person back with the session in the address', async () => {
    const session = await newCheckout(await newCustomer());
    const url = session.url ?? '';
    expect(await (await fetch(url)).text()).toContain('Pagar');
    expect((await press(url, 'Voltar')).headers.get('location')).toBe('https://app.test/plans');
    const paid = await press(url, 'Pagar');
    expect(paid.headers.get('location')).toBe(`https://app.test/success?session_id=${session.id}`);
    expect(await (await fetch(url)).text()).not.toContain('Pagar');
  });

  it('let the customer cancel at the end of the period and come back', async () => {
    const customer = await newCustomer();
    const { id } = server.life.subscribe(customer, server.prices.Premium);
    const portal = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'https://app.test/subscription',
    });
    expect(await (await press(portal.url, 'Cancelar no fim do período')).text()).toContain('Reativar');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
    await press(portal.url, 'Reativar');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null, status: 'active' });
    expect((await press(portal.url, 'Voltar')).headers.get('location')).toBe('https://app.test/subscription');
  });
});
