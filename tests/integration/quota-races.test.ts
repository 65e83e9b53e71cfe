import { asSystem, asUser } from '@meridia/server/db/tx.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import { consumeQuota } from '@meridia/server/features/usage-movements/commands.ts';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { expectExactCount } from '../support/exact-count.ts';
import { insertPaid, leaveUnits, passDays, setPlan } from '../support/people.ts';
import { createQuotaAccount, type QuotaAccount } from '../support/quota-account.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let account: QuotaAccount;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await createQuotaAccount(app);
});
afterEach(() => expectExactCount(app.deps, app.database.sql, account.id));

const sql = () => app.database.sql;
const times = <T>(count: number, make: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, make));
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

function tally(results: PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const key = result.status === 'fulfilled' ? 'ok' : String(result.reason.code ?? result.reason);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

describe('at the same moment', () => {
  it('several requests settle one change of plan, which gets one trace and one mail', async () => {
    await insertPaid(sql(), account.id, { start: new Date(), end: days(30) });
    expect(tally(await times(20, account.settle))).toEqual({ ok: 20 });
    const [row] = await sql()`
      select (select count(*)::int from plan_changes where account_id = ${account.id}) as changes,
        (select count(*)::int from mails where account_id = ${account.id}) as mails`;
    expect(row).toEqual({ changes: 1, mails: 1 });
  });

  it.each([1, 2, 3, 4, 5])(
    'a period ends while units are taken: all units of the new period can be taken (round %i)',
    async () => {
      await leaveUnits(sql(), account.id, 0);
      await passDays(sql(), account.id, 40);
      const taken = times(20, account.take);
      await times(5, account.settle);
      expect(tally(await taken)).toEqual({ ok: 3, QUOTA_EXCEEDED: 17 });
      expect(await account.status()).toMatchObject({ diagnosesUsed: 3 });
    },
  );

  it('a plan ends between the check and the taking, and the units come from the next plan', async () => {
    // The old plan has ten units left; the free plan after it has three.
    await setPlan(sql(), account.id, 'Premium');
    await leaveUnits(sql(), account.id, 10);
    let taken: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await sql().begin(async (tx) => {
      await tx`select 1 from user_subscriptions where user_id = ${account.id} for update`;
      taken = times(5, account.take);
      // They have found the row settled and now wait for its lock.
      await eventually(async () => {
        const waiting = await sql()`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              and query like 'update "user_subscriptions"%'`;
        return waiting.length === 5 ? true : null;
      }, 'five units to be asked for');
      await passDays(tx as unknown as Sql, account.id, 400);
    });
    expect(tally((await taken) ?? [])).toEqual({ ok: 3, QUOTA_EXCEEDED: 2 });
    expect(await account.status()).toMatchObject({ diagnosesUsed: 3, diagnosesLimit: 3 });
  });

  it('a period begins while a unit is being taken, and the unit counts in the new period', async () => {
    const actor = { type: 'user', id: account.id, role: 'therapist', sessionId: 'none' } as const;
    const avaliacaoId = await insertAvaliacao(sql(), account.id);
    await asUser(app.deps.database, actor, async (tx) => {
      // This is later than the beginning of this transaction, whose time the unit would otherwise get.
      const [clock] = await sql()<{ now: Date }[]>`select clock_timestamp() + interval '1 millisecond' as now`;
      await insertPaid(sql(), account.id, { start: clock?.now ?? new Date(), end: days(30) });
      await account.settle();
      await consumeQuota(app.deps, tx, actor, { avaliacaoId, ciclo: 1 });
    });
    expect(await account.status()).toMatchObject({ planName: 'Profissional', diagnosesUsed: 1 });
  });

  it('a settling that began earlier ends later, and does not restore a plan that is over', async () => {
    await setPlan(sql(), account.id, 'Premium');
    await sql()`update plan_grants set ends_at = now() + interval '50 milliseconds' where account_id = ${account.id}`;
    await account.settle();
    await asSystem(app.deps.database, async (tx) => {
      await tx.execute('select 1');
      await eventually(
        async () => ((await account.status()).planName === 'Gratuito' ? true : null),
        'the grant to end',
      );
      await settleSubscription(app.deps, tx, account.id);
    });
    const changes = await sql()`select 1 from plan_changes where account_id = ${account.id}`;
    expect(changes).toHaveLength(1);
  });

  it.each([1, 2, 3, 4, 5])('the last millisecond of a period passes while units are taken (round %i)', async () => {
    // The row becomes due in the middle: earlier requests still get old units, later requests get new ones.
    await setPlan(sql(), account.id, 'Premium');
    await leaveUnits(sql(), account.id, 10);
    await sql()`update plan_grants set ends_at = now() + interval '60 milliseconds' where account_id = ${account.id}`;
    await account.settle();
    const counts = tally(await times(40, account.take));
    expect(Object.keys(counts).filter((key) => !['ok', 'QUOTA_EXCEEDED'].includes(key))).toEqual([]);
    const [split] = await sql()<{ before: number; after: number }[]>`
      select count(*) filter (where counted_at < ends_at)::int as before, count(*) filter (where counted_at >= ends_at)::int as after
      from usage_movements join plan_grants on account_id = user_id where user_id = ${account.id} and avaliacao_id is not null`;
    expect(split?.before).toBeLessThanOrEqual(10);
    expect(split?.after).toBeLessThanOrEqual(3);
    expect((split?.before ?? 0) + (split?.after ?? 0)).toBe(counts.ok);
  });

  it('units are taken, returned and settled, and the counter matches all of them', async () => {
    await setPlan(sql(), account.id, 'Enterprise');
    const taken = await Promise.all(Array.from({ length: 10 }, account.take));
    const results = await Promise.all([
      times(10, account.take),
      Promise.allSettled([...taken, ...taken].map((id) => account.giveBack(id))),
      times(10, account.settle),
    ]);
    expect(results.map(tally)).toEqual([{ ok: 10 }, { ok: 20 }, { ok: 10 }]);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 10 });
  });

  it('a period ends while units of the old one are returned', async () => {
    const taken = await Promise.all([account.take(), account.take(), account.take()]);
    await passDays(sql(), account.id, 40);
    const results = await Promise.all([
      Promise.allSettled(taken.map((id) => account.giveBack(id))),
      times(3, account.settle),
      times(5, account.take),
    ]);
    expect(results.map(tally)).toEqual([{ ok: 3 }, { ok: 3 }, { ok: 3, QUOTA_EXCEEDED: 2 }]);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 3 });
  });

  it('a plan gets larger while units are taken, and all old and new units can be taken', async () => {
    const id = await insertPaid(sql(), account.id);
    await account.settle();
    await leaveUnits(sql(), account.id, 5);
    const taken = times(20, account.take);
    await insertPaid(sql(), account.id, { id, plan: 'Premium' });
    await account.settle();
    const { ok = 0 } = tally(await taken);
    expect(ok).toBeGreaterThanOrEqual(5);
    expect(await account.status()).toMatchObject({ diagnosesUsed: 15 + ok, diagnosesLimit: 60 });
  });
});
