import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { callHttp } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const mailbox = createMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { mailer: mailbox.mailer } });
});
afterAll(() => app.close());

type Therapist = Awaited<ReturnType<typeof signUpClient>>;

/** A therapist with an active second factor, whose first code is already used. */
async function protectedTherapist(): Promise<{ client: Therapist; secret: string; recoveryCodes: string[] }> {
  const client = await signUpClient(app.baseUrl);
  const { secret } = await client.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
  const { recoveryCodes } = await client.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(secret) });
  return { client, secret, recoveryCodes };
}

/** The code of the step after the used one; clocks may differ by one step. */
const nextCode = (secret: string) => codeOf(secret, Date.now() + 30_000);

const login = (email: string, code?: string, browser: ApiClient = createApiClient(app.baseUrl)) =>
  browser.trpc.accounts.login.mutate({ email, password: testPassword, ...(code === undefined ? {} : { code }) });

describe('setting up a second factor', () => {
  it('shows the secret as text and as a picture, and asks for no code before the first one was given', async () => {
    const client = await signUpClient(app.baseUrl);
    const setup = await client.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    const [, svg = ''] = setup.qrCode.split('data:image/svg+xml;base64,');
    expect(Buffer.from(svg, 'base64').toString()).toMatch(/^<svg /);
    await login(client.email);
    expect(await client.trpc.accounts.security.query()).toEqual({
      secondFactor: false,
      recoveryCodesLeft: 0,
      emailNotices: true,
    });
  });

  it('is active from its first code on, and then shows ten recovery codes', async () => {
    const { client, recoveryCodes } = await protectedTherapist();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await client.trpc.accounts.security.query()).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 });
  });

  it('accepts codes of the newest secret only, when it was started several times', async () => {
    const client = await signUpClient(app.baseUrl);
    const first = await client.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
    const second = await client.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
    const refused = client.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(first.secret) });
    expect((await refusal(refused)).code).toBe('SECOND_FACTOR_INVALID');
    await client.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(second.secret) });
  });

  it('needs the password, a start and a right code, and is refused once it is active', async () => {
    const client = await signUpClient(app.baseUrl);
    const { accounts } = client.trpc;
    const code = '123456';
    expect((await refusal(accounts.beginSecondFactor.mutate({ password: 'x' }))).code).toBe('INVALID_CREDENTIALS');
    expect((await refusal(accounts.confirmSecondFactor.mutate({ code }))).code).toBe('SECOND_FACTOR_INVALID');
    const { secret } = await accounts.beginSecondFactor.mutate({ password: testPassword });
    const wrong = accounts.confirmSecondFactor.mutate({ code: wrongCodeOf(secret) });
    expect((await refusal(wrong)).code).toBe('SECOND_FACTOR_INVALID');
    await accounts.confirmSecondFactor.mutate({ code: codeOf(secret) });
    const begun = accounts.beginSecondFactor.mutate({ password: testPassword });
    expect((await refusal(begun)).code).toBe('SECOND_FACTOR_ACTIVE');
    const confirmed = accounts.confirmSecondFactor.mutate({ code: nextCode(secret) });
    expect((await refusal(confirmed)).code).toBe('SECOND_FACTOR_ACTIVE');
  });

  it('stores neither the secret nor a recovery code readably in the database', async () => {
    const { client, secret, recoveryCodes } = await protectedTherapist();
    const [row] = await app.database.sql<{ text: string }[]>`
      select (select sealed_secret from second_factors where account_id = ${client.userId})
        || (select string_agg(hash, ' ') from recovery_codes where account_id = ${client.userId}) as text`;
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(row?.text).not.toContain(plain);
    }
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code after the right password, and signs in with it', async () => {
    const { client, secret } = await protectedTherapist();
    const browser = createApiClient(app.baseUrl);
    expect((await refusal(login(client.email, undefined, browser))).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await refusal(login(client.email, wrongCodeOf(secret), browser))).code).toBe('SECOND_FACTOR_INVALID');
    expect(browser.cookie()).toBe('');
    expect(await login(client.email, nextCode(secret), browser)).toEqual({ userId: client.userId });
    expect((await browser.trpc.accounts.session.query()).user?.id).toBe(client.userId);
  });

  it('does not reveal the second factor after a wrong password, even with the right code', async () => {
    const { client, secret } = await protectedTherapist();
    const input = { email: client.email, password: 'Senha-Errada-2026' };
    for (const code of [undefined, nextCode(secret)]) {
      const trying = createApiClient(app.baseUrl).trpc.accounts.login.mutate({ ...input, ...(code ? { code } : {}) });
      expect((await refusal(trying)).code).toBe('INVALID_CREDENTIALS');
    }
    await login(client.email, nextCode(secret));
  });

  it('accepts each code once: not again, no older one, and one of ten parallel tries', async () => {
    const { client, secret } = await protectedTherapist();
    const code = nextCode(secret);
    const input = { email: client.email, password: testPassword, code };
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => callHttp(app.baseUrl, { path: 'accounts.login', type: 'mutation', input })),
    );
    expect(tries.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'SECOND_FACTOR_INVALID'),
      'ok',
    ]);
    expect((await refusal(login(client.email, code))).code).toBe('SECOND_FACTOR_INVALID');
    expect((await refusal(login(client.email, codeOf(secret)))).code).toBe('SECOND_FACTOR_INVALID');
  });

  it('accepts a recovery code instead, once, in any spelling', async () => {
    const { client, recoveryCodes } = await protectedTherapist();
    const [first = '', second = ''] = recoveryCodes;
    await login(client.email, ` ${first.toLowerCase().replaceAll('-', ' ')} `);
    expect((await refusal(login(client.email, first))).code).toBe('SECOND_FACTOR_INVALID');
    const input = { email: client.email, password: testPassword, code: second };
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => callHttp(app.baseUrl, { path: 'accounts.login', type: 'mutation', input })),
    );
    expect(tries.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
    expect(await client.trpc.accounts.security.query()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('accepts no recovery code of another account', async () => {
    const { client } = await protectedTherapist();
    const { recoveryCodes } = await protectedTherapist();
    expect((await refusal(login(client.email, recoveryCodes[0]))).code).toBe('SECOND_FACTOR_INVALID');
  });

  it('fails with a server error, and signs nobody in, when the secret key has changed', async () => {
    const { client, secret, recoveryCodes } = await protectedTherapist();
    const rekeyed = await startTestApp({
      beside: app,
      env: { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') },
    });
    const browser = createApiClient(rekeyed.baseUrl);
    expect((await refusal(login(client.email, nextCode(secret), browser))).code).toBe('INTERNAL');
    expect((await refusal(login(client.email, undefined, browser))).code).toBe('SECOND_FACTOR_REQUIRED');
    expect(browser.cookie()).toBe('');
    await login(client.email, recoveryCodes[0], browser);
    await rekeyed.close();
  });
});

describe('changing the password of a protected account', () => {
  const newPassword = 'Vento-Calmo-Norte-77';

  it('needs a code too, uses the code up only on success, and accepts a recovery code instead', async () => {
    const { client, secret, recoveryCodes } = await protectedTherapist();
    const change = (code?: string, password = newPassword) =>
      client.trpc.accounts.changePassword.mutate({
        currentPassword: testPassword,
        newPassword: password,
        ...(code && { code }),
      });
    expect((await refusal(change())).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await refusal(change(wrongCodeOf(secret)))).code).toBe('SECOND_FACTOR_INVALID');
    expect((await refusal(change(nextCode(secret), 'Mudar@1234'))).code).toBe('VALIDATION');
    const wrongPassword = client.trpc.accounts.changePassword.mutate({
      currentPassword: newPassword,
      newPassword,
      code: nextCode(secret),
    });
    expect((await refusal(wrongPassword)).code).toBe('INVALID_CREDENTIALS');
    await login(client.email, recoveryCodes[1]);
    await change(nextCode(secret));
    await client.trpc.accounts.changePassword.mutate({
      currentPassword: newPassword,
      newPassword: testPassword,
      code: recoveryCodes[0] ?? '',
    });
    await login(client.email, recoveryCodes[2]);
  });
});

