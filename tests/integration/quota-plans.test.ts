import { setTimeout } from 'node:timers/promises';
import { asSystem } from '@meridia/server/db/tx.ts';
import { sweepSubscriptions } from '@meridia/server/features/subscriptions/sweep-subscriptions.ts';
import { giveBonus } from '@meridia/server/features/usage-movements/commands.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactCount } from '../support/exact-count.ts';
import { insertPaid, passDays, setPlan, useUnits } from '../support/people.ts';
import { createQuotaAccount, type QuotaAccount } from '../support/quota-account.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

// No worker runs, so queued mail can be inspected.
let app: TestApp;
let account: QuotaAccount;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await createQuotaAccount(app);
});
// Counter and ledger must agree after every scenario.
afterEach(() => expectExactCount(app.deps, app.database.sql, account.id));

const sql = () => app.database.sql;
/** Dates have milliseconds and the times of units microseconds: in its own millisecond a unit would seem to be taken after the date. */
const nextInstant = async () => {
  await setTimeout(2);
  return new Date();
};
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
const mails = async () => {
  const rows = await sql()<
    { kind: string }[]
  >`select kind from mails where account_id = ${account.id} order by created_at`;
  return rows.map(({ kind }) => kind);
};
const planChanges = async () => {
  const rows = await sql()<{ change: string }[]>`
    select old.name || ' > ' || new.name || ' (' || source || ')' as change from plan_changes
    join subscription_plans old on old.id = from_plan_id join subscription_plans new on new.id = to_plan_id
    where account_id = ${account.id} order by plan_changes.created_at`;
  return rows.map(({ change }) => change);
};
async function take(units: number): Promise<void> {
  for (let unit = 0; unit < units; unit += 1) await account.take();
}

describe('a paid plan', () => {
  const period = { start: days(-1), end: days(29) };

  it('begins without used units, with one trace and one mail', async () => {
    await take(3);
    await insertPaid(sql(), account.id, { start: await nextInstant(), end: days(30) });
    await account.settle();
    await account.settle();
    expect(await account.status()).toMatchObject({
      planName: 'Profissional',
      subscribed: true,
      status: 'active',
      source: 'payment',
      paid: { standing: 'running' },
      diagnosesUsed: 0,
      diagnosesLimit: 20,
      canCreate: true,
      endsAt: null,
      graceUntil: null,
    });
    expect(await planChanges()).toEqual(['Gratuito > Profissional (payment)']);
    expect(await mails()).toEqual(['plan_changed']);
  });

  it('keeps the used units in an upgrade in the middle of a period', async () => {
    const id = await insertPaid(sql(), account.id, period);
    await account.settle();
    await take(4);
    const { subscriptionEnd } = await account.status();
    await insertPaid(sql(), account.id, { ...period, id, plan: 'Premium' });
    await account.settle();
    expect(await account.status()).toMatchObject({ diagnosesUsed: 4, diagnosesLimit: 60, subscriptionEnd });
  });

  it('keeps the used units in a downgrade in the middle of a period, even when they exceed the new limit', async () => {
    const id = await insertPaid(sql(), account.id, { ...period, plan: 'Premium' });
    await account.settle();
    await useUnits(sql(), account.id, 25);
    await insertPaid(sql(), account.id, { ...period, id, plan: 'Profissional' });
    await account.settle();
    expect(await account.status()).toMatchObject({
      diagnosesUsed: 25,
      diagnosesLimit: 20,
      canCreate: false,
      reason: 'limit_reached',
    });
    await expect(account.take()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });

  it('starts a new count when the provider reports the renewal, and keeps the units used before the report', async () => {
    const id = await insertPaid(sql(), account.id, { start: days(-10), end: days(20) });
    await account.settle();
    await take(3);
    await passDays(sql(), account.id, 21);
    expect(await account.status()).toMatchObject({ planName: 'Profissional', status: 'active', diagnosesUsed: 0 });
    await take(2);
    const [ended] = await sql()`select current_period_end as at from paid_subscriptions where id = ${id}`;
    await insertPaid(sql(), account.id, { id, start: ended?.at, end: days(29) });
    await account.settle();
    expect(await account.status()).toMatchObject({ planName: 'Profissional', diagnosesUsed: 2 });
    expect(await planChanges()).toEqual(['Gratuito > Profissional (payment)']);
  });

  it('ends in the free plan three days after a renewal that was never reported', async () => {
    await insertPaid(sql(), account.id, { start: days(-10), end: days(20) });
    await account.settle();
    await passDays(sql(), account.id, 24);
    expect(await account.status()).toMatchObject({ planName: 'Gratuito', subscribed: false, diagnosesUsed: 0 });
  });

  it('that was cancelled ends at the exact moment, and the free plan after it does not count its units', async () => {
    await insertPaid(sql(), account.id, { ...period, cancelAt: period.end });
    await account.settle();
    await take(7);
    expect(await account.status()).toMatchObject({ endsAt: period.end.toISOString(), diagnosesUsed: 7 });
    await passDays(sql(), account.id, 30);
    expect(await account.status()).toMatchObject({
      planName: 'Gratuito',
      source: 'free',
      endsAt: null,
      diagnosesUsed: 0,
      diagnosesLimit: 3,
    });
    await take(3);
    await expect(account.take()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await mails()).toEqual(['plan_changed', 'plan_changed']);
  });

  it('that ends at once leaves free units, even when free units were used earlier in the same month', async () => {
    await take(3);
    const id = await insertPaid(sql(), account.id, { start: await nextInstant(), end: days(30) });
    await account.settle();
    await take(5);
    await insertPaid(sql(), account.id, { id, end: days(30), status: 'canceled', endedAt: await nextInstant() });
    await account.settle();
    expect(await account.status()).toMatchObject({ planName: 'Gratuito', paid: null, diagnosesUsed: 0 });
  });

  it('with a failed payment sends one mail per invoice', async () => {
    const id = await insertPaid(sql(), account.id, period);
    await account.settle();
    for (const graceUntil of [days(5), days(5), days(6)]) {
      graceUntil.setUTCMinutes(0, 0, 0);
      await insertPaid(sql(), account.id, { ...period, id, status: 'past_due', graceUntil });
      await account.settle();
    }
    expect(await mails()).toEqual(['plan_changed', 'payment_failed', 'payment_failed']);
    await insertPaid(sql(), account.id, { ...period, id });
    await account.settle();
    expect(await account.status()).toMatchObject({ status: 'active', graceUntil: null });
  });

  it('that we do not know has no effect', async () => {
    await insertPaid(sql(), account.id, period);
    await sql()`update paid_subscriptions set plan_id = null where account_id = ${account.id}`;
    await account.settle();
    expect(await account.status()).toMatchObject({
      planName: 'Gratuito',
      paid: { standing: 'running', planName: null },
    });
  });
});

describe('a granted plan', () => {
  it('ends by itself at its end', async () => {
    await setPlan(sql(), account.id, 'Premium');
    await sql()`update plan_grants set ends_at = ${days(2)} where account_id = ${account.id}`;
    await account.settle();
    await take(5);
    expect(await account.status()).toMatchObject({ planName: 'Premium', source: 'grant', diagnosesUsed: 5 });
    await passDays(sql(), account.id, 3);
    expect(await account.status()).toMatchObject({ planName: 'Gratuito', diagnosesUsed: 0, diagnosesLimit: 3 });
    expect(await planChanges()).toEqual(['Premium > Gratuito (free)']);
    expect(await mails()).toEqual(['plan_changed']);
  });

  it('without a limit counts and never refuses', async () => {
    await setPlan(sql(), account.id, 'Enterprise');
    await useUnits(sql(), account.id, 400);
    await take(2);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 402, diagnosesLimit: -1, canCreate: true });
  });
});

