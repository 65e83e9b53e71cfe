import { randomUUID } from 'node:crypto';
import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { callApi, insertApiKey } from '../support/api-keys.ts';
import { codeOf } from '../support/authenticator.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { blockAccount, readUsage, setPlan } from '../support/people.ts';
import { callHttp, openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const mailbox = createMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'true' }, replace: { mailer: mailbox.mailer } });
});
afterAll(() => app.close());

const enters = { signedIn: true, passwordFor: null };
const ownPassword = 'Vento-Calmo-Norte-77';

/** A new account with its confirmation mail, whose link is not opened yet. */
async function signedUp(): Promise<{ client: ApiClient; email: string; id: string; token: string }> {
  const client = createApiClient(app.baseUrl);
  const email = `${randomUUID()}@example.com`;
  await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana Souza', email, password: testPassword });
  const [row] = await app.database.sql<{ id: string }[]>`select id from accounts where email = ${email}`;
  return { client, email, id: row?.id ?? '', token: tokenOf(await mailbox.deliver(app, email)) };
}

describe('the link of the confirmation mail', () => {
  it('confirms the address, signs in in the browser that signed up, and gives the welcome bonus', async () => {
    const { client, email, id, token } = await signedUp();
    expect(await client.trpc.accounts.confirmSignUp.mutate({ token })).toEqual(enters);
    expect((await client.trpc.accounts.session.query()).user).toMatchObject({ id, emailConfirmed: true });
    expect(await readUsage(app.database.sql, id)).toMatchObject({ used: 0, bonus: 2 });
    await createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password: testPassword });
  });

  it('asks for the password on another device, stays valid meanwhile, and accepts the password of the sign-up', async () => {
    const { email, id, token } = await signedUp();
    const phone = createApiClient(app.baseUrl);
    const { confirmSignUp } = phone.trpc.accounts;
    for (const _ of ['first', 'again']) {
      expect(await confirmSignUp.mutate({ token })).toEqual({
        signedIn: false,
        passwordFor: { email, nomeCompleto: 'Ana Souza' },
      });
    }
    expect(phone.cookie()).toBe('');
    expect(await readUsage(app.database.sql, id)).toMatchObject({ bonus: 0 });
    expect(await confirmSignUp.mutate({ token, password: testPassword })).toEqual(enters);
    expect((await phone.trpc.accounts.session.query()).user).toMatchObject({ id, emailConfirmed: true });
    await createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password: testPassword });
  });

  it('refuses an invalid password at its field, and can be used again', async () => {
    const { token } = await signedUp();
    const { confirmSignUp } = createApiClient(app.baseUrl).trpc.accounts;
    for (const password of ['Mudar@1234', 'Ana@Souza2026', 'curta']) {
      const told = await refusal(confirmSignUp.mutate({ token, password }));
      expect(told).toMatchObject({ code: 'VALIDATION', fields: { password: expect.stringMatching(/senha/) } });
    }
    await confirmSignUp.mutate({ token, password: ownPassword });
  });

  it('works once, even for ten parallel calls', async () => {
    const { id, token } = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        callHttp(app.baseUrl, {
          path: 'accounts.confirmSignUp',
          type: 'mutation',
          input: { token, password: testPassword },
        }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'LINK_USED'),
      'ok',
    ]);
    expect((await readUsage(app.database.sql, id)).bonus).toBe(2);
    expect(await app.database.sql`select from sessions where user_id = ${id}`).toHaveLength(1);
  });

  it('makes earlier mailed links invalid, and gives the bonus once', async () => {
    const { client, email, id, token: first } = await signedUp();
    await client.trpc.accounts.resendConfirmation.mutate({ email });
    const second = tokenOf(await mailbox.deliver(app, email));
    await client.trpc.accounts.confirmSignUp.mutate({ token: second });
    const other = createApiClient(app.baseUrl);
    expect((await refusal(other.trpc.accounts.confirmSignUp.mutate({ token: first }))).code).toBe('LINK_EXPIRED');
    expect(other.cookie()).toBe('');
    expect((await readUsage(app.database.sql, id)).bonus).toBe(2);
  });

  it('says what is wrong with an expired link, an invented link or a link for another purpose', async () => {
    const { client, email, id, token } = await signedUp();
    await app.database.sql`update account_tokens set expires_at = now() where account_id = ${id}`;
    await client.trpc.accounts.requestRecovery.mutate({ email });
    const recovery = tokenOf(await mailbox.deliver(app, email));
    const told = async (tried: string) =>
      (await refusal(client.trpc.accounts.confirmSignUp.mutate({ token: tried }))).code;
    expect([await told(token), await told('x'.repeat(43)), await told(recovery)]).toEqual([
      'LINK_EXPIRED',
      'LINK_INVALID',
      'LINK_INVALID',
    ]);
    expect(client.cookie()).not.toContain('session=');
    expect((await refusal(client.trpc.accounts.login.mutate({ email, password: testPassword }))).code).toBe(
      'EMAIL_NOT_CONFIRMED',
    );
  });

  it('confirms the address of a blocked account, but does not sign it in', async () => {
    const { client, id, token } = await signedUp();
    await blockAccount(app.database.sql, id);
    expect(await client.trpc.accounts.confirmSignUp.mutate({ token })).toEqual({ signedIn: false, passwordFor: null });
    expect(client.cookie()).not.toContain('session=');
  });

  it('does not replace a second factor', async () => {
    const { client, id, token } = await signedUp();
    await app.database.sql`
      insert into second_factors (account_id, sealed_secret, confirmed_at) values (${id}, 'none', now())`;
    expect(await client.trpc.accounts.confirmSignUp.mutate({ token })).toEqual({ signedIn: false, passwordFor: null });
    expect(client.cookie()).not.toContain('session=');
  });

  it('carries 256 bits that the database does not store', async () => {
    const { token } = await signedUp();
    expect(Buffer.from(token, 'base64url').byteLength).toBe(32);
    const found = await app.database.sql`select from account_tokens t where t::text like ${`%${token}%`}`;
    expect(found).toHaveLength(0);
  });
});

