import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { callHttp, openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const newPassword = 'Vento-Calmo-Norte-77';
/** Of `testPassword`, with two passes. */
const hashOfEarlierRelease =
  '$argon2id$v=19$m=19456,t=2,p=1$hijP9bkrao13g9IFK6VfQg$6vewR1vSrFLzJrIJpxrbPBC2wFunIO7UdFg60iHxW20';
const mailbox = createMailbox();
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { mailer: mailbox.mailer } });
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

describe('a password that an earlier release hashed', () => {
  it('opens the account as before, and is then hashed as strongly as every other', async () => {
    const { email, userId } = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    await sql`update accounts set password_hash = ${hashOfEarlierRelease} where id = ${userId}`;
    const signIn = (password: string) => createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password });
    const hash = async () => (await sql`select password_hash from accounts where id = ${userId}`)[0]?.password_hash;
    expect((await refusal(signIn(newPassword))).code).toBe('INVALID_CREDENTIALS');
    expect(await hash()).toBe(hashOfEarlierRelease);
    await signIn(testPassword);
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=10,p=1\$/);
    await signIn(testPassword);
  });
});

describe('changing the password', () => {
  it('keeps this session, ends all others with their sockets on both processes, and informs the owner', async () => {
    const client = await signUpClient(app.baseUrl);
    await mailbox.deliver(app, client.email);
    const phone = createApiClient(second.baseUrl);
    await phone.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    const socket = await openRawSocket(second.baseUrl, { cookie: phone.cookie() });
    await socket.call({ path: 'accounts.session', type: 'query' });
    await client.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword });
    const changedAt = performance.now();
    expect(await socket.closed).toBe(sessionEndedCode);
    expect(performance.now() - changedAt).toBeLessThan(2_000);
    expect((await client.trpc.accounts.session.query()).user?.id).toBe(client.userId);
    const again = await openRawSocket(app.baseUrl, { cookie: client.cookie() });
    expect((await again.call({ path: 'subscriptions.status', type: 'query' })).outcome).toBe('ok');
    again.close();
    expect((await refusal(phone.trpc.avaliacoes.list.query({}))).code).toBe('UNAUTHENTICATED');
    expect((await mailbox.deliver(app, client.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/senha/i),
    ]);
  });

  it('makes the old password and mailed links invalid at once', async () => {
    const client = await signUpClient(app.baseUrl);
    await client.trpc.accounts.requestRecovery.mutate({ email: client.email });
    const token = tokenOf(await mailbox.deliver(app, client.email));
    await client.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword });
    const browser = createApiClient(app.baseUrl);
    const { email } = client;
    expect((await refusal(browser.trpc.accounts.login.mutate({ email, password: testPassword }))).code).toBe(
      'INVALID_CREDENTIALS',
    );
    await browser.trpc.accounts.login.mutate({ email, password: newPassword });
    const resetting = browser.trpc.accounts.resetPassword.mutate({ token, password: `${newPassword}-2` });
    expect((await refusal(resetting)).code).toBe('LINK_EXPIRED');
  });

  it('needs the current password, and changes nothing without it', async () => {
    const client = await signUpClient(app.baseUrl);
    const told = await refusal(
      client.trpc.accounts.changePassword.mutate({ currentPassword: 'Senha-Errada-2026', newPassword }),
    );
    expect(told).toEqual({ code: 'INVALID_CREDENTIALS', message: 'A senha atual não confere.' });
    await createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email: client.email, password: testPassword });
  });

  it.each([
    ['guessable', 'Brasil@2024'],
    ['made of the own name', 'Helena@Prado2026'],
    ['the one in use', testPassword],
    ['against the rules', 'semmaiuscula-1'],
  ])('refuses a password that is %s, at its field', async (_why, password) => {
    const client = await signUpClient(app.baseUrl, 'Helena Prado');
    const told = await refusal(
      client.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword: password }),
    );
    expect(told).toMatchObject({ code: 'VALIDATION', fields: { newPassword: expect.stringMatching(/\S/) } });
    expect(await app.database.sql`select from sessions where user_id = ${client.userId}`).toHaveLength(1);
  });

  it('ends every session that was opened with the old password during the change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await signUpClient(app.baseUrl);
      const signIns = Array.from({ length: 6 }, (_, index) =>
        callHttp((index % 2 ? second : app).baseUrl, {
          path: 'accounts.login',
          type: 'mutation',
          input: { email: client.email, password: testPassword },
        }),
      );
      await client.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword });
      await Promise.all(signIns);
      expect(await app.database.sql`select from sessions where user_id = ${client.userId}`).toHaveLength(1);
    }
  });

  it('works in only one of two browsers that change it at the same moment', async () => {
    const client = await signUpClient(app.baseUrl);
    const outcomes = await Promise.all(
      ['-a', '-b'].map((ending) =>
        callHttp(app.baseUrl, {
          path: 'accounts.changePassword',
          type: 'mutation',
          input: { currentPassword: testPassword, newPassword: newPassword + ending },
          cookie: client.cookie(),
        }),
      ),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['INVALID_CREDENTIALS', 'ok']);
  });
});
