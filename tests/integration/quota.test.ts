import { asSystem } from '@meridia/server/db/tx.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { expectExactCount } from '../support/exact-count.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import {
  confirmAccount,
  endSubscription,
  insertPaid,
  leaveUnits,
  makeAdmin,
  passDays,
  readUsage,
  setPlan,
  useUnits,
} from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let second: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
afterEach(() => expectExactCount(app.deps, app.database.sql, client.userId));
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
  await confirmAccount(app.deps.database, client.userId);
});

const create = async () =>
  client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(app.database.sql, client.userId)));

const settle = () => asSystem(app.deps.database, (tx) => settleSubscription(app.deps, tx, client.userId));

/** Creates `count` assessments at once over all instances, each with a key and a photo of its own. */
async function createInParallel(count: number, instances: TestApp[]) {
  const fotos = await Promise.all(Array.from({ length: count }, () => insertFoto(app.database.sql, client.userId)));
  const answers = await Promise.all(
    fotos.map(async (lingua, index) => {
      const call = {
        path: 'avaliacoes.create',
        type: 'mutation',
        input: newAvaliacao(lingua),
        cookie: client.cookie(),
      } as const;
      const send = () => callHttp(instances[index % instances.length]?.baseUrl ?? app.baseUrl, call);
      const answer = await send();
      // A hundred wait for one row. On a busy machine the last of them are told to try again, as a person would.
      return answer.outcome === 'UNAVAILABLE' ? send() : answer;
    }),
  );
  const counts: Record<string, number> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

async function countRows() {
  const [row] = await app.database.sql`
    select (select count(*)::int from avaliacoes where terapeuta_id = ${client.userId}) as rows,
      (select coalesce(sum(delta), 0)::int from usage_movements where user_id = ${client.userId} and avaliacao_id is not null) as ledger,
      (select count(*)::int from pgboss.job where data->>'avaliacaoId' in (select id::text from avaliacoes where terapeuta_id = ${client.userId})) as jobs,
      (select count(*)::int from fotos where terapeuta_id = ${client.userId} and avaliacao_id is not null) as claimed`;
  return row;
}

describe('100 parallel creations with 3 units left', () => {
  it.each([
    ['one instance', 1],
    ['two instances', 2],
  ])('are accepted exactly 3 times by %s, and refused 97 times with the reason', async (_name, instances) => {
    await setPlan(app.database.sql, client.userId, 'Profissional');
    await leaveUnits(app.database.sql, client.userId, 3);
    const counts = await createInParallel(100, [app, second].slice(0, instances));
    expect(counts).toEqual({ ok: 3, QUOTA_EXCEEDED: 97 });
    expect(await countRows()).toEqual({ rows: 3, ledger: 3, jobs: 3, claimed: 3 });
    expect((await readUsage(app.database.sql, client.userId)).used).toBe(22);
  });
});

describe('the free plan', () => {
  it('gives 3 + 2 diagnoses in the first month, and shows the count', async () => {
    const seen: unknown[] = [];
    for (let unit = 0; unit < 5; unit += 1) {
      const { subscription } = await create();
      seen.push([subscription.diagnosesUsed, subscription.diagnosesLimit, subscription.canCreate, subscription.reason]);
    }
    expect(seen).toEqual([
      [1, 5, true, null],
      [2, 5, true, null],
      [3, 5, true, null],
      [4, 5, true, null],
      [5, 5, false, 'limit_reached'],
    ]);
    expect(await refusal(create())).toEqual({
      code: 'QUOTA_EXCEEDED',
      message: 'Você atingiu o limite de diagnósticos do seu plano neste período.',
    });
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({ diagnosesUsed: 5, canCreate: false });
  });

  it('gives 3 until the address is confirmed', async () => {
    client = await signUpClient(app.baseUrl);
    expect((await create()).subscription).toMatchObject({ diagnosesUsed: 1, diagnosesLimit: 3 });
    await confirmAccount(app.deps.database, client.userId);
    expect((await create()).subscription).toMatchObject({ diagnosesUsed: 2, diagnosesLimit: 5 });
  });

  it('gives 3 in every later month: counter and bonus end with the period, for reads and writes', async () => {
    const { sql } = app.database;
    await leaveUnits(sql, client.userId, 0);
    await passDays(sql, client.userId, 40);
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({
      diagnosesUsed: 0,
      diagnosesLimit: 3,
      canCreate: true,
    });
    const { subscription } = await create();
    expect(subscription).toMatchObject({ diagnosesUsed: 1, diagnosesLimit: 3 });
    const [expected] = await sql`
      select quota_period_start(period_anchor, now()) as start, quota_period_end(period_anchor, now()) as end
      from user_subscriptions where user_id = ${client.userId}`;
    expect(await readUsage(sql, client.userId)).toEqual({
      used: 1,
      bonus: 0,
      status: 'active',
      periodStart: expected?.start,
      periodEnd: expected?.end,
    });
    expect(subscription.subscriptionEnd).toBe(expected?.end.toISOString());
  });

  it('starts the new period once when 20 creations arrive in its first moment', async () => {
    const { sql } = app.database;
    await leaveUnits(sql, client.userId, 0);
    await passDays(sql, client.userId, 40);
    expect(await createInParallel(20, [app, second])).toEqual({ ok: 3, QUOTA_EXCEEDED: 17 });
    expect(await countRows()).toEqual({ rows: 3, ledger: 3, jobs: 3, claimed: 3 });
  });
});

describe('no limit', () => {
  it('exists for admins, with any subscription', async () => {
    await makeAdmin(app.database.sql, client.userId);
    await endSubscription(app.database.sql, client.userId);
    await useUnits(app.database.sql, client.userId, 500);
    const { subscription } = await create();
    expect(subscription).toMatchObject({ isAdminPlan: true, subscribed: true, diagnosesLimit: -1, canCreate: true });
  });

  it('exists on the Enterprise plan, which still counts', async () => {
    await setPlan(app.database.sql, client.userId, 'Enterprise');
    await useUnits(app.database.sql, client.userId, 500);
    expect((await create()).subscription).toMatchObject({ diagnosesUsed: 501, diagnosesLimit: -1, canCreate: true });
  });
});

describe('a subscription', () => {
  it('that was never paid allows no creation', async () => {
    await insertPaid(app.database.sql, client.userId, { status: 'unpaid' });
    await settle();
    expect((await refusal(create())).code).toBe('NO_ACTIVE_SUBSCRIPTION');
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({
      canCreate: false,
      subscribed: false,
      status: 'expired',
      reason: 'no_active_subscription',
    });
    expect(await countRows()).toEqual({ rows: 0, ledger: 0, jobs: 0, claimed: 0 });
  });

  it('on trial allows creations like an active one', async () => {
    await insertPaid(app.database.sql, client.userId, { status: 'trialing' });
    await settle();
    expect((await create()).subscription).toMatchObject({ diagnosesUsed: 1, status: 'trialing', subscribed: true });
  });

  it('with a failed payment allows creations exactly until the grace period is over', async () => {
    const graceUntil = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await insertPaid(app.database.sql, client.userId, { status: 'past_due', graceUntil });
    await settle();
    expect((await create()).subscription).toMatchObject({
      status: 'past_due',
      graceUntil: graceUntil.toISOString(),
      paid: { standing: 'payment_due' },
      canCreate: true,
    });
    await passDays(app.database.sql, client.userId, 2);
    expect((await refusal(create())).code).toBe('NO_ACTIVE_SUBSCRIPTION');
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({
      status: 'expired',
      paid: { standing: 'payment_due' },
    });
  });
});