describe('wrong codes', () => {
  const newPassword = 'Vento-Calmo-Norte-77';
  let counting: TestApp;
  beforeAll(async () => {
    counting = await startTestApp({ beside: app, env: { LIMITS: 'on' }, replace: { mailer: mailbox.mailer } });
  });
  afterAll(() => counting.close());

  const told = async (email: string, password: string, code: string, browser = createApiClient(counting.baseUrl)) =>
    (await refusal(browser.trpc.accounts.login.mutate({ email, password, code }))).code;

  /** Counts this many wrong codes at once, without the time that the passwords before them take. */
  async function countWrong(userId: string, count: number): Promise<void> {
    for (let tried = 0; tried < count; tried += 1) await counting.deps.limits.take('secondFactor', userId);
  }

  it('stay counted after resets by mail, also in the browser that resets', async () => {
    const { client, secret } = await protectedTherapist();
    const { email, userId } = client;
    const thief = createApiClient(counting.baseUrl);
    await countWrong(userId, 19);
    expect(await told(email, testPassword, wrongCodeOf(secret))).toBe('SECOND_FACTOR_INVALID');
    expect(await told(email, testPassword, wrongCodeOf(secret))).toBe('TOO_MANY_REQUESTS');
    for (const password of [newPassword, `${newPassword}-2`]) {
      await thief.trpc.accounts.requestRecovery.mutate({ email });
      const token = tokenOf((await mailbox.deliver(app, email)).slice(-1));
      await thief.trpc.accounts.resetPassword.mutate({ token, password });
      for (const browser of [thief, createApiClient(counting.baseUrl)]) {
        expect(await told(email, password, wrongCodeOf(secret), browser)).toBe('TOO_MANY_REQUESTS');
      }
    }
  });

  it('stay counted after a change of the password, and count inside a session as well', async () => {
    const { client, secret, recoveryCodes } = await protectedTherapist();
    const { email, userId } = client;
    const inside = createApiClient(counting.baseUrl);
    const [first = '', second = ''] = recoveryCodes;
    await inside.trpc.accounts.login.mutate({ email, password: testPassword, code: first });
    const change = (code: string) =>
      inside.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword, code });
    const disable = async () =>
      (
        await refusal(
          inside.trpc.accounts.disableSecondFactor.mutate({ password: newPassword, code: wrongCodeOf(secret) }),
        )
      ).code;
    await countWrong(userId, 17);
    expect((await refusal(change(wrongCodeOf(secret)))).code).toBe('SECOND_FACTOR_INVALID');
    await change(second);
    expect([await disable(), await disable(), await disable()]).toEqual([
      'SECOND_FACTOR_INVALID',
      'SECOND_FACTOR_INVALID',
      'TOO_MANY_REQUESTS',
    ]);
    expect(await told(email, newPassword, wrongCodeOf(secret))).toBe('TOO_MANY_REQUESTS');
  });

  it('by strangers keep out neither a browser that has given a right code nor a recovery code', async () => {
    const { client, secret, recoveryCodes } = await protectedTherapist();
    const { email, userId } = client;
    const own = createApiClient(counting.baseUrl);
    await own.trpc.accounts.login.mutate({ email, password: testPassword, code: nextCode(secret) });
    await countWrong(userId, 20);
    expect(await told(email, testPassword, wrongCodeOf(secret))).toBe('TOO_MANY_REQUESTS');
    expect(await told(email, testPassword, wrongCodeOf(secret), own)).toBe('SECOND_FACTOR_INVALID');
    const stranger = createApiClient(counting.baseUrl);
    await stranger.trpc.accounts.login.mutate({ email, password: testPassword, code: recoveryCodes[0] ?? '' });
  });
});

