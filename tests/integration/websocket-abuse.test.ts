import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import { maxSubscriptionsPerSocket } from '@meridia/server/plugins/socket-limits.ts';
import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { WebSocket } from 'ws';
import { signUpClient } from '../support/api-client.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { openRawSocket, SocketRefused } from '../support/raw-call.ts';
import { insertAvaliacao } from '../support/rows.ts';
import {
  closeCode,
  collectOnSignal,
  createSubscriber,
  inFrames,
  megabyte,
  openPlainSocket,
  settledRss,
  tryOpen,
} from '../support/socket-abuse.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

type Client = Awaited<ReturnType<typeof signUpClient>>;

// A process of its own, so that its memory does not include the attackers'.
let app: AppProcess;
let database: TestDatabase;
let dataDir: string;
let rssBefore = 0;
let people: Client[] = [];
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  dataDir = await mkdtemp(join(tmpdir(), 'meridia-sockets-'));
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ROLE: 'web',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: collectOnSignal,
  };
  app = await startAppProcess(env, { fromSource: true });
  // The process first works for a while, because normal work, above all hashing passwords, takes memory that the abuse must not
  // be blamed for.
  people = await Promise.all(Array.from({ length: 20 }, () => signUpClient(app.baseUrl)));
  for (const person of people) await workHonestly(person);
  rssBefore = await settledRss(app);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a socket is not even opened', () => {
  it.each([
    ['without a cookie', undefined],
    ['with a cookie that opens nothing', 'session=nonsense'],
  ])('%s', async (_name, cookie) => {
    expect(await refusal(openRawSocket(app.baseUrl, { cookie }))).toBe(401);
  });

  it('from another site, with the cookie of a signed-in person', async () => {
    const client = nextPerson();
    const opening = openRawSocket(app.baseUrl, { cookie: client.cookie(), origin: 'https://malicioso.example' });
    expect(await refusal(opening)).toBe(403);
  });

  it('as the 21st of one person, until another one closes; other people are not affected', async () => {
    const client = nextPerson();
    const attempts = await Promise.all(Array.from({ length: 500 }, () => tryOpen(app.baseUrl, client)));
    const open = attempts.filter((attempt) => typeof attempt !== 'number');
    expect(open).toHaveLength(maxSocketsPerPerson);
    expect(attempts.filter((attempt) => attempt === 429)).toHaveLength(500 - maxSocketsPerPerson);

    const other = nextPerson();
    (await openRawSocket(app.baseUrl, { cookie: other.cookie() })).close();
    open[0]?.close();
    await eventually(async () => {
      const again = await tryOpen(app.baseUrl, client);
      if (typeof again === 'number') return null;
      again.close();
      return true;
    }, 'a place to be free again');
    for (const socket of open) socket.close();
  });
});

