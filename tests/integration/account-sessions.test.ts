import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { callHttp, openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** The same person on a phone. */
async function signInOnPhone(email: string): Promise<ApiClient> {
  const phone = createApiClient(second.baseUrl);
  const response = await phone.fetch('/trpc/accounts.login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': phoneAgent },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(response.status).toBe(200);
  return phone;
}

const sessionOf = async (client: ApiClient) =>
  (await client.trpc.accounts.sessions.query()).find(({ current }) => current)?.id ?? '';

describe('the list of sessions', () => {
  it('names each browser of this person, marks the present one, and contains no session of others', async () => {
    const client = await signUpClient(app.baseUrl);
    await signUpClient(app.baseUrl);
    const phone = await signInOnPhone(client.email);
    const listed = await phone.trpc.accounts.sessions.query();
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome no Android', true],
      [expect.any(String), false],
    ]);
    for (const { createdAt, lastSeenAt } of listed) {
      expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
      expect(Math.abs(Date.now() - Date.parse(lastSeenAt))).toBeLessThan(60_000);
    }
  });

  it('leaves out expired sessions', async () => {
    const client = await signUpClient(app.baseUrl);
    const phone = await signInOnPhone(client.email);
    const { sql } = app.database;
    await sql`update sessions set expires_at = now() where id = ${await sessionOf(phone)}`;
    expect(await client.trpc.accounts.sessions.query()).toHaveLength(1);
  });

  it('tells when a session was last used, exact to ten minutes, without a write at each request', async () => {
    const client = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    const seen = async () => {
      const [row] = await sql<{ at: Date; xmin: string }[]>`
        select last_seen_at as at, xmin::text from sessions where user_id = ${client.userId}`;
      return row;
    };
    const before = await seen();
    await client.trpc.subscriptions.status.query();
    expect(await seen()).toEqual(before);
    await sql`update sessions set last_seen_at = now() - interval '11 minutes' where user_id = ${client.userId}`;
    await client.trpc.subscriptions.status.query();
    expect(Date.now() - ((await seen())?.at.getTime() ?? 0)).toBeLessThan(60_000);
  });
});

describe('ending one session', () => {
  it('ends this session for good with its sockets, and no other', async () => {
    const client = await signUpClient(app.baseUrl);
    const phone = await signInOnPhone(client.email);
    const socket = await openRawSocket(second.baseUrl, { cookie: phone.cookie() });
    await socket.call({ path: 'accounts.session', type: 'query' });
    await client.trpc.accounts.endSession.mutate({ id: await sessionOf(phone) });
    const endedAt = performance.now();
    expect(await socket.closed).toBe(sessionEndedCode);
    expect(performance.now() - endedAt).toBeLessThan(2_000);
    expect((await refusal(phone.trpc.avaliacoes.list.query({}))).code).toBe('UNAUTHENTICATED');
    expect(await client.trpc.accounts.sessions.query()).toHaveLength(1);
  });

  it("answers the same for another person's session as for an unknown one, and leaves it open", async () => {
    const client = await signUpClient(app.baseUrl);
    const stranger = await signUpClient(app.baseUrl);
    const end = async (id: string) =>
      callHttp(app.baseUrl, {
        path: 'accounts.endSession',
        type: 'mutation',
        input: { id },
        cookie: client.cookie(),
      });
    expect(await end(await sessionOf(stranger))).toEqual(await end('f'.repeat(64)));
    expect((await stranger.trpc.accounts.session.query()).user?.id).toBe(stranger.userId);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions of this person on all processes, including the present one, and of nobody else', async () => {
    const client = await signUpClient(app.baseUrl);
    const stranger = await signUpClient(app.baseUrl);
    const phone = await signInOnPhone(client.email);
    const sockets = [
      await openRawSocket(app.baseUrl, { cookie: client.cookie() }),
      await openRawSocket(second.baseUrl, { cookie: phone.cookie() }),
    ];
    for (const socket of sockets) await socket.call({ path: 'accounts.session', type: 'query' });
    const stolen = client.cookie();
    await client.trpc.accounts.endAllSessions.mutate();
    const endedAt = performance.now();
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([sessionEndedCode, sessionEndedCode]);
    expect(performance.now() - endedAt).toBeLessThan(2_000);
    expect(client.cookie()).not.toContain('session=');
    for (const cookie of [stolen, phone.cookie()]) {
      const replayed = await callHttp(second.baseUrl, { path: 'drafts.current', type: 'query', cookie });
      expect(replayed.outcome).toBe('UNAUTHENTICATED');
    }
    expect((await stranger.trpc.accounts.session.query()).user?.id).toBe(stranger.userId);
  });
});
