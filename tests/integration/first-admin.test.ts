import { readConfig } from '@meridia/server/config.ts';
import { showSetupCode } from '@meridia/server/features/setup-codes/commands.ts';
import { setAdminByCommandLine } from '@meridia/server/features/user-roles/commands.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAdmins, signUpAdmin, traceOf } from '../support/admins.ts';
import { refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { confirmAccount } from '../support/people.ts';
import { publicEnv } from '../support/public-name.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  return () => app.close();
});

describe('the set-up of the first admin', () => {
  it('makes the first caller an admin, at once and with a trace', async () => {
    const client = await signUpClient(app.baseUrl);
    expect(await client.trpc.userRoles.setup.query()).toEqual({
      adminExists: false,
      proof: 'none',
      confirmedEmail: false,
    });
    await client.trpc.userRoles.setupFirstAdmin.mutate({});
    expect((await client.trpc.accounts.session.query()).user).toMatchObject({ role: 'admin' });
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({ isAdminPlan: true, diagnosesLimit: -1 });
    expect(await traceOf(app.database.sql, client.userId)).toEqual([
      { action: 'admin.first', actorId: client.userId, details: {} },
    ]);
    expect(await client.trpc.userRoles.setup.query()).toMatchObject({ adminExists: true });
  });

  it('notifies the open screens of the account', async () => {
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

  it('refuses every later caller, including the first one again, and changes nothing', async () => {
    const admin = await signUpAdmin(app.baseUrl, app.database.sql);
    const other = await signUpClient(app.baseUrl);
    for (const client of [admin, other]) {
      expect(await refusal(client.trpc.userRoles.setupFirstAdmin.mutate({}))).toEqual({
        code: 'ADMIN_EXISTS',
        message: 'Já existe um administrador no sistema',
      });
    }
    expect(await listAdmins(app.database.sql)).toEqual([admin.userId]);
  });

  it('gives the role to the caller, even when the request names another account', async () => {
    const [client, other] = [await signUpClient(app.baseUrl), await signUpClient(app.baseUrl)];
    const named = { userId: other.userId, id: other.userId, role: 'therapist', secret: '' };
    await client.trpc.userRoles.setupFirstAdmin.mutate(named);
    expect(await listAdmins(app.database.sql)).toEqual([client.userId]);
  });

  it('makes one of twenty parallel callers an admin', async () => {
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

  it('needs the secret, makes nobody an admin without it, and limits the guesses of all accounts together', async () => {
    const { sql } = guarded.database;
    const client = await signUpClient(guarded.baseUrl);
    expect(await client.trpc.userRoles.setup.query()).toMatchObject({ adminExists: false, proof: 'secret' });
    for (const secret of [undefined, '', 'chave', 'chave-de-instalacao ', 'Chave-de-instalacao']) {
      expect(await refusal(client.trpc.userRoles.setupFirstAdmin.mutate({ secret }))).toMatchObject({
        code: 'SETUP_SECRET_WRONG',
      });
    }
    // An account has ten tries; in addition the tries of all accounts are counted.
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

describe('where strangers can reach the app', () => {
  const publicUrl = 'https://clinica.example';
  let one: TestApp;
  let two: TestApp;
  beforeEach(async () => {
    one = await startTestApp({ env: publicEnv(publicUrl) });
    two = await startTestApp({ env: publicEnv(publicUrl), beside: one });
    return async () => {
      await two.close();
      await one.close();
    };
  });

  const enter = async (at: TestApp, { confirmed = true } = {}) => {
    const client = await signUpClient(at.baseUrl, 'Ana Souza', publicUrl);
    if (confirmed) await confirmAccount(one.deps.database, client.userId);
    const { setup, setupFirstAdmin } = client.trpc.userRoles;
    return { ...client, setup: () => setup.query(), become: (secret?: string) => setupFirstAdmin.mutate({ secret }) };
  };

  it('needs the code of the start text, which is the same in all processes and after a restart', async () => {
    const code = await showSetupCode(one.deps);
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(await showSetupCode(two.deps)).toBe(code);
    const stranger = await enter(one);
    expect(await stranger.setup()).toEqual({ adminExists: false, proof: 'code', confirmedEmail: true });
    for (const wrong of [undefined, '', 'AAAA-BBBB-CCCC-DDDD', code?.slice(0, -1), `${code}0`]) {
      expect(await refusal(stranger.become(wrong))).toEqual({
        code: 'SETUP_SECRET_WRONG',
        message: 'O código de configuração não confere.',
      });
    }
    expect(await listAdmins(one.database.sql)).toEqual([]);
    const operator = await enter(two);
    await operator.become(` ${code?.toLowerCase().replaceAll('-', ' ')}`);
    expect(await listAdmins(one.database.sql)).toEqual([operator.userId]);
  });

  it('shows no code once there is an admin, and never accepts the old code again', async () => {
    const code = (await showSetupCode(one.deps)) ?? '';
    await (await enter(one)).become(code);
    expect(await showSetupCode(one.deps)).toBeNull();
    const { sql } = one.database;
    expect(await sql`select from setup_codes`).toHaveLength(0);
    // Imitates a person who empties the table by hand: a code that was shown before stays invalid.
    await sql`delete from user_roles`;
    expect((await refusal((await enter(two)).become(code))).code).toBe('SETUP_SECRET_WRONG');
    expect(await showSetupCode(two.deps)).not.toBe(code);
  });

  it('removes the code also when the command line makes the first admin', async () => {
    const code = (await showSetupCode(one.deps)) ?? '';
    await setAdminByCommandLine(one.deps, (await enter(one)).userId, true);
    expect(await one.database.sql`select from setup_codes`).toHaveLength(0);
    expect((await refusal((await enter(one)).become(code))).code).toBe('ADMIN_EXISTS');
  });

  it('stores the code sealed, so that a reader of the database does not learn it', async () => {
    const code = (await showSetupCode(one.deps)) ?? '';
    const [row] = await one.database.sql<{ text: string }[]>`select t::text as text from setup_codes t`;
    expect(row?.text).not.toContain(code);
    expect(row?.text).not.toContain(code.replaceAll('-', ''));
  });

  it('needs a confirmed address, and accepts no guesses without one', async () => {
    const code = (await showSetupCode(one.deps)) ?? '';
    const unconfirmed = await enter(one, { confirmed: false });
    for (const secret of ['AAAA-BBBB-CCCC-DDDD', code]) {
      expect((await refusal(unconfirmed.become(secret))).code).toBe('EMAIL_NOT_CONFIRMED');
    }
    await confirmAccount(one.deps.database, unconfirmed.userId);
    await unconfirmed.become(code);
  });

  it('makes one admin when twenty callers have the code at the same time', async () => {
    const code = (await showSetupCode(one.deps)) ?? '';
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => enter(index % 2 ? one : two)));
    const outcomes = await Promise.allSettled(people.map(({ become }) => become(code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listAdmins(one.database.sql)).toHaveLength(1);
  });

  it('needs SETUP_ADMIN_SECRET instead when it is set; an app that listens on all addresses needs a proof too', async () => {
    const own = await startTestApp({ env: { ...publicEnv(publicUrl), SETUP_ADMIN_SECRET: 'chave' }, beside: one });
    expect(await showSetupCode(own.deps)).toBeNull();
    expect(await (await enter(own)).setup()).toMatchObject({ proof: 'secret', confirmedEmail: true });
    await own.close();
    expect(readConfig({ HOST: '0.0.0.0' }).exposed).toBe(true);
    expect(readConfig({}).exposed).toBe(false);
  });
});
