import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { limitRules } from '@meridia/server/auth/limits.ts';
import { sweepSessions } from '@meridia/server/features/account-sessions/sweep-sessions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, refusal, testPassword } from '../support/api-client.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { type Answer, errorOf } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { triesIn } from '../support/tries.ts';

const newPassword = 'Vento-Calmo-Norte-77';
const wrongPassword = 'Senha-Errada-2026';
const mailbox = createMailbox();

const publicUrl = 'http://clinica.example';

/**
 * `app` has no proxy; `second` is another process with the same counters; `proxied` is behind two proxies; `named` are two processes that
 * people reach by a public name, without a proxy.
 */
let app: TestApp;
let second: TestApp;
let proxied: TestApp;
let named: readonly TestApp[];
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' }, replace: { mailer: mailbox.mailer } });
  second = await startTestApp({ env: { LIMITS: 'on' }, beside: app });
  proxied = await startTestApp({ env: { LIMITS: 'on', TRUST_PROXY: '2' }, beside: app });
  const start = () => startTestApp({ env: { LIMITS: 'on', PUBLIC_URL: publicUrl }, beside: app });
  named = [await start(), await start()];
});
afterAll(async () => {
  for (const one of named) await one.close();
  await proxied.close();
  await second.close();
  await app.close();
});
beforeEach(() => app.database.sql`delete from rate_limits`);

