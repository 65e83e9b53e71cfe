import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { blockAccount } from '../support/people.ts';
import { openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

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

describe('signing out', () => {
  it('closes the sockets of that session within two seconds, on every process, and no others', async () => {
    const client = await signUpClient(app.baseUrl);
    const stranger = await signUpClient(app.baseUrl);
    const sockets = [
      await openRawSocket(app.baseUrl, { cookie: client.cookie() }),
      await openRawSocket(second.baseUrl, { cookie: client.cookie() }),
    ];
    const other = await openRawSocket(app.baseUrl, { cookie: stranger.cookie() });
    // An answered call proves that the socket has its session.
    for (const socket of [...sockets, other]) await socket.call({ path: 'accounts.session', type: 'query' });

    await client.trpc.accounts.logout.mutate();
    const endedAt = performance.now();
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([sessionEndedCode, sessionEndedCode]);
    expect(performance.now() - endedAt).toBeLessThan(2_000);
    const { outcome } = await other.call({ path: 'subscriptions.status', type: 'query' });
    expect(outcome).toBe('ok');
    other.close();
  });
});

describe('a session that ends while the database connection is lost', () => {
  it('closes its sockets when the connection is back, and leaves those of other sessions open', async () => {
    const { sql } = app.database;
    const [gone, blocked, living] = await Promise.all([1, 2, 3].map(() => signUpClient(app.baseUrl)));
    const open = async (client = living) => {
      const socket = await openRawSocket(app.baseUrl, { cookie: client?.cookie() });
      await socket.call({ path: 'accounts.session', type: 'query' });
      return socket;
    };
    const sockets = [await open(gone), await open(blocked)];
    const kept = await open(living);
    await sql`delete from sessions where user_id = ${gone?.userId ?? ''}`;
    await blockAccount(sql, blocked?.userId ?? '');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([sessionEndedCode, sessionEndedCode]);
    expect((await kept.call({ path: 'subscriptions.status', type: 'query' })).outcome).toBe('ok');
    kept.close();
  });
});
