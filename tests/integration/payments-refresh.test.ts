import { recoverPaymentsJob } from '@meridia/server/features/payments/jobs.ts';
import { hasPayments } from '@meridia/server/features/payments/policy.ts';
import { recoverPayments } from '@meridia/server/features/payments/recover-payments.ts';
import { recoverRecentPayments } from '@meridia/server/features/payments/recover-recent-payments.ts';
import { allJobs } from '@meridia/server/jobs.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { insertPayer, paymentFingerprint, readPlanState } from '../support/payers.ts';
import { type PayingApp, readStatus, sessionIn, signUpSubscriber, startPayingApp } from '../support/paying-app.ts';
import { passDays } from '../support/people.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp({ env: { LIMITS: 'on' } });
});
afterAll(() => paying.close());
// Deliveries to the webhook have failed for an hour.
beforeEach(() => paying.stripe.sendEventsTo(null));
afterEach(() => expect(paying.stripe.violations).toEqual([]));

const since = new Date(Date.now() - 3_600_000);
const listings = () => paying.stripe.requests.filter(({ template }) => template === '/v1/subscriptions').length;

function recover(options: { everyone?: boolean } = {}) {
  const { deps } = paying.app;
  if (!hasPayments(deps)) throw new Error('no payments');
  return recoverPayments(deps, { since, ...options });
}

describe('refreshing', () => {
  it('finds a payment whose event never arrived', async () => {
    const ana = await signUpClient(paying.app.baseUrl);
    const { url } = await ana.trpc.payments.checkout.mutate({ planName: 'Premium' });
    paying.stripe.life.pay(sessionIn(url));
    expect((await readStatus(ana)).planName).toBe('Gratuito');
    expect(await ana.trpc.payments.refresh.mutate()).toMatchObject({ planName: 'Premium', subscribed: true });
  });

  it('asks the provider at most six times a minute, and still answers', async () => {
    paying.stripe.sendEventsTo(webhookUrlOf(paying.app.baseUrl));
    const ana = await signUpSubscriber(paying, 'Premium');
    const before = listings();
    for (let time = 0; time < 9; time += 1) {
      expect(await ana.trpc.payments.refresh.mutate()).toMatchObject({ planName: 'Premium' });
    }
    expect(listings() - before).toBe(6);
  });

  it('says that the provider did not answer, and changes nothing', async () => {
    paying.stripe.sendEventsTo(webhookUrlOf(paying.app.baseUrl));
    const ana = await signUpSubscriber(paying, 'Premium');
    paying.stripe.play('server_error');
    expect(await refusal(ana.trpc.payments.refresh.mutate())).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    paying.stripe.play('good');
    expect(await readStatus(ana)).toMatchObject({ planName: 'Premium' });
  });
});

describe('recovering', () => {
  it('applies every undelivered event once', async () => {
    const { stripe, app } = paying;
    const people = await Promise.all(Array.from({ length: 3 }, () => insertPayer(app.database.sql, stripe)));
    for (const { customerId } of people) stripe.life.subscribe(customerId, stripe.prices.Premium);
    const waiting = stripe.events.undelivered().length;
    const done = await recover();
    expect(done).toMatchObject({ failed: 0 });
    expect(done.events.handled + done.events.known + done.events.ignored).toBe(waiting);
    expect(done.events.handled).toBeGreaterThanOrEqual(6);
    for (const { id } of people) expect(await readPlanState(app.database.sql, id)).toMatchObject({ plan: 'Premium' });

    const before = await paymentFingerprint(app.database.sql);
    expect((await recover()).events).toMatchObject({ handled: 0 });
    stripe.sendEventsTo(webhookUrlOf(app.baseUrl));
    await stripe.events.redeliver();
    expect(await paymentFingerprint(app.database.sql)).toBe(before);
  });

  it('finds a paid checkout without any event, and deletes an expired one', async () => {
    const { stripe, app } = paying;
    const [ana, bia, eva] = await Promise.all([1, 2, 3].map(() => signUpClient(app.baseUrl)));
    if (!ana || !bia || !eva) throw new Error('not all three therapists signed up');
    const open = async (person: typeof ana) =>
      sessionIn((await person.trpc.payments.checkout.mutate({ planName: 'Premium' })).url);
    const [paid, expired] = [await open(ana), await open(bia), await open(eva)];
    stripe.life.pay(paid);
    stripe.life.expire(expired);
    // Imitates a missing endpoint: no event counts as undelivered.
    for (const { id } of stripe.events.all) stripe.state.deliveredEvents.add(id);
    expect(await recover()).toMatchObject({ checkoutsEnded: expect.any(Number), failed: 0 });
    expect(await readStatus(ana)).toMatchObject({ planName: 'Premium' });
    const rows = await app.database.sql<{ id: string }[]>`
      select account_id as id from payment_customers where checkout_session_id is not null`;
    expect(rows.map(({ id }) => id)).toEqual([eva.userId]);
  });

  it('reads customers whose period has ended without an event, and all customers on request', async () => {
    const { stripe, app } = paying;
    stripe.sendEventsTo(webhookUrlOf(app.baseUrl));
    const ana = await signUpSubscriber(paying, 'Premium');
    stripe.sendEventsTo(null);
    await recover();
    await passDays(app.database.sql, ana.userId, 32);
    expect(await recover()).toMatchObject({ accountsRead: 1 });
    expect(await recover()).toMatchObject({ accountsRead: 0 });
    const [known] = await app.database.sql<{ count: number }[]>`select count(*)::int as count from payment_customers`;
    expect(await recover({ everyone: true })).toMatchObject({ accountsRead: known?.count, failed: 0 });
  });

  it('stops when the provider does not answer, and continues the next time', async () => {
    const { stripe, app } = paying;
    const ana = await insertPayer(app.database.sql, stripe);
    stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    stripe.playOn('GET /v1/subscriptions', 'rate_limited');
    await expect(recover()).rejects.toThrow('did not answer');
    stripe.playOn('GET /v1/subscriptions', 'good');
    await recover();
    expect(await readPlanState(app.database.sql, ana.id)).toMatchObject({ plan: 'Premium' });
  });

  it('is a job every quarter of an hour, which deletes events after 90 days', async () => {
    const { app } = paying;
    expect(allJobs).toContain(recoverPaymentsJob);
    expect(recoverPaymentsJob.schedule).toBe('*/15 * * * *');
    const { id } = await insertPayer(app.database.sql, paying.stripe);
    await app.database.sql`
      insert into payment_events (id, type, account_id, occurred_at, created_at) values
        ('evt_old', 'invoice.paid', ${id}, now(), now() - interval '91 days'),
        ('evt_young', 'invoice.paid', ${id}, now(), now() - interval '89 days')`;
    await recoverRecentPayments(app.deps);
    const kept = await app.database.sql`select id from payment_events where id in ('evt_old', 'evt_young')`;
    expect([...kept]).toEqual([{ id: 'evt_young' }]);
    await expect(recoverRecentPayments({ ...app.deps, payments: null })).resolves.toBeUndefined();
  });
});
