import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { callApi, insertApiKey } from '../support/api-keys.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { linkIn } from '../support/mails.ts';
import { blockAccount, setPlan } from '../support/people.ts';
import { callHttp, openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { insertDelivery, insertWebhook } from '../support/webhooks.ts';

const publicUrl = 'https://app.meridia.test';
const newPassword = 'Vento-Calmo-Norte-77';
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

/** A therapist who has forgotten the password and received the mail. */
async function recovering() {
  const client = await signUpClient(app.baseUrl);
  await mailbox.deliver(app, client.email);
  await client.trpc.accounts.requestRecovery.mutate({ email: client.email });
  return { client, email: client.email, id: client.userId, token: tokenOf(await mailbox.deliver(app, client.email)) };
}

const reset = (token: string, password = newPassword) =>
  createApiClient(app.baseUrl).trpc.accounts.resetPassword.mutate({ token, password });

describe('setting a new password by the recovery link', () => {
  it('replaces the password, confirms the address, and signs nobody in', async () => {
    const { email, token } = await recovering();
    const browser = createApiClient(app.baseUrl);
    expect(await browser.trpc.accounts.resetPassword.mutate({ token, password: newPassword })).toEqual({});
    expect(browser.cookie()).toMatch(/^device=[\w-]{43}$/);
    expect((await refusal(browser.trpc.accounts.login.mutate({ email, password: testPassword }))).code).toBe(
      'INVALID_CREDENTIALS',
    );
    await browser.trpc.accounts.login.mutate({ email, password: newPassword });
    expect((await browser.trpc.accounts.session.query()).user?.emailConfirmed).toBe(true);
  });

  it('ends the keys and webhooks of programs, which a stranger with the old password may have made', async () => {
    const { client, token } = await recovering();
    await setPlan(app.database.sql, client.userId, 'Enterprise');
    const key = await insertApiKey(app.database.sql, client.userId);
    expect(await callApi(app.baseUrl, key.secret)).toBe(200);
    const webhook = await insertWebhook(app.database.sql, client.userId);
    const delivery = await insertDelivery(app.database.sql, client.userId, webhook, { state: 'pendente' });
    await reset(token);
    expect(await callApi(app.baseUrl, key.secret)).toBe(401);
    const [row] = await app.database.sql`
      select disabled_reason, state, failure from webhook_endpoints e
      join webhook_deliveries d on d.endpoint_id = e.id where d.id = ${delivery}`;
    expect(row).toEqual({ disabled_reason: 'posse', state: 'nao_enviada', failure: 'desligado' });
  });

  it('ends every session, and its sockets on both processes within two seconds', async () => {
    const { client, email, token } = await recovering();
    const phone = createApiClient(second.baseUrl);
    await phone.trpc.accounts.login.mutate({ email, password: testPassword });
    const sockets = [
      await openRawSocket(app.baseUrl, { cookie: client.cookie() }),
      await openRawSocket(second.baseUrl, { cookie: phone.cookie() }),
    ];
    for (const socket of sockets) await socket.call({ path: 'accounts.session', type: 'query' });
    await reset(token);
    const resetAt = performance.now();
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([sessionEndedCode, sessionEndedCode]);
    expect(performance.now() - resetAt).toBeLessThan(2_000);
    for (const browser of [client, phone]) {
      expect((await refusal(browser.trpc.avaliacoes.list.query({}))).code).toBe('UNAUTHENTICATED');
    }
  });

  it('works once: of ten parallel calls with ten passwords one succeeds', async () => {
    const { email, token } = await recovering();
    const passwords = Array.from({ length: 10 }, (_, index) => `${newPassword}-${index}`);
    const answers = await Promise.all(
      passwords.map((password) =>
        callHttp(app.baseUrl, { path: 'accounts.resetPassword', type: 'mutation', input: { token, password } }),
      ),
    );
    const winners = passwords.filter((_, index) => answers[index]?.outcome === 'ok');
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'LINK_USED')).toHaveLength(9);
    await createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password: winners[0] ?? '' });
  });

  it('makes every other mailed link invalid, including links that would sign in', async () => {
    const client = await signUpClient(app.baseUrl);
    const { email } = client;
    const signUpToken = tokenOf(await mailbox.deliver(app, email));
    await client.trpc.accounts.requestRecovery.mutate({ email });
    const first = tokenOf(await mailbox.deliver(app, email));
    await client.trpc.accounts.requestRecovery.mutate({ email });
    await reset(tokenOf(await mailbox.deliver(app, email)));
    expect((await refusal(reset(first))).code).toBe('LINK_EXPIRED');
    const confirming = createApiClient(app.baseUrl).trpc.accounts.confirmSignUp.mutate({ token: signUpToken });
    expect((await refusal(confirming)).code).toBe('LINK_EXPIRED');
  });

  it('is refused after an hour', async () => {
    const { id, token } = await recovering();
    const [life] = await app.database.sql`
      select extract(epoch from expires_at - created_at)::int as seconds from account_tokens
      where account_id = ${id} and purpose = 'recovery'`;
    expect(life).toEqual({ seconds: 3600 });
    await app.database.sql`
      update account_tokens set expires_at = expires_at - interval '1 hour' where account_id = ${id}`;
    expect((await refusal(reset(token))).code).toBe('LINK_EXPIRED');
  });

  it('uses a link with 256 bits, of which the database stores only the hash', async () => {
    const { id, token } = await recovering();
    expect(Buffer.from(token, 'base64url').byteLength).toBe(32);
    const rows = await app.database.sql`
      select hash, hash = encode(sha256(${token}::bytea), 'hex') as matches from account_tokens
      where account_id = ${id} and purpose = 'recovery'`;
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), matches: true }]);
    expect((await refusal(reset(rows[0]?.hash))).code).toBe('LINK_INVALID');
  });

  it.each([
    ['guessable', 'Mudar@1234'],
    ['the one in use', testPassword],
  ])('is refused when it is %s, and the link can be used again', async (_why, password) => {
    const { token } = await recovering();
    const told = await refusal(reset(token, password));
    expect(told).toMatchObject({ code: 'VALIDATION', fields: { password: expect.stringMatching(/^Esta /) } });
    await reset(token);
  });

  it('does not unblock a blocked account', async () => {
    const { email, id, token } = await recovering();
    await blockAccount(app.database.sql, id);
    expect((await refusal(reset(token))).code).toBe('ACCOUNT_BLOCKED');
    const signingIn = createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password: testPassword });
    expect((await refusal(signingIn)).code).toBe('ACCOUNT_BLOCKED');
  });

  it('is reported to the owner by mail', async () => {
    const { email, token } = await recovering();
    await reset(token);
    const [told, ...more] = await mailbox.deliver(app, email);
    expect(told?.subject).toMatch(/senha/i);
    expect(more).toEqual([]);
  });

  it('removes a second factor that was set up before anybody had proven to own the address, and no other one', async () => {
    const squatted = await recovering();
    const proven = await recovering();
    await app.database.sql`update accounts set email_confirmed_at = now() where id = ${proven.id}`;
    for (const { id } of [squatted, proven]) {
      await app.database.sql`
        insert into second_factors (account_id, sealed_secret, confirmed_at) values (${id}, 'none', now())`;
    }
    await reset(squatted.token);
    await reset(proven.token);
    const left = await app.database.sql`
      select account_id from second_factors where account_id in (${squatted.id}, ${proven.id})`;
    expect(left).toEqual([{ account_id: proven.id }]);
  });
});