describe('bonus units', () => {
  it('count in the period in which they were given, and in no later one', async () => {
    await asSystem(app.deps.database, (tx) => giveBonus(tx, account.id, 2));
    await take(5);
    await expect(account.take()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await account.status()).toMatchObject({ diagnosesUsed: 5, diagnosesLimit: 5 });
    await passDays(sql(), account.id, 40);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 0, diagnosesLimit: 3 });
  });
});

describe('a returned unit', () => {
  it('is returned once', async () => {
    const avaliacao = await account.take();
    expect([await account.giveBack(avaliacao), await account.giveBack(avaliacao)]).toEqual([true, false]);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 0 });
  });

  it('of an earlier period does not increase the present one', async () => {
    const avaliacao = await account.take();
    await passDays(sql(), account.id, 40);
    await take(2);
    expect(await account.giveBack(avaliacao)).toBe(true);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 2 });
  });

  it('of the free plan does not count on the paid plan', async () => {
    const avaliacao = await account.take();
    await insertPaid(sql(), account.id, { start: await nextInstant(), end: days(30) });
    await account.settle();
    await take(1);
    await account.giveBack(avaliacao);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 1 });
  });
});

describe('the hourly sweep', () => {
  it('settles accounts that nobody opens, and leaves the others alone', async () => {
    const others = [await createQuotaAccount(app), await createQuotaAccount(app)];
    for (const { id } of others) {
      await setPlan(sql(), id, 'Premium');
      await passDays(sql(), id, 400);
    }
    const before = await sql()`select * from user_subscriptions where user_id = ${account.id}`;
    await sweepSubscriptions(app.deps);
    for (const { id } of others) {
      const [row] = await sql()`
        select name, settle_at > now() as settled from user_subscriptions
        join subscription_plans on subscription_plans.id = plan_id where user_id = ${id}`;
      expect(row).toEqual({ name: 'Gratuito', settled: true });
    }
    expect([...(await sql()`select * from user_subscriptions where user_id = ${account.id}`)]).toEqual([...before]);
  });

  it('continues after an account that cannot be settled, and reports it at the end', async () => {
    const broken = await createQuotaAccount(app);
    await passDays(sql(), broken.id, 40);
    await passDays(sql(), account.id, 40);
    // A state that no release writes: the queue refuses the mail about it.
    await setPlan(sql(), broken.id, 'Premium');
    await passDays(sql(), broken.id, 400);
    const queue = { ...app.deps.queue, send: () => Promise.reject(new Error('queue is down')) };
    await expect(sweepSubscriptions({ ...app.deps, queue })).rejects.toThrow('1 subscriptions could not be settled');
    expect(await account.status()).toMatchObject({ diagnosesUsed: 0 });
    await broken.settle();
  });
});
