import { asSystem } from '@meridia/server/db/tx.ts';
import { recordAdminAction } from '@meridia/server/features/admin-actions/commands.ts';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, type SignedInClient, signUpAdmin, traceOf } from '../support/admins.ts';
import { refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { confirmAccount, insertPaid, passDays } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let client: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpAdmin(app.baseUrl, app.database.sql);
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl, 'Dália Nóbrega Conceição');
});

const accounts = () => admin.trpc.admin.accounts;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const grant = (userId: string, planName = 'Premium', days = 30) =>
  admin.trpc.admin.subscriptions.grantPlan.mutate({ userId, planName, endsAt: inDays(days), reason: 'cortesia' });

describe('the list of accounts', () => {
  it('shows all of them newest first, page by page, each exactly once', async () => {
    const all: string[] = [];
    for (let index = 0; index < 45; index += 1)
      all.push(await insertAccount(app.database.sql, { nome: `Lista ${index}` }));
    const seen: string[] = [];
    let cursor: { createdAt: string; id: string } | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof accounts>['list']['query']>> = await accounts().list.query({
        search: 'lista',
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(45);
    expect(new Set(seen)).toEqual(new Set(all));
    const times = await app.database.sql<{ id: string }[]>`
      select id from profiles where nome_completo like 'Lista %' order by created_at desc, id desc`;
    expect(seen).toEqual(times.map(({ id }) => id));
  });

  it('finds by parts of name and address in any order, ignoring accents and case', async () => {
    const find = async (search: string) => (await accounts().list.query({ search })).items.map(({ id }) => id);
    for (const search of ['dalia CONCEICAO', 'conceição dál', client.email.slice(3, 20), client.email.toUpperCase()]) {
      expect(await find(search)).toContain(client.userId);
    }
    for (const search of ['dalia souza', '%', '_', 'd_lia', '\\'])
      expect(await find(search)).not.toContain(client.userId);
  });

  it('filters by role, status and plan as they are now', async () => {
    const has = async (filters: object) =>
      (await accounts().list.query({ search: client.email, ...filters })).items.length === 1;
    const look = async () => ({
      admin: await has({ role: 'admin' }),
      therapist: await has({ role: 'therapist' }),
      blocked: await has({ state: 'blocked' }),
      unconfirmed: await has({ state: 'unconfirmed' }),
      free: await has({ plan: 'Gratuito' }),
      premium: await has({ plan: 'Premium' }),
    });
    const fresh = { admin: false, therapist: true, blocked: false, unconfirmed: true, free: true, premium: false };
    expect(await look()).toEqual(fresh);
    await confirmAccount(app.deps.database, client.userId);
    await grant(client.userId, 'Premium', 5);
    await accounts().block.mutate({ userId: client.userId, reason: 'teste' });
    expect(await look()).toEqual({ ...fresh, blocked: true, unconfirmed: false, free: false, premium: true });
    await passDays(app.database.sql, client.userId, 6);
    expect(await look()).toMatchObject({ free: true, premium: false });
  });
});

describe('the list of subscriptions', () => {
  const list = async (filters: object = {}) =>
    (await admin.trpc.admin.subscriptions.list.query({ search: client.email, ...filters })).items;

  it('shows the plan in force with its limit, status, source and end, never a plan that is over', async () => {
    expect(await list()).toMatchObject([
      { planName: 'Gratuito', diagnosesLimit: 3, status: 'active', source: 'free', endsAt: null, isAdmin: false },
    ]);
    await grant(client.userId, 'Premium', 5);
    expect(await list({ source: 'grant', plan: 'Premium', status: 'active' })).toMatchObject([
      { planName: 'Premium', diagnosesLimit: 60, source: 'grant', email: client.email },
    ]);
    await passDays(app.database.sql, client.userId, 6);
    expect(await list({ source: 'grant' })).toEqual([]);
    expect(await list()).toMatchObject([{ planName: 'Gratuito', source: 'free' }]);
  });

  it('shows the running month of a free plan that nobody has opened for a long time', async () => {
    await passDays(app.database.sql, client.userId, 100);
    const [row] = await list();
    const end = new Date(row?.periodEnd ?? 0).getTime();
    expect(end).toBeGreaterThan(Date.now());
    expect(end).toBeLessThan(Date.now() + 32 * 24 * 60 * 60 * 1000);
  });

  it('shows a plan that ended after a failed card', async () => {
    await insertPaid(app.database.sql, client.userId, { status: 'unpaid' });
    await app.database.sql`
      update user_subscriptions set settle_at = now(), source = 'payment' where user_id = ${client.userId}`;
    expect(await list({ status: 'expired' })).toMatchObject([{ source: 'payment', planName: 'Profissional' }]);
  });
});

describe('the page of an account', () => {
  it('tells how much was created and when, the plan and its movements, and nothing about clients', async () => {
    await insertAvaliacao(app.database.sql, client.userId, { nomeCliente: 'Helena Prado', paid: true });
    await grant(client.userId);
    const detail = await accounts().byId.query({ userId: client.userId });
    expect(detail).toMatchObject({
      nomeCompleto: 'Dália Nóbrega Conceição',
      email: client.email,
      role: 'therapist',
      avaliacoesCount: 1,
      blocked: false,
      blockedReason: null,
      secondFactor: false,
      lastActivityAt: expect.any(String),
      subscription: { planName: 'Premium', source: 'grant', diagnosesLimit: 60, diagnosesUsed: 0, isAdminPlan: false },
    });
    const movements = await admin.trpc.admin.subscriptions.movements.query({ userId: client.userId });
    expect(movements.items.map(({ kind }) => kind)).toEqual(['plan_change', 'consume']);
    expect(JSON.stringify([detail, movements])).not.toMatch(/Helena|queixa/);
    const sessions = await accounts().sessions.query({ userId: client.userId });
    expect(sessions).toMatchObject([{ device: expect.any(String), current: false }]);
  });

  it('answers not found for an unknown account', async () => {
    const userId = '00000000-0000-4000-8000-000000000000';
    expect(await refusal(accounts().byId.query({ userId }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await accounts().sessions.query({ userId })).toEqual([]);
  });
});

describe('blocking', () => {
  it('ends every session, keeps the person out and shows the reason to admins only, until it is undone', async () => {
    await accounts().block.mutate({ userId: client.userId, reason: '  chargeback  ' });
    await accounts().block.mutate({ userId: client.userId, reason: 'outra vez' });
    expect((await client.trpc.accounts.session.query()).user).toBeNull();
    const login = () => client.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    expect(await refusal(login())).toMatchObject({
      code: 'ACCOUNT_BLOCKED',
      message: expect.not.stringMatching('charge'),
    });
    expect(await accounts().byId.query({ userId: client.userId })).toMatchObject({
      blocked: true,
      blockedReason: 'chargeback',
    });
    await accounts().unblock.mutate({ userId: client.userId });
    await accounts().unblock.mutate({ userId: client.userId });
    await login();
    expect(await accounts().byId.query({ userId: client.userId })).toMatchObject({
      blocked: false,
      blockedReason: null,
    });
    expect(await traceOf(app.database.sql, client.userId)).toEqual([
      { action: 'account.block', actorId: admin.userId, details: { reason: 'chargeback' } },
      { action: 'account.unblock', actorId: admin.userId, details: {} },
    ]);
  });

  it('is refused for admins and for oneself', async () => {
    const other = await signUpAdmin(app.baseUrl, app.database.sql);
    const reason = 'teste';
    expect(await refusal(accounts().block.mutate({ userId: other.userId, reason }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal(accounts().block.mutate({ userId: admin.userId, reason }))).toMatchObject({
      code: 'OWN_ACCOUNT',
    });
    expect(await refusal(accounts().block.mutate({ userId: client.userId, reason: ' x ' }))).toMatchObject({
      code: 'VALIDATION',
      fields: { reason: 'Diga o motivo' },
    });
    await other.trpc.accounts.session.query();
    await app.database.sql`delete from user_roles where user_id = ${other.userId}`;
  });
});

describe('other actions of an admin', () => {
  it('sign an account out everywhere, with a trace', async () => {
    await accounts().endSessions.mutate({ userId: client.userId });
    expect((await client.trpc.accounts.session.query()).user).toBeNull();
    expect(await accounts().sessions.query({ userId: client.userId })).toEqual([]);
    expect(await refusal(accounts().endSessions.mutate({ userId: admin.userId }))).toMatchObject({
      code: 'OWN_ACCOUNT',
    });
    expect(await traceOf(app.database.sql, client.userId)).toMatchObject([{ action: 'account.end_sessions' }]);
  });

  it('send the confirmation link, only while the address is not confirmed, and not often', async () => {
    const strict = await startTestApp({ beside: app, env: { LIMITS: 'on' } });
    try {
      const { sql } = app.database;
      const mails = async () =>
        (await sql`select from mails where account_id = ${client.userId} and kind = 'confirmation'`).length;
      const resend = () =>
        fetchAs(strict.baseUrl, admin, 'admin.accounts.resendConfirmation', { userId: client.userId });
      const before = await mails();
      expect(await resend()).toMatchObject({ result: { data: { sent: true } } });
      expect(await mails()).toBe(before + 1);
      const answers = [await resend(), await resend(), await resend()];
      expect(JSON.stringify(answers.at(-1))).toContain('TOO_MANY_REQUESTS');
      expect(await mails()).toBe(before + 3);
      await confirmAccount(app.deps.database, client.userId);
      expect(await resend()).toMatchObject({ result: { data: { sent: false } } });
      expect(await mails()).toBe(before + 3);
    } finally {
      await strict.close();
    }
  });

  it('show grants in the trace with their giver, and name the command line', async () => {
    const { grantId } = await grant(client.userId);
    await admin.trpc.admin.subscriptions.revokeGrant.mutate({ grantId });
    await admin.trpc.admin.subscriptions.revokeGrant.mutate({ grantId });
    await asSystem(app.deps.database, (tx) =>
      recordAdminAction(tx, { actorId: null, action: 'admin.demote', subjectId: client.userId }),
    );
    const { items } = await accounts().trace.query({ userId: client.userId });
    expect(items).toMatchObject([
      { action: 'admin.demote', actor: null },
      { action: 'plan.revoke', planName: 'Premium', actor: { id: admin.userId, nomeCompleto: 'Rosa Admin' } },
      { action: 'plan.grant', planName: 'Premium' },
    ]);
    expect(await admin.trpc.admin.subscriptions.grants.query({ userId: client.userId })).toMatchObject([
      { grantId, planName: 'Premium', reason: 'cortesia', live: false },
    ]);
  });

  it('leave a trace that the app can neither delete nor change', async () => {
    await accounts().endSessions.mutate({ userId: client.userId });
    for (const change of ['delete from admin_actions', "update admin_actions set action = 'admin.first'"]) {
      const rewriting = asSystem(app.deps.database, (tx) => tx.execute(statement.raw(change)));
      await expect(rewriting).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

async function fetchAs(baseUrl: string, { cookie }: SignedInClient, path: string, input: unknown): Promise<unknown> {
  const response = await fetch(`${baseUrl}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl, cookie: cookie() },
    body: JSON.stringify(input),
  });
  return response.json();
}