describe('switching a second factor off', () => {
  it('needs password and code, and deletes the recovery codes', async () => {
    const { client, secret, recoveryCodes } = await protectedTherapist();
    const { disableSecondFactor, security } = client.trpc.accounts;
    const [recoveryCode = ''] = recoveryCodes;
    const wrongPassword = disableSecondFactor.mutate({ password: 'x', code: nextCode(secret) });
    expect((await refusal(wrongPassword)).code).toBe('INVALID_CREDENTIALS');
    const wrongCode = disableSecondFactor.mutate({ password: testPassword, code: wrongCodeOf(secret) });
    expect((await refusal(wrongCode)).code).toBe('SECOND_FACTOR_INVALID');
    await disableSecondFactor.mutate({ password: testPassword, code: recoveryCode });
    expect(await security.query()).toMatchObject({ secondFactor: false, recoveryCodesLeft: 0 });
    await login(client.email);
  });
});

it('stores whether the account wants notices', async () => {
  const client = await signUpClient(app.baseUrl);
  const stranger = await signUpClient(app.baseUrl);
  await client.trpc.accounts.setEmailNotices.mutate({ enabled: false });
  expect((await client.trpc.accounts.security.query()).emailNotices).toBe(false);
  expect((await stranger.trpc.accounts.security.query()).emailNotices).toBe(true);
});