describe('an address that a stranger has signed up', () => {
  // This app needs no confirmation, so that the stranger gets as far as possible.
  let open: TestApp;
  beforeAll(async () => {
    open = await startTestApp({ beside: app, replace: { mailer: mailbox.mailer } });
  });
  afterAll(() => open.close());

  /**
   * A stranger with an account under the owner's address, signed in and with a second factor; and the link that only the owner
   * receives.
   */
  async function hijacked() {
    const stranger = await signUpClient(open.baseUrl, 'Ana Souza');
    const { secret } = await stranger.trpc.accounts.beginSecondFactor.mutate({ password: testPassword });
    await stranger.trpc.accounts.confirmSecondFactor.mutate({ code: codeOf(secret) });
    const token = tokenOf(await mailbox.deliver(app, stranger.email));
    return { stranger, email: stranger.email, token, secret };
  }

  it("belongs to the owner of the mailbox: the owner's password counts, and everything set up before ends", async () => {
    const { stranger, email, token, secret } = await hijacked();
    const socket = await openRawSocket(open.baseUrl, { cookie: stranger.cookie() });
    await socket.call({ path: 'accounts.session', type: 'query' });
    await stranger.trpc.accounts.requestRecovery.mutate({ email });
    await setPlan(app.database.sql, stranger.userId, 'Enterprise');
    const key = await insertApiKey(app.database.sql, stranger.userId);
    const byProgram = () => callApi(open.baseUrl, key.secret);
    expect(await byProgram()).toBe(200);
    const owner = createApiClient(open.baseUrl);
    const { confirmSignUp, session } = owner.trpc.accounts;
    expect((await confirmSignUp.mutate({ token })).passwordFor).toMatchObject({ email });
    expect(await confirmSignUp.mutate({ token, password: ownPassword })).toEqual(enters);
    expect((await session.query()).user).toMatchObject({ email, emailConfirmed: true });

    expect(await socket.closed).toBe(sessionEndedCode);
    expect(await byProgram()).toBe(401);
    expect((await stranger.trpc.accounts.session.query()).user).toBeNull();
    const signIn = (password: string, code?: string) =>
      stranger.trpc.accounts.login.mutate({ email, password, ...(code && { code }) });
    const later = codeOf(secret, Date.now() + 30_000);
    expect((await refusal(signIn(testPassword, later))).code).toBe('INVALID_CREDENTIALS');
    expect(await owner.trpc.accounts.security.query()).toMatchObject({ secondFactor: false });
    await createApiClient(open.baseUrl).trpc.accounts.login.mutate({ email, password: ownPassword });
    expect(
      await app.database.sql`
      select from known_devices join accounts a on a.id = account_id where email = ${email} and known_devices.created_at < a.email_confirmed_at`,
    ).toHaveLength(0);
  });

  it("asks the owner for the password even when the owner's browser knows another account", async () => {
    const { email, token } = await hijacked();
    const owner = await signUpClient(open.baseUrl);
    expect((await owner.trpc.accounts.confirmSignUp.mutate({ token })).passwordFor).toMatchObject({ email });
  });

  it('ends the sessions opened before the confirmation, but not the one in the confirming browser', async () => {
    const client = await signUpClient(open.baseUrl);
    const phone = createApiClient(open.baseUrl);
    await phone.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    const token = tokenOf(await mailbox.deliver(app, client.email));
    expect(await client.trpc.accounts.confirmSignUp.mutate({ token })).toEqual(enters);
    expect((await phone.trpc.accounts.session.query()).user).toBeNull();
    expect((await client.trpc.accounts.session.query()).user?.id).toBe(client.userId);
  });

  it('allows twenty passwords per hour for one link', async () => {
    const counting = await startTestApp({ beside: app, env: { LIMITS: 'on' }, replace: { mailer: mailbox.mailer } });
    const { token } = await hijacked();
    const input = { token, password: 'Mudar@1234' };
    const answers = [];
    for (let index = 0; index < 22; index += 1) {
      answers.push(
        (await callHttp(counting.baseUrl, { path: 'accounts.confirmSignUp', type: 'mutation', input })).outcome,
      );
    }
    expect(answers.slice(18)).toEqual(['VALIDATION', 'VALIDATION', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    await counting.close();
  });
});

describe('asking for the confirmation mail again', () => {
  it('answers the same for an unconfirmed, a confirmed, a blocked and an unknown address, and mails only the first', async () => {
    const waiting = await signedUp();
    const confirmed = await signedUp();
    await confirmed.client.trpc.accounts.confirmSignUp.mutate({ token: confirmed.token });
    const unknown = `${randomUUID()}@example.com`;
    const answers = [];
    for (const email of [waiting.email.toUpperCase(), confirmed.email, unknown]) {
      const input = { email };
      answers.push(await callHttp(app.baseUrl, { path: 'accounts.resendConfirmation', type: 'mutation', input }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailbox.deliver(app, waiting.email)).toHaveLength(1);
    expect(await mailbox.deliver(app, confirmed.email)).toEqual([]);
  });

  it('creates one job in every case, so that the queue does not reveal which address exists', async () => {
    const { email } = await signedUp();
    const jobs = async () => (await app.database.sql`select from pgboss.job where name = 'mail.send'`).length;
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const before = await jobs();
      await createApiClient(app.baseUrl).trpc.accounts.resendConfirmation.mutate({ email: address });
      expect((await jobs()) - before).toBe(1);
    }
  });
});

it('lets people sign in without confirmation when the app sends no mail, and still gives the bonus with the confirmation', async () => {
  const open = await startTestApp({ beside: app, replace: { mailer: mailbox.mailer } });
  const client = await signUpClient(open.baseUrl);
  expect((await client.trpc.accounts.session.query()).user?.emailConfirmed).toBe(false);
  const token = tokenOf(await mailbox.deliver(app, client.email));
  await client.trpc.accounts.confirmSignUp.mutate({ token });
  expect((await client.trpc.accounts.session.query()).user?.emailConfirmed).toBe(true);
  expect((await readUsage(app.database.sql, client.userId)).bonus).toBe(2);
  await open.close();
});
