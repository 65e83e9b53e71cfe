import { asSystem } from '@meridia/server/db/tx.ts';
import { hasPayments } from '@meridia/server/features/payments/policy.ts';
import { applyReading, readCustomer } from '@meridia/server/features/payments/sync-customer.ts';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countEffects, eventsOf, insertPayer, readPlanState } from '../support/payers.ts';
import { type PayingApp, readStatus, signUpSubscriber, startPayingApp } from '../support/paying-app.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
});
afterAll(() => paying.close());
// Events wait until a test delivers them; otherwise they would arrive in any order.
beforeEach(() => paying.stripe.sendEventsTo(null));
afterEach(() => expect(paying.stripe.violations).toEqual([]));

const payer = () => insertPayer(paying.app.database.sql, paying.stripe);
const planOf = async (accountId: string) => (await readPlanState(paying.app.database.sql, accountId)).plan;
const statusAt = (id: string) => paying.stripe.state.subscriptions.get(id)?.status;

async function deliver(...events: (Stripe.Event | undefined)[]): Promise<void> {
  for (const event of events) {
    if (!event) throw new Error('no such event');
    const [answer] = await paying.stripe.events.deliver(event, 1, webhookUrlOf(paying.app.baseUrl));
    expect(answer).toMatchObject({ status: 200 });
  }
}

const eventOf = (customerId: string, type: string) =>
  eventsOf(paying.stripe, customerId).findLast((event) => event.type === type);

function reading(person: { id: string; customerId: string }) {
  const { deps } = paying.app;
  if (!hasPayments(deps)) throw new Error('no payments');
  return readCustomer(deps, { accountId: person.id, customerId: person.customerId });
}

describe('readings of the provider', () => {
  it('that began earlier do not undo newer ones, in any order of arrival', async () => {
    const { stripe, app } = paying;
    const ana = await payer();
    const { id } = stripe.life.subscribe(ana.customerId, stripe.prices.Profissional);
    const early = await reading(ana);
    stripe.life.changePrice(id, stripe.prices.Premium);
    const late = await reading(ana);
    const apply = (one: typeof early) => asSystem(app.deps.database, (tx) => applyReading(app.deps, tx, one));
    expect(await apply(late)).toBe(true);
    expect(await apply(early)).toBe(false);
    expect(await apply(late)).toBe(false);
    expect(await planOf(ana.id)).toBe('Premium');
  });

  it('that run at the same moment have one result', async () => {
    const { stripe, app } = paying;
    const ana = await payer();
    stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    const readings = await Promise.all(Array.from({ length: 8 }, () => reading(ana)));
    await Promise.all(readings.map((one) => asSystem(app.deps.database, (tx) => applyReading(app.deps, tx, one))));
    expect(await countEffects(app.database.sql, ana.id)).toEqual({ events: 0, planChanges: 1, mails: 1, paid: 1 });
  });

  it('without the subscription, as with a wrong key, take no plan away', async () => {
    const { stripe, app } = paying;
    const ana = await payer();
    stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    await deliver(eventOf(ana.customerId, 'customer.subscription.created'));
    const empty = { ...(await reading(ana)), subscriptions: [] };
    await asSystem(app.deps.database, (tx) => applyReading(app.deps, tx, empty));
    expect(await planOf(ana.id)).toBe('Premium');
  });
});

describe('two live subscriptions of one account', () => {
  it('become one: the newest stays, the older one ends and its rest becomes credit', async () => {
    const { stripe, app } = paying;
    const ana = await payer();
    const now = Math.floor(Date.now() / 1000);
    stripe.state.clock.stopped.set(ana.customerId, now - 60);
    const older = stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    stripe.state.clock.stopped.set(ana.customerId, now);
    const newer = stripe.life.subscribe(ana.customerId, stripe.prices.Profissional);
    const created = eventsOf(stripe, ana.customerId).filter(({ type }) => type === 'customer.subscription.created');
    await Promise.all(created.flatMap((event) => [deliver(event), deliver(event)]));
    expect(statusAt(older.id)).toBe('canceled');
    expect(statusAt(newer.id)).toBe('active');
    expect(await planOf(ana.id)).toBe('Profissional');
    expect(stripe.state.customers.get(ana.customerId)?.balance).toBeLessThan(-6_800);
    const [live] = await app.database.sql<{ count: number }[]>`
      select count(*)::int as count from paid_subscriptions where account_id = ${ana.id} and status = 'active'`;
    expect(live?.count).toBe(1);
  });

  it('are left alone when one of them is not a plan of ours, and this one gives no plan', async () => {
    const { stripe } = paying;
    const ana = await payer();
    const ours = stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    const price = stripe.state.prices.get(stripe.prices.Premium);
    if (!price) throw new Error('no price');
    stripe.state.prices.set('price_consulting', { ...price, id: 'price_consulting' });
    const other = stripe.life.subscribe(ana.customerId, 'price_consulting');
    await deliver(eventOf(ana.customerId, 'customer.subscription.created'));
    expect([statusAt(ours.id), statusAt(other.id)]).toEqual(['active', 'active']);
    expect(await planOf(ana.id)).toBe('Premium');
    stripe.life.cancelNow(ours.id);
    await deliver(eventOf(ana.customerId, 'customer.subscription.deleted'));
    expect(await planOf(ana.id)).toBe('Gratuito');
  });
});

