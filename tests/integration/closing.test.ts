import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { beginUpload } from '../support/slow-upload.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
async function start(closePatienceMs: number): Promise<void> {
  app = await startTestApp({ closePatienceMs });
  client = await signUpClient(app.baseUrl);
}
afterEach(() => app.close());

/** Makes every read of profiles wait, until the returned function is called. */
async function holdReaders(): Promise<() => Promise<void>> {
  const keeper = await app.database.sql.reserve();
  await keeper`begin`;
  await keeper`lock table profiles in access exclusive mode`;
  return async () => {
    await keeper`commit`;
    keeper.release();
  };
}

async function held(count: number): Promise<void> {
  await eventually(async () => {
    const [row] = await app.database.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return row && row.waiting >= count ? true : null;
  }, 'the requests to be under way');
}

describe('an app that is shutting down', () => {
  it('answers running requests, accepts no new ones, and announces to the connections that they end', async () => {
    await start(20_000);
    const upload = await beginUpload(app.baseUrl, client);
    const release = await holdReaders();
    const open = Array.from({ length: 20 }, () => client.fetch('/trpc/accounts.session'));
    // The pool has ten connections; the other requests wait for one.
    await held(10);
    const closed = app.closeWeb();
    await eventually(
      () =>
        fetch(`${app.baseUrl}/api/health`).then(
          () => null,
          () => true as const,
        ),
      'new connections to be refused',
    );
    await release();
    const answers = await Promise.all(open);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await upload.finish()).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
  });

  it('asks open sockets to reconnect', async () => {
    await start(20_000);
    const socket = new WebSocket(`${app.baseUrl.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.baseUrl, cookie: client.cookie() },
    });
    const heard: string[] = [];
    socket.on('message', (message) => heard.push(String(message)));
    await new Promise((resolve) => socket.once('open', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await app.closeWeb();
    await ended;
    expect(heard).toContainEqual('{"id":null,"method":"reconnect"}');
  });

  it('does not wait forever for a request that never arrives completely', async () => {
    await start(300);
    const { hostname, port } = new URL(app.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/fotos?kind=face HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n');
    socket.write(`origin: ${app.baseUrl}\r\ncookie: ${client.cookie()}\r\ncontent-length: 100000\r\n\r\n--x`);
    const cut = new Promise((resolve) =>
      socket
        .resume()
        .once('close', resolve)
        .on('error', () => {}),
    );
    // An answer on a second connection proves that the head of the first request has been read.
    await fetch(`${app.baseUrl}/api/health`);
    await app.closeWeb();
    await cut;
  });
});
