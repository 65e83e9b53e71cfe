import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAdmins, signUpAdmin, traceOf } from '../support/admins.ts';
import { refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  return () => app.close();
});

describe('the set-up of the first admin', () => {
  it('makes the first who asks an admin, at once and with a trace', async () => {
    const client = await signUpClient(app.baseUrl);
    expect(await client.trpc.userRoles.setup.query()).toEqual({ adminExists: false, secretRequired: false });
    await client.trpc.userRoles.setupFirstAdmin.mutate({});
    expect((await client.trpc.accounts.session.query()).user).toMatchObject({ role: 'admin' });
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({ isAdminPlan: true, diagnosesLimit: -1 });
    expect(await traceOf(app.database.sql, client.userId)).toEqual([
      { action: 'admin.first', actorId: client.userId, details: {} },
    ]);
    expect(await client.trpc.userRoles.setup.query()).toMatchObject({ adminExists: true });
  });

  it('tells the open screens of the account', async () => {
    const client = await signUpClient(app.baseUrl);
    const topics: string[] = [];
    const socket = client.openSocket();
    const watching = socket.trpc.accounts.onChange.subscribe(undefined, {
      onData: (change: { topics: string[] }) => void topics.push(...change.topics),
    });
    await eventually(async () => topics.length > 0 || null, 'the first topics');
    topics.length = 0;
    await client.trpc.userRoles.setupFirstAdmin.mutate({});
    await eventually(async () => topics.length === 2 || null, 'news of the role');
    expect(topics.sort()).toEqual(['account', 'subscription']);
    watching.unsubscribe();
    socket.close();
  });

  it('refuses everybody after that, the first one too, and changes nothing', async () => {
    const admin = await signUpAdmin(app.baseUrl, app.database.sql);
    const other = await signUpClient(app.baseUrl);
    for (const client of [admin, other]) {
      expect(await refusal(client.trpc.userRoles.setupFirstAdmin.mutate({}))).toEqual({
        ...{ code: 'ADMIN_EXISTS', message: 'Já existe um administrador no sistema' },
      });
    }
    expect(await listAdmins(app.database.sql)).toEqual([admin.userId]);
  });

  it('gives the role to the caller, whoever else is named in the request', async () => {
    const [client, other] = [await signUpClient(app.baseUrl), await signUpClient(app.baseUrl)];
    const named = { userId: other.userId, id: other.userId, role: 'therapist', secret: '' };
    await client.trpc.userRoles.setupFirstAdmin.mutate(named);
    expect(await listAdmins(app.database.sql)).toEqual([client.userId]);
  });

  it('makes one admin of twenty who ask at once', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => signUpClient(app.baseUrl)));
    const outcomes = await Promise.allSettled(clients.map(({ trpc }) => trpc.userRoles.setupFirstAdmin.mutate({})));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listAdmins(app.database.sql)).toHaveLength(1);
  });
});

describe('with a secret of the installation', () => {
  let guarded: TestApp;
  beforeAll(async () => {
    guarded = await startTestApp({ env: { SETUP_ADMIN_SECRET: 'chave-de-instalacao', LIMITS: 'on' } });
  });
  afterAll(() => guarded.close());

  it('asks for it, makes nobody an admin without it, and ends the guessing of all together', async () => {
    const { sql } = guarded.database;
    const client = await signUpClient(guarded.baseUrl);
    expect(await client.trpc.userRoles.setup.query()).toEqual({ adminExists: false, secretRequired: true });
    for (const secret of [undefined, '', 'chave', 'chave-de-instalacao ', 'Chave-de-instalacao']) {
      expect(await refusal(client.trpc.userRoles.setupFirstAdmin.mutate({ secret }))).toMatchObject({
        code: 'SETUP_SECRET_WRONG',
      });
    }
    // An account has ten tries; those of all accounts are counted besides.
    let wrong = 5;
    for (let guesser = client; wrong < 30; guesser = await signUpClient(guarded.baseUrl)) {
      for (;;) {
        const { code } = await refusal(guesser.trpc.userRoles.setupFirstAdmin.mutate({ secret: `${wrong}` }));
        if (code === 'TOO_MANY_REQUESTS') break;
        wrong += 1;
      }
    }
    const late = await signUpClient(guarded.baseUrl);
    const right = { secret: 'chave-de-instalacao' };
    expect(await refusal(late.trpc.userRoles.setupFirstAdmin.mutate(right))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await listAdmins(sql)).toEqual([]);
    await sql`delete from rate_limits`;
    await late.trpc.userRoles.setupFirstAdmin.mutate(right);
    expect(await listAdmins(sql)).toEqual([late.userId]);
  });
});
