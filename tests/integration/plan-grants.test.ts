import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asSystem } from '@meridia/server/db/tx.ts';
import { grantPlan, revokeGrant } from '@meridia/server/features/plan-grants/commands.ts';
import { endOfDay, listGrants } from '@meridia/server/features/plan-grants/queries.ts';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, passDays, useUnits } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: ApiClient & { userId: string };
let client: ApiClient & { userId: string; email: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpClient(app.baseUrl);
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const status = () => client.trpc.subscriptions.status.query();
const grant = (planName = 'Premium', days = 30, reason = 'cortesia') =>
  admin.trpc.admin.subscriptions.grantPlan.mutate({ userId: client.userId, planName, endsAt: inDays(days), reason });

async function changes(): Promise<{ plan: string; source: string }[]> {
  return app.database.sql`
    select name as plan, source from plan_changes join subscription_plans on subscription_plans.id = to_plan_id
    where account_id = ${client.userId} order by plan_changes.created_at`;
}

describe('a granted plan', () => {
  it('is in force at once, with unused quota, until its end, and is marked as given', async () => {
    await useUnits(app.database.sql, client.userId, 3);
    const endsAt = inDays(60);
    await admin.trpc.admin.subscriptions.grantPlan.mutate({
      userId: client.userId,
      planName: 'Premium',
      endsAt,
      reason: '  transferência de 12/11 ',
    });
    expect(await status()).toMatchObject({
      planName: 'Premium',
      source: 'grant',
      status: 'active',
      subscribed: true,
      paid: null,
      endsAt,
      diagnosesUsed: 0,
      diagnosesLimit: 60,
      canCreate: true,
    });
    expect(await changes()).toEqual([{ plan: 'Premium', source: 'grant' }]);
  });

  it('stores who gave it, when and why, and the app cannot change that', async () => {
    const { grantId } = await grant('Premium', 30, 'transferência de 12/11');
    expect(await listGrants(app.deps.database, client.userId)).toEqual([
      {
        grantId,
        planName: 'Premium',
        reason: 'transferência de 12/11',
        grantedBy: admin.userId,
        startsAt: expect.any(Date),
        endsAt: expect.any(Date),
        revokedAt: null,
        live: true,
      },
    ]);
    for (const change of ["reason = 'outro'", "ends_at = ends_at + interval '1 year'", 'granted_by = null']) {
      const rewriting = asSystem(app.deps.database, (tx) =>
        tx.execute(statement.raw(`update plan_grants set ${change} where id = '${grantId}'`)),
      );
      await expect(rewriting).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('is announced to every open screen of the account', async () => {
    const topics: string[][] = [];
    const socket = client.openSocket();
    const watching = socket.trpc.accounts.onChange.subscribe(undefined, {
      onData: (change: { topics: string[] }) => void topics.push(change.topics),
    });
    await eventually(async () => topics.length === 1 || null, 'the first topics');
    await grant();
    await eventually(async () => topics.length === 2 || null, 'news of the plan');
    expect(topics[1]).toEqual(['subscription']);
    watching.unsubscribe();
    socket.close();
  });

  it('is followed by the free plan at its end, and its used units do not count there', async () => {
    await grant('Premium', 5);
    await useUnits(app.database.sql, client.userId, 40);
    await passDays(app.database.sql, client.userId, 6);
    expect(await status()).toMatchObject({
      planName: 'Gratuito',
      source: 'free',
      diagnosesUsed: 0,
      diagnosesLimit: 3,
      endsAt: null,
    });
    expect(await changes()).toEqual([
      { plan: 'Premium', source: 'grant' },
      { plan: 'Gratuito', source: 'free' },
    ]);
  });

  it('may overlap another: the highest is in force, and the other one after it', async () => {
    await grant('Profissional', 60);
    await grant('Enterprise', 5);
    await grant('Premium', 20);
    expect(await status()).toMatchObject({ planName: 'Enterprise', diagnosesLimit: -1 });
    await passDays(app.database.sql, client.userId, 6);
    expect(await status()).toMatchObject({ planName: 'Premium' });
    await passDays(app.database.sql, client.userId, 15);
    expect(await status()).toMatchObject({ planName: 'Profissional' });
  });
});

describe('a plan is not granted', () => {
  it.each([['Gratuito'], ['Ouro']])('when it is not a paid plan: %s', async (plan) => {
    expect((await refusal(grant(plan))).code).toBe('PLAN_NOT_FOUND');
  });

  it('to an account that does not exist', async () => {
    const given = { userId: crypto.randomUUID(), planName: 'Premium', endsAt: inDays(3), reason: 'cortesia' };
    expect((await refusal(admin.trpc.admin.subscriptions.grantPlan.mutate(given))).code).toBe('NOT_FOUND');
  });

  it.each([
    ['for a time that is over', -0.01, 'Escolha um fim no futuro.'],
    ['for more than five years', 5 * 366 + 1, 'Escolha um fim dentro dos próximos 5 anos.'],
  ])('%s, with a message at the field', async (_name, days, text) => {
    expect(await refusal(grant('Premium', days))).toMatchObject({ code: 'VALIDATION', fields: { endsAt: text } });
    expect(await listGrants(app.deps.database, client.userId)).toEqual([]);
  });

  it('without a reason', async () => {
    expect(await refusal(grant('Premium', 3, '  '))).toMatchObject({
      code: 'VALIDATION',
      fields: { reason: 'Diga o motivo' },
    });
  });
});

describe('a revoked grant', () => {
  const revoke = (grantId: string) => admin.trpc.admin.subscriptions.revokeGrant.mutate({ grantId });

  it('ends at once, stores who revoked it, and stays ended when it is revoked again', async () => {
    const { grantId } = await grant();
    expect(await revoke(grantId)).toEqual({});
    expect(await status()).toMatchObject({ planName: 'Gratuito', diagnosesUsed: 0, diagnosesLimit: 3 });
    const readTrace = () => app.database.sql`select revoked_at, revoked_by from plan_grants where id = ${grantId}`;
    const [trace] = await readTrace();
    expect(trace).toEqual({ revoked_at: expect.any(Date), revoked_by: admin.userId });
    expect(await revoke(grantId)).toEqual({});
    expect(await readTrace()).toEqual([trace]);
    expect(await changes()).toHaveLength(2);
  });

  it('is revoked once by ten requests at the same time', async () => {
    const { grantId } = await grant();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => revokeGrant(app.deps, { adminId: admin.userId }, grantId)),
    );
    expect(outcomes.filter(({ revoked }) => revoked)).toHaveLength(1);
    expect(await changes()).toHaveLength(2);
  });

  it('does not change when it is already over', async () => {
    const { grantId } = await grant('Premium', 5);
    await passDays(app.database.sql, client.userId, 6);
    expect(await revokeGrant(app.deps, 'command_line', grantId)).toEqual({ revoked: false });
    expect(await listGrants(app.deps.database, client.userId)).toMatchObject([{ revokedAt: null, live: false }]);
  });

  it('is not found when it never existed', async () => {
    expect((await refusal(revoke(crypto.randomUUID()))).code).toBe('NOT_FOUND');
  });
});

it('a last day ends at midnight in São Paulo, also on 29 February', async () => {
  expect(await endOfDay(app.deps.database, '2028-02-29')).toEqual(new Date('2028-03-01T00:00:00-03:00'));
  expect(await endOfDay(app.deps.database, '2026-12-31')).toEqual(new Date('2027-01-01T00:00:00-03:00'));
});

describe('npm run grant-plan', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const lastDay = `${new Date().getFullYear() + 1}-12-31`;

  /** Runs the tool beside the running app, like a person at the terminal. */
  function run(...args: string[]) {
    const env = { PATH: process.env.PATH, DATABASE_URL: app.database.url, DATA_DIR: app.deps.config.DATA_DIR };
    const command = ['--import', 'tsx', 'scripts/grant-plan.ts', ...args];
    const { status: code, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
    return { code, stdout, stderr };
  }

  it('grants, lists and revokes', async () => {
    const given = run(client.email.toUpperCase(), 'Premium', '--until', lastDay, '--reason', 'transferência de 12/11');
    expect(given).toMatchObject({ code: 0, stderr: '' });
    expect(given.stdout).toContain(`31/12/${lastDay.slice(0, 4)}`);
    expect(await status()).toMatchObject({
      planName: 'Premium',
      endsAt: new Date(Date.parse(`${lastDay}T24:00:00-03:00`)).toISOString(),
    });
    const [row] = await listGrants(app.deps.database, client.userId);
    expect(row).toMatchObject({ reason: 'transferência de 12/11', grantedBy: null });

    const shown = run(client.email);
    expect(shown.stdout).toContain(`${row?.grantId} · Premium`);
    expect(shown.stdout).toContain('transferência de 12/11');

    expect(run('--revoke', row?.grantId ?? '')).toMatchObject({ code: 0, stdout: 'Retirada. / Revoked.\n' });
    expect(await status()).toMatchObject({ planName: 'Gratuito' });
  });

  it('says in both languages that an account does not exist, and that a day is over', async () => {
    const missing = run('ninguem@example.com', 'Premium', '--until', lastDay, '--reason', 'cortesia');
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toBe(
      'Não há conta com o e-mail ninguem@example.com.\nThere is no account with the address ninguem@example.com.\n',
    );
    const late = run(client.email, 'Premium', '--until', '2020-01-31', '--reason', 'cortesia');
    expect(late.code).toBe(2);
    expect(late.stderr).toMatch(/^--until: Escolha um fim no futuro\.\n--until must be today or later/);
  });
});

it('a grant is settled in its own transaction, so a failure changes nothing', async () => {
  const broken = {
    ...app.deps,
    queue: {
      ...app.deps.queue,
      send: async () => {
        throw new Error('no queue');
      },
    },
  };
  const given = { userId: client.userId, planName: 'Premium', endsAt: new Date(inDays(3)), reason: 'cortesia' };
  await expect(grantPlan(broken, 'command_line', given)).rejects.toThrow('no queue');
  expect(await listGrants(app.deps.database, client.userId)).toEqual([]);
  expect(await status()).toMatchObject({ planName: 'Gratuito' });
});