describe('an open socket', () => {
  it('is closed by a frame of 1 MB', async () => {
    const socket = await openPlainSocket(app.baseUrl, nextPerson());
    socket.send('x'.repeat(megabyte));
    expect(await closeCode(socket)).toBe(1009);
  });

  it.each([
    ['is no JSON', '{'],
    ['is no object', '"x"'],
    ['has parameters of another type', JSON.stringify({ method: 'connectionParams', data: 42 })],
  ])('is closed, and the process lives, when its connection parameters %s (CVE-2025-43855)', async (_n, message) => {
    const client = nextPerson();
    const socket = await openPlainSocket(app.baseUrl, client, '?connectionParams=1');
    socket.send(message);
    await closeCode(socket);
    await expectAlive(client);
  });

  it("reveals nothing about another person's assessment", async () => {
    const [owner, stranger] = [nextPerson(), nextPerson()];
    const id = await insertAvaliacao(database.sql, owner.userId);
    const socket = await openRawSocket(app.baseUrl, { cookie: stranger.cookie() });
    const input = { id, lastEventId: null };
    const answer = await socket.call({ path: 'relatorios.onProgress', type: 'subscription', input });
    expect(answer.outcome).toBe('AVALIACAO_NOT_FOUND');
    socket.close();
  });

  it('holds 50 subscriptions at once, and accepts a new one when one has ended', async () => {
    const client = nextPerson();
    const subscribe = await createSubscriber(database.sql, client);
    const socket = await openPlainSocket(app.baseUrl, client);
    const said = collectAnswers(socket);
    for (let id = 1; id <= maxSubscriptionsPerSocket + 5; id += 1) socket.send(subscribe(id));
    await eventually(
      async () => (said.started.size + said.refused.size === maxSubscriptionsPerSocket + 5 ? true : null),
      'an answer to each',
    );
    expect(said.started.size).toBe(maxSubscriptionsPerSocket);

    const [first] = said.started;
    socket.send(JSON.stringify({ id: first, jsonrpc: '2.0', method: 'subscription.stop' }));
    await eventually(async () => (said.stopped.has(first ?? 0) ? true : null), 'the first to end');
    socket.send(subscribe(1000));
    await eventually(async () => (said.started.has(1000) ? true : null), 'the new one to start');
    socket.close();
  });

  it.each([
    ['one by one', (messages: string[]) => messages],
    ['many in one frame', (messages: string[]) => inFrames(messages, 80)],
  ])('is closed after 10,000 subscribes, sent %s', async (_name, frames) => {
    const client = nextPerson();
    const subscribe = await createSubscriber(database.sql, client);
    const socket = await openPlainSocket(app.baseUrl, client);
    for (const frame of frames(Array.from({ length: 10_000 }, (_, id) => subscribe(id + 1)))) socket.send(frame);
    await closeCode(socket);
    await expectAlive(client);
  });

  it('is closed when it keeps asking and reads nothing', async () => {
    const client = nextPerson();
    const socket = await openPlainSocket(app.baseUrl, client);
    const closed = closeCode(socket);
    socket.pause();
    // Small questions with large answers.
    const question = JSON.stringify({
      id: 1,
      jsonrpc: '2.0',
      method: 'query',
      params: { path: 'subscriptions.plans' },
    });
    for (let sent = 1; sent < 20_000; sent += 1) socket.send(question);
    await new Promise((sent) => socket.send(question, sent));
    socket.resume();
    await closed;
    await expectAlive(client);
  });

  it('is closed when its session ends while it opens', async () => {
    const client = nextPerson();
    const socket = await openPlainSocket(app.baseUrl, client, '?connectionParams=1');
    await client.trpc.accounts.logout.mutate();
    socket.send(JSON.stringify({ method: 'connectionParams', data: null }));
    expect(await closeCode(socket)).toBe(sessionEndedCode);
  });
});

it('leaves the process alive and at most 50 MB larger', async () => {
  await expectAlive(nextPerson());
  const grownMb = ((await settledRss(app)) - rssBefore) / megabyte;
  console.log(`abused sockets: ${(rssBefore / megabyte).toFixed(0)} MB before, grown by ${grownMb.toFixed(0)} MB`);
  expect(grownMb).toBeLessThanOrEqual(50);
});

it('logs none of this as an error: neither the large frame nor the foreign report is a fault of ours', () => {
  expect(app.output()).toContain('Server listening');
  expect(app.output()).not.toMatch(/"level":[56]0|Max payload|"at":|\n {4}at /);
});

/** Each person is used once, because the limits count per person. */
function nextPerson(): Client {
  const person = people.pop();
  if (!person) throw new Error('more people are needed than have signed up');
  return person;
}

async function workHonestly(client: Client): Promise<void> {
  await expectAlive(client);
  for (let round = 0; round < 50; round += 1) {
    await Promise.all([client.trpc.accounts.session.query(), client.trpc.subscriptions.status.query()]);
  }
  // The first refusals read the source maps of the whole program.
  await expect(client.trpc.avaliacoes.byId.query({ id: randomUUID() })).rejects.toThrow();
}

/** The status of a refused upgrade. */
async function refusal(opening: Promise<unknown>): Promise<number> {
  try {
    await opening;
  } catch (error) {
    if (error instanceof SocketRefused) return error.status;
    throw error;
  }
  throw new Error('the socket was opened');
}

/** The ids of calls by the message that each got. */
function collectAnswers(socket: WebSocket) {
  const said = { started: new Set<number>(), stopped: new Set<number>(), refused: new Set<number>() };
  socket.on('message', (frame) => {
    const { id, result, error } = JSON.parse(String(frame));
    if (result?.type === 'started') said.started.add(id);
    if (result?.type === 'stopped') said.stopped.add(id);
    if (error?.data.app.code === 'TOO_MANY_REQUESTS') said.refused.add(id);
  });
  return said;
}

async function expectAlive(client: Client): Promise<void> {
  expect((await fetch(`${app.baseUrl}/api/health`)).status).toBe(200);
  const socket = await openRawSocket(app.baseUrl, { cookie: client.cookie() });
  expect((await socket.call({ path: 'accounts.session', type: 'query' })).outcome).toBe('ok');
  socket.close();
}
