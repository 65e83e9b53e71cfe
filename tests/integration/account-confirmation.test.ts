import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { blockAccount, readUsage } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const mailbox = createMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'true' }, replace: { mailer: mailbox.mailer } });
});
afterAll(() => app.close());

/** Signed up, the mail received, its link not yet followed. */
async function signedUp(): Promise<{ client: ApiClient; email: string; id: string; token: string }> {
  const client = createApiClient(app.baseUrl);
  const email = `${randomUUID()}@example.com`;
  await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana Souza', email, password: testPassword });
  const [row] = await app.database.sql<{ id: string }[]>`select id from accounts where email = ${email}`;
  return { client, email, id: row?.id ?? '', token: tokenOf(await mailbox.deliver(app, email)) };
}

describe('the link of the confirmation mail', () => {
  it('confirms, signs in where it is opened, also on another device, and brings the welcome bonus', async () => {
    const { id, token } = await signedUp();
    const phone = createApiClient(app.baseUrl);
    expect(await phone.trpc.accounts.confirmSignUp.mutate({ token })).toEqual({ signedIn: true });
    expect((await phone.trpc.accounts.session.query()).user).toMatchObject({ id, emailConfirmed: true });
    expect(await readUsage(app.database.sql, id)).toMatchObject({ used: 0, bonus: 2 });
  });

  it('works once: of ten parallel calls one, and never again', async () => {
    const { id, token } = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        callHttp(app.baseUrl, { path: 'accounts.confirmSignUp', type: 'mutation', input: { token } }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'LINK_USED'),
      'ok',
    ]);
    expect((await readUsage(app.database.sql, id)).bonus).toBe(2);
    expect(await app.database.sql`select from sessions where user_id = ${id}`).toHaveLength(1);
  });

  it('makes the other links that were mailed worthless, and gives the bonus once', async () => {
    const { client, email, id, token: first } = await signedUp();
    await client.trpc.accounts.resendConfirmation.mutate({ email });
    const second = tokenOf(await mailbox.deliver(app, email));
    await client.trpc.accounts.confirmSignUp.mutate({ token: second });
    const other = createApiClient(app.baseUrl);
    expect((await refusal(other.trpc.accounts.confirmSignUp.mutate({ token: first }))).code).toBe('LINK_EXPIRED');
    expect(other.cookie()).toBe('');
    expect((await readUsage(app.database.sql, id)).bonus).toBe(2);
  });

  it('says what is wrong with one that expired, is made up or belongs to another purpose', async () => {
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
    expect(client.cookie()).toBe('');
    expect((await refusal(client.trpc.accounts.login.mutate({ email, password: testPassword }))).code).toBe(
      'EMAIL_NOT_CONFIRMED',
    );
  });

  it('lets a blocked account confirm, and not in', async () => {
    const { client, id, token } = await signedUp();
    await blockAccount(app.database.sql, id);
    expect(await client.trpc.accounts.confirmSignUp.mutate({ token })).toEqual({ signedIn: false });
    expect(client.cookie()).toBe('');
  });

  it('does not stand in for a second factor', async () => {
    const { client, id, token } = await signedUp();
    await app.database.sql`
      insert into second_factors (account_id, sealed_secret, confirmed_at) values (${id}, 'none', now())`;
    expect(await client.trpc.accounts.confirmSignUp.mutate({ token })).toEqual({ signedIn: false });
    expect(client.cookie()).toBe('');
  });

  it('carries 256 bits that stand nowhere in the database', async () => {
    const { token } = await signedUp();
    expect(Buffer.from(token, 'base64url').byteLength).toBe(32);
    const found = await app.database.sql`select from account_tokens t where t::text like ${`%${token}%`}`;
    expect(found).toHaveLength(0);
  });
});

describe('asking for the confirmation mail again', () => {
  it('answers the same for a waiting, a confirmed, a blocked and an unknown address, and mails the first only', async () => {
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

  it('leaves a job behind either way, so that a glance at the queue tells nothing', async () => {
    const { email } = await signedUp();
    const jobs = async () => (await app.database.sql`select from pgboss.job where name = 'mail.send'`).length;
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const before = await jobs();
      await createApiClient(app.baseUrl).trpc.accounts.resendConfirmation.mutate({ email: address });
      expect((await jobs()) - before).toBe(1);
    }
  });
});

it('needs no confirmation where no mail goes out, and gives the bonus with it all the same', async () => {
  const open = await startTestApp({ beside: app, replace: { mailer: mailbox.mailer } });
  const client = await signUpClient(open.baseUrl);
  expect((await client.trpc.accounts.session.query()).user?.emailConfirmed).toBe(false);
  const token = tokenOf(await mailbox.deliver(app, client.email));
  await client.trpc.accounts.confirmSignUp.mutate({ token });
  expect((await client.trpc.accounts.session.query()).user?.emailConfirmed).toBe(true);
  expect((await readUsage(app.database.sql, client.userId)).bonus).toBe(2);
  await open.close();
});
