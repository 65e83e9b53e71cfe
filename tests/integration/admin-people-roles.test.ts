import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, listAdmins, proof, type SignedInClient, signUpAdmin, traceOf } from '../support/admins.ts';
import { refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { eventually } from '../support/eventually.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let client: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql`delete from user_roles`;
  admin = await signUpAdmin(app.baseUrl, app.database.sql);
  client = await signUpClient(app.baseUrl);
});

const promote = (userId: string, more: object = {}, by = admin) =>
  by.trpc.admin.accounts.promote.mutate({ userId, ...proof, ...more });
const demote = (userId: string, more: object = {}, by = admin) =>
  by.trpc.admin.accounts.demote.mutate({ userId, ...proof, ...more });
const admins = () => listAdmins(app.database.sql);

describe('promoting an account', () => {
  it('makes an admin at once, and only once, with a trace', async () => {
    await promote(client.userId);
    await promote(client.userId);
    expect(await admins()).toEqual([admin.userId, client.userId]);
    expect((await client.trpc.accounts.session.query()).user).toMatchObject({ role: 'admin' });
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({ isAdminPlan: true });
    expect(await traceOf(app.database.sql, client.userId)).toEqual([
      { action: 'admin.promote', actorId: admin.userId, details: {} },
    ]);
  });

  it('is refused to therapists, for themselves and for others', async () => {
    const other = await signUpClient(app.baseUrl);
    for (const userId of [client.userId, other.userId]) {
      expect(await refusal(promote(userId, {}, client))).toMatchObject({ code: 'FORBIDDEN' });
      expect(await refusal(demote(admin.userId, {}, client))).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await refusal(promote(admin.userId))).toMatchObject({ code: 'OWN_ACCOUNT' });
    expect(await admins()).toEqual([admin.userId]);
  });

  it('is refused for blocked and unknown accounts', async () => {
    await admin.trpc.admin.accounts.block.mutate({ userId: client.userId, reason: 'teste' });
    expect(await refusal(promote(client.userId))).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    expect(await refusal(promote('00000000-0000-4000-8000-000000000000'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await admins()).toEqual([admin.userId]);
  });
});

describe('the proof that promotion asks for', () => {
  it("is the admin's own password, even in an open session", async () => {
    for (const change of [promote, demote]) {
      expect(await refusal(change(client.userId, { password: 'Outra-Senha-2026' }))).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    expect(await admins()).toEqual([admin.userId]);
  });

  it('includes a code when there is a second factor; success uses the code up', async () => {
    const { secret } = await admin.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
    const { recoveryCodes } = await admin.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(secret) });
    const codeOfDesk = recoveryCodes[0] ?? '';
    expect(await refusal(promote(client.userId))).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(await refusal(promote(client.userId, { code: wrongCodeOf(secret) }))).toMatchObject({
      code: 'SECOND_FACTOR_INVALID',
    });
    // A refusal for another reason leaves the code for the next try.
    expect(await refusal(demote(admin.userId, { code: codeOfDesk }))).toMatchObject({ code: 'LAST_ADMIN' });
    await promote(client.userId, { code: codeOfDesk });
    expect(await refusal(demote(client.userId, { code: codeOfDesk }))).toMatchObject({ code: 'SECOND_FACTOR_INVALID' });
    expect(await admins()).toEqual([admin.userId, client.userId]);
  });

  it('cannot be guessed, because wrong passwords and codes are counted', async () => {
    const strict = await startTestApp({ env: { LIMITS: 'on' } });
    try {
      const boss = await signUpAdmin(strict.baseUrl, strict.database.sql);
      const target = await insertAccount(strict.database.sql);
      const attempt = (more: object) => refusal(promote(target, more, boss));
      for (let index = 0; index < 10; index += 1) {
        expect(await attempt({ password: `Errada-${index}` })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
      }
      expect(await attempt({})).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await strict.database.sql`delete from rate_limits`;
      const { secret } = await boss.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
      await boss.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(secret) });
      for (let index = 0; index < 10; index += 1) {
        expect(await attempt({ code: wrongCodeOf(secret) })).toMatchObject({ code: 'SECOND_FACTOR_INVALID' });
      }
      expect(await attempt({ code: wrongCodeOf(secret) })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(await listAdmins(strict.database.sql)).toEqual([boss.userId]);
    } finally {
      await strict.close();
    }
  });
});

describe('demoting an admin', () => {
  it('closes the admin area at once, ends the sessions and closes the sockets, with a trace', async () => {
    await promote(client.userId);
    const states: string[] = [];
    const socket = client.openSocket();
    const watching = socket.trpc.accounts.onChange.subscribe(undefined, {
      onConnectionStateChange: ({ state }) => void states.push(state),
    });
    await eventually(async () => states.at(-1) === 'pending' || null, 'the channel');
    await client.trpc.admin.accounts.list.query({});
    await demote(client.userId);
    await demote(client.userId);
    expect(await admins()).toEqual([admin.userId]);
    expect(await refusal(client.trpc.admin.accounts.list.query({}))).toMatchObject({ code: 'UNAUTHENTICATED' });
    await eventually(async () => states.at(-1) === 'connecting' || null, 'the end of the channel');
    watching.unsubscribe();
    socket.close();
    await client.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    expect(await refusal(client.trpc.admin.accounts.list.query({}))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await traceOf(app.database.sql, client.userId)).map(({ action }) => action)).toEqual([
      'admin.promote',
      'admin.demote',
    ]);
  });

  it('closes the own admin area and this session, while another admin remains', async () => {
    expect(await refusal(demote(admin.userId))).toEqual({
      code: 'LAST_ADMIN',
      message: 'O último administrador não pode sair. Promova outra pessoa antes.',
    });
    await promote(client.userId);
    await demote(admin.userId);
    expect(await admins()).toEqual([client.userId]);
    expect((await admin.trpc.accounts.session.query()).user).toMatchObject({ role: 'therapist' });
    expect(await refusal(admin.trpc.admin.accounts.list.query({}))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keeps the last admin when two admins demote each other at the same time, or when only a blocked one would remain', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.database.sql`delete from user_roles`;
      const pair = [
        await signUpAdmin(app.baseUrl, app.database.sql, 'Uma'),
        await signUpAdmin(app.baseUrl, app.database.sql, 'Outra'),
      ] as const;
      const outcomes = await Promise.allSettled([
        demote(pair[1].userId, {}, pair[0]),
        demote(pair[0].userId, {}, pair[1]),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    }
    const blocked = await insertAccount(app.database.sql, { admin: true });
    await app.database.sql`update accounts set blocked_at = now() where id = ${blocked}`;
    const [last = ''] = await admins();
    const boss = await signUpAdmin(app.baseUrl, app.database.sql);
    await demote(last, {}, boss);
    expect(await refusal(demote(boss.userId, {}, boss))).toMatchObject({ code: 'LAST_ADMIN' });
  });
});