describe('asking for the recovery mail', () => {
  it('answers the same for a known and an unknown address', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const ask = (address: string) =>
      callHttp(app.baseUrl, { path: 'accounts.requestRecovery', type: 'mutation', input: { email: address } });
    expect(await ask(email)).toEqual(await ask(`${randomUUID()}@example.com`));
  });

  it('mails a link to our own address, even when the request names another host', async () => {
    const behindName = await startTestApp({
      beside: app,
      env: { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' },
      replace: { mailer: mailbox.mailer },
    });
    const { email } = await signUpClient(app.baseUrl);
    await mailbox.deliver(behindName, email);
    const evil = 'malicioso.example';
    const ask = (host: string, origin: string) =>
      post(behindName.baseUrl, '/trpc/accounts.requestRecovery', JSON.stringify({ email }), {
        host,
        origin,
        referer: `http://${evil}/`,
        'x-forwarded-host': evil,
        'x-forwarded-proto': 'http',
        forwarded: `host=${evil}`,
        'content-type': 'application/json',
      });
    expect(await ask(evil, `http://${evil}`)).toBe(421);
    expect(await mailbox.deliver(behindName, email)).toEqual([]);
    expect(await ask(new URL(publicUrl).host, publicUrl)).toBe(200);
    const [mail] = await mailbox.deliver(behindName, email);
    expect(mail?.text).not.toContain(evil);
    expect(mail?.html).not.toContain(evil);
    const link = linkIn(mail?.text ?? '');
    expect(link.origin + link.pathname).toBe(`${publicUrl}/redefinir-senha`);
    await behindName.close();
  });
});

/** With a freely chosen Host header, which fetch does not allow. */
function post(baseUrl: string, path: string, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${baseUrl}${path}`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