/** A POST with freely chosen headers, which no browser would send. */
async function call(
  target: TestApp,
  path: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${target.baseUrl}/trpc/${path}`, {
    method: 'POST',
    headers: { origin: target.baseUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const body: unknown = await response.json();
  const answer: Answer = { status: response.status, outcome: 'ok', body };
  return response.ok ? answer : { ...answer, outcome: errorOf(answer).code };
}

/** The same to an app with a public name, straight from the network. `fetch` sends no Host of one's own. */
async function guessByName(target: TestApp, email: string, headers: Record<string, string>): Promise<Answer> {
  const sent = request(`${target.baseUrl}/trpc/accounts.login`, {
    method: 'POST',
    headers: { host: new URL(publicUrl).host, origin: publicUrl, 'content-type': 'application/json', ...headers },
  });
  sent.end(JSON.stringify({ email, password: wrongPassword }));
  const [response] = await once(sent, 'response');
  const body: unknown = await json(response);
  const answer: Answer = { status: response.statusCode, outcome: 'ok', body };
  return response.statusCode === 200 ? answer : { ...answer, outcome: errorOf(answer).code };
}

const guess = (target: TestApp, email: string, headers: Record<string, string> = {}) =>
  call(target, 'accounts.login', { email, password: wrongPassword }, headers);

function count(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const anyAddress = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.');
const newEmail = () => `${randomUUID()}@example.com`;

async function signUp(): Promise<string> {
  const email = newEmail();
  await app.database.sql`delete from rate_limits where key like 'signUpNetwork:%'`;
  const { outcome } = await call(app, 'accounts.signUp', { nomeCompleto: 'Ana Souza', email, password: testPassword });
  expect(outcome).toBe('ok');
  return email;
}

describe('a thousand guesses at one account, from invented addresses, over two processes', () => {
  it('are checked ten times; the others are told when to try again', async () => {
    const email = await signUp();
    const answers: Answer[] = [];
    for (let round = 0; round < 20; round += 1) {
      const guesses = Array.from({ length: 25 }, () =>
        named.map((one) => guessByName(one, email, { 'x-forwarded-for': anyAddress(), 'x-real-ip': anyAddress() })),
      ).flat();
      answers.push(...(await Promise.all(guesses)));
    }
    expect(count(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 990 });
    const [refused] = answers.filter(({ outcome }) => outcome === 'TOO_MANY_REQUESTS').map(errorOf);
    expect(refused?.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    expect(refused?.message).toMatch(/^Muitas tentativas\. Tente de novo em 15 minutos/);
  });

  it('are checked ten times too when they come from many real addresses', async () => {
    const email = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => guess(proxied, email, { 'x-forwarded-for': `${anyAddress()}, 10.0.0.1` })),
    );
    expect(count(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 50 });
    const last = errorOf(await guess(proxied, email, { 'x-forwarded-for': `${anyAddress()}, 10.0.0.1` }));
    expect(last.message).toBe('Muitas tentativas. Tente de novo em 15 minutos ou recupere sua senha.');
  });

  it('do not keep out the owner in a known browser', async () => {
    const email = await signUp();
    const own = createApiClient(app.baseUrl);
    await own.trpc.accounts.login.mutate({ email, password: testPassword });
    await own.trpc.accounts.logout.mutate();
    for (let index = 0; index < 30; index += 1) await guess(app, email);
    const stranger = createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password: testPassword });
    expect((await refusal(stranger)).code).toBe('TOO_MANY_REQUESTS');
    await own.trpc.accounts.login.mutate({ email, password: testPassword });
    expect((await own.trpc.accounts.session.query()).user?.email).toBe(email);
  });

  it('do not keep out the owner in a new browser, who can use the recovery link', async () => {
    const email = await signUp();
    for (let index = 0; index < 30; index += 1) await guess(app, email);
    const browser = createApiClient(app.baseUrl);
    await browser.trpc.accounts.requestRecovery.mutate({ email });
    const token = tokenOf(await mailbox.deliver(app, email));
    await browser.trpc.accounts.resetPassword.mutate({ token, password: newPassword });
    await browser.trpc.accounts.login.mutate({ email, password: newPassword });
  });

  it('are counted the same for an unknown address', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(app, email)));
    expect(count(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 20 });
  });
});

describe('a known browser', () => {
  const deviceOf = (cookie: string) => /device=[\w-]+/.exec(cookie)?.[0] ?? '';

  it('has ten guesses of its own, and none at other accounts', async () => {
    const [email, other] = [await signUp(), await signUp()];
    const own = createApiClient(app.baseUrl);
    await own.trpc.accounts.login.mutate({ email, password: testPassword });
    const cookie = deviceOf(own.cookie());
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(app, email, { cookie })));
    expect(count(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 10 });
    for (let index = 0; index < 10; index += 1) await guess(second, other);
    expect((await guess(second, other, { cookie })).outcome).toBe('TOO_MANY_REQUESTS');
  });

  it('is one that has signed in before; an invented, expired or deleted cookie does not count', async () => {
    const email = await signUp();
    const own = createApiClient(app.baseUrl);
    await own.trpc.accounts.login.mutate({ email, password: testPassword });
    for (let index = 0; index < 10; index += 1) await guess(app, email);
    const cookie = deviceOf(own.cookie());
    expect((await guess(app, email, { cookie: `device=${'x'.repeat(43)}` })).outcome).toBe('TOO_MANY_REQUESTS');
    expect((await guess(app, email, { cookie: `device=${sha256(cookie)}` })).outcome).toBe('TOO_MANY_REQUESTS');
    expect((await guess(app, email, { cookie })).outcome).toBe('INVALID_CREDENTIALS');
    await own.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword });
    for (let index = 0; index < 10; index += 1) await guess(app, email);
    expect((await guess(app, email, { cookie })).outcome).toBe('TOO_MANY_REQUESTS');
    const renewed = deviceOf(own.cookie());
    expect((await guess(app, email, { cookie: renewed })).outcome).toBe('INVALID_CREDENTIALS');
    await app.database.sql`update known_devices set expires_at = now()`;
    expect((await guess(app, email, { cookie: renewed })).outcome).toBe('TOO_MANY_REQUESTS');
  });
});

describe('one network that tries many accounts', () => {
  it('is refused after a hundred wrong passwords, whatever addresses it claims; other networks are not', async () => {
    const tryAll = async (one: () => Promise<Answer>) => count(await Promise.all(Array.from({ length: 130 }, one)));
    const [direct] = named;
    if (!direct) throw new Error('no app with a name');
    expect(await tryAll(() => guessByName(direct, newEmail(), { 'x-forwarded-for': anyAddress() }))).toEqual({
      INVALID_CREDENTIALS: 100,
      TOO_MANY_REQUESTS: 30,
    });
    await app.database.sql`delete from rate_limits`;
    // Behind two proxies the entry of the outer proxy counts; entries to its left came with the request.
    const through = () => ({ 'x-forwarded-for': `${anyAddress()}, 198.51.100.7, 10.0.0.1` });
    expect(await tryAll(() => guess(proxied, newEmail(), through()))).toEqual({
      INVALID_CREDENTIALS: 100,
      TOO_MANY_REQUESTS: 30,
    });
    const neighbour = await guess(proxied, newEmail(), { 'x-forwarded-for': '198.51.100.7, 203.0.113.5, 10.0.0.1' });
    expect(neighbour.outcome).toBe('INVALID_CREDENTIALS');
  });

  it('counts as one network for all addresses of its /64', async () => {
    const { tries } = limitRules.loginNetwork;
    await triesIn(app).set('loginNetwork', '2001:db8:0:12::/64', tries);
    for (const [address, outcome] of [
      ['2001:db8:0:12:aaaa::1', 'TOO_MANY_REQUESTS'],
      ['2001:db8:0:12:bbbb::2', 'TOO_MANY_REQUESTS'],
      ['2001:db8:0:13::1', 'INVALID_CREDENTIALS'],
    ]) {
      const tried = await guess(proxied, newEmail(), { 'x-forwarded-for': `${address}, 10.0.0.1` });
      expect([address, tried.outcome]).toEqual([address, outcome]);
    }
  });

  it('may sign in correctly as often as it likes', async () => {
    const email = await signUp();
    for (let index = 0; index < 25; index += 1) {
      const answer = await call(app, 'accounts.login', { email, password: testPassword });
      expect(answer.outcome).toBe('ok');
    }
  });
});

describe('the other limits', () => {
  it('allow twenty sign-ups per hour from one network, including refused ones', async () => {
    const form = () => ({ nomeCompleto: 'Ana Souza', email: newEmail(), password: testPassword });
    const answers = await Promise.all(Array.from({ length: 24 }, () => call(app, 'accounts.signUp', form())));
    expect(count(answers)).toEqual({ ok: 20, TOO_MANY_REQUESTS: 4 });
  });

  it.each(['accounts.requestRecovery', 'accounts.resendConfirmation'])(
    'allow three calls of %s per hour for one address, known or not, and twenty from one network',
    async (path) => {
      for (const email of [await signUp(), newEmail()]) {
        const answers = await Promise.all(Array.from({ length: 6 }, () => call(app, path, { email })));
        expect(count(answers)).toEqual({ ok: 3, TOO_MANY_REQUESTS: 3 });
      }
      const others = await Promise.all(Array.from({ length: 12 }, () => call(app, path, { email: newEmail() })));
      expect(count(others)).toEqual({ ok: 8, TOO_MANY_REQUESTS: 4 });
    },
  );

  it('allow ten wrong passwords in a session over all forms together, and none more until the window ends', async () => {
    const email = await signUp();
    const own = createApiClient(app.baseUrl);
    await own.trpc.accounts.login.mutate({ email, password: testPassword });
    const { changePassword, beginSecondFactor, confirmSecondFactor } = own.trpc.accounts;
    const outcomes: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      outcomes.push(
        (await refusal(changePassword.mutate({ currentPassword: wrongPassword, newPassword }))).code,
        (await refusal(beginSecondFactor.mutate({ password: wrongPassword }))).code,
        (await refusal(confirmSecondFactor.mutate({ code: '123456' }))).code,
      );
    }
    expect(outcomes.slice(0, 10)).not.toContain('TOO_MANY_REQUESTS');
    expect(outcomes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    const right = changePassword.mutate({ currentPassword: testPassword, newPassword });
    expect((await refusal(right)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('count wrong codes of a second factor as guesses, but not missing ones', async () => {
    const email = await signUp();
    const [account] = await app.database.sql<{ id: string }[]>`select id from accounts where email = ${email}`;
    const sealed = await app.deps.secretBox.seal('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', account?.id ?? '');
    await app.database.sql`
      insert into second_factors (account_id, sealed_secret, confirmed_at, last_step)
      values (${account?.id ?? ''}, ${sealed}, now(), ${Math.floor(Date.now() / 30_000) + 100})`;
    const signIn = (code?: string) => call(app, 'accounts.login', { email, password: testPassword, code });
    for (let index = 0; index < 15; index += 1) expect((await signIn()).outcome).toBe('SECOND_FACTOR_REQUIRED');
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('123456')));
    expect(count(answers)).toEqual({ SECOND_FACTOR_INVALID: 10, TOO_MANY_REQUESTS: 5 });
    // The next fifteen minutes allow the remaining ten of the day's twenty, and the following ones none.
    for (const outcomes of [{ SECOND_FACTOR_INVALID: 10 }, { TOO_MANY_REQUESTS: 10 }]) {
      await app.database.sql`delete from rate_limits where key like 'login%'`;
      expect(count(await Promise.all(Array.from({ length: 10 }, () => signIn('123456'))))).toEqual(outcomes);
    }
    await app.database.sql`delete from rate_limits where key like 'login%'`;
    expect(errorOf(await signIn('123456')).message).toBe(
      'Muitas tentativas. Tente de novo em 24 horas ou use um código de recuperação.',
    );
  });

  it('end with their window, and their rows are deleted', async () => {
    const { sql } = app.database;
    const email = await signUp();
    for (let index = 0; index < 11; index += 1) await guess(app, email);
    await sql`update rate_limits set expire = ${Date.now() - 1}`;
    expect((await guess(app, email)).outcome).toBe('INVALID_CREDENTIALS');
    await sql`update rate_limits set expire = ${Date.now() - 1}`;
    await sweepSessions(app.deps);
    expect(await sql`select from rate_limits`).toHaveLength(0);
  });

  it("store neither a person's address nor a network's", async () => {
    const email = await signUp();
    await guess(app, email);
    const keys = await app.database.sql<{ key: string }[]>`select key from rate_limits`;
    expect(keys.length).toBeGreaterThan(2);
    for (const { key } of keys) expect(key).toMatch(/^[a-zA-Z]+:[0-9a-f]{64}$/);
    // Nobody can look for them by trying all addresses either.
    for (const known of [email, '127.0.0.1', '::1', '127.0.0.1/32']) {
      expect(keys.map(({ key }) => key.split(':')[1])).not.toContain(sha256(known));
    }
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