describe('a refund', () => {
  it.each(['refund', 'dispute'] as const)('by %s ends the subscription now, without credit', async (way) => {
    const { stripe } = paying;
    const ana = await payer();
    const { id } = stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    await deliver(eventOf(ana.customerId, 'customer.subscription.created'));
    stripe.life[way](id);
    const event = eventOf(ana.customerId, way === 'refund' ? 'charge.refunded' : 'charge.dispute.created');
    await deliver(event, event);
    expect(statusAt(id)).toBe('canceled');
    expect(await planOf(ana.id)).toBe('Gratuito');
    expect(stripe.state.customers.get(ana.customerId)?.balance).toBe(0);
  });

  it('in part, or a mere inquiry by a bank, changes nothing', async () => {
    const { stripe } = paying;
    const ana = await payer();
    const { id } = stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    await deliver(eventOf(ana.customerId, 'customer.subscription.created'));
    const { id: charge } = stripe.life.refund(id, 1_000);
    await deliver(eventOf(ana.customerId, 'charge.refunded'));
    const inquiry = { id: 'dp_1', object: 'dispute', charge, payment_intent: 'pi_1', status: 'warning_needs_response' };
    await deliver(stripe.events.emit('charge.dispute.created', inquiry));
    expect(statusAt(id)).toBe('active');
    expect(await planOf(ana.id)).toBe('Premium');
  });

  it('for the running month also ends the subscription after an upgrade', async () => {
    const { stripe } = paying;
    const ana = await payer();
    const { id } = stripe.life.subscribe(ana.customerId, stripe.prices.Profissional);
    const month = stripe.life.latestCharge(id);
    stripe.life.changePrice(id, stripe.prices.Premium);
    await deliver(stripe.events.emit('charge.refunded', { ...month, refunded: true }));
    expect(statusAt(id)).toBe('canceled');
    expect(await planOf(ana.id)).toBe('Gratuito');
  });

  it('for a month that is over ends nothing', async () => {
    const { stripe } = paying;
    const ana = await payer();
    const { id } = stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    const charge = [...stripe.state.charges.values()].find(({ customer }) => customer === ana.customerId);
    stripe.life.renew(id);
    await deliver(stripe.events.emit('charge.refunded', { ...charge, refunded: true }));
    expect(statusAt(id)).toBe('active');
    expect(await planOf(ana.id)).toBe('Premium');
  });
});

describe('a customer', () => {
  it('deleted at the provider has no plan any more, and can subscribe again', async () => {
    const { stripe, app } = paying;
    stripe.sendEventsTo(webhookUrlOf(app.baseUrl));
    const ana = await signUpSubscriber(paying, 'Premium');
    stripe.sendEventsTo(null);
    stripe.life.deleteCustomer(ana.customerId);
    await deliver(
      eventOf(ana.customerId, 'customer.deleted'),
      eventOf(ana.customerId, 'customer.deleted'),
      eventOf(ana.customerId, 'customer.subscription.deleted'),
    );
    expect(await readStatus(ana)).toMatchObject({ planName: 'Gratuito', paid: null });
    const [row] = await app.database.sql`select 1 from payment_customers where account_id = ${ana.userId}`;
    expect(row).toBeUndefined();
  });

  it('known only to the provider is recognised by the paid checkout', async () => {
    const { stripe, app } = paying;
    const ana = await payer();
    await app.database.sql`delete from payment_customers where account_id = ${ana.id}`;
    stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    const session = { id: 'cs_1', object: 'checkout.session', customer: ana.customerId, client_reference_id: ana.id };
    await deliver(stripe.events.emit('checkout.session.completed', session));
    expect(await planOf(ana.id)).toBe('Premium');
  });

  it('of another account stays with that account, even when a checkout names a different one', async () => {
    const { stripe } = paying;
    const [ana, bia] = [await payer(), await payer()];
    stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    const session = { id: 'cs_2', object: 'checkout.session', customer: ana.customerId, client_reference_id: bia.id };
    await deliver(stripe.events.emit('checkout.session.completed', session));
    expect([await planOf(ana.id), await planOf(bia.id)]).toEqual(['Premium', 'Gratuito']);
  });
});
