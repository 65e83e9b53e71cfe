import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openCutWire } from '../support/cut-wire.ts';
import { eventually } from '../support/eventually.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

// The faults that patches/postgres@3.4.9.patch repairs. Each of them ended the process, blocked it, or gave one person's answer
// to another. When the process would end, the run shows an unhandled error here.

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  await database.sql`create table note (words text)`;
});
afterAll(() => database.drop());

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

function open(options: postgres.Options<Record<string, never>> = {}, url = database.url): postgres.Sql {
  const sql = postgres(url, { max: 1, backoff: () => 0.01, ...options });
  opened.push(() => sql.end({ timeout: 0 }));
  return sql;
}

async function pidOf(sql: postgres.ISql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}

/** Ends a connection on the server's side, like a restart, and waits until it is gone. */
async function terminate(pid: number): Promise<void> {
  await database.sql`select pg_terminate_backend(${pid}, 5000)`;
}

function through(port: number): string {
  const url = new URL(database.url);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

describe('a transaction whose connection is lost', () => {
  it('fails with an error that can be caught, and the next query gets its own answer', async () => {
    const sql = open();
    const lost = sql.begin(async (tx) => {
      const pid = await pidOf(tx);
      const asleep = tx`select pg_sleep(30)`;
      await Promise.all([asleep, terminate(pid)]);
    });
    await expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/CONNECTION_CLOSED|ECONNRESET|57P01/) });
    expect(await sql`select 'own' as answer`).toMatchObject([{ answer: 'own' }]);
    expect(await sql`select 'own again' as answer`).toMatchObject([{ answer: 'own again' }]);
  });

  it("never continues in another person's transaction on the connection that replaced its own", async () => {
    const sql = open();
    const late = Promise.withResolvers<void>();
    const replaced = Promise.withResolvers<void>();
    const abandoned = sql.begin(async (tx) => {
      await terminate(await pidOf(tx));
      await replaced.promise;
      await tx`insert into note values ('of the first')`.finally(late.resolve);
    });
    await expect(abandoned).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await sql.begin(async (tx) => {
      await tx`insert into note values ('of the second')`;
      replaced.resolve();
      await late.promise;
      await tx`insert into note values ('of the second')`;
    });
    expect(await database.sql`select words, count(*)::int from note group by words`).toMatchObject([
      { words: 'of the second', count: 2 },
    ]);
  });

  it('leaves none of its queued queries waiting', async () => {
    const sql = open({}, `${database.url}?max_pipeline=1`);
    const queued: Promise<unknown>[] = [];
    const lost = sql.begin(async (tx) => {
      const pid = await pidOf(tx);
      for (let index = 0; index < 4; index += 1) queued.push(tx`select pg_sleep(30)`.execute());
      await terminate(pid);
      await Promise.all(queued);
    });
    await expect(lost).rejects.toThrow();
    expect(new Set((await Promise.allSettled(queued)).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});

it('a lost reserved connection refuses later queries, and does not return to the pool', async () => {
  const sql = open();
  const held = await sql.reserve();
  await terminate(await pidOf(held));
  await expect(held`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  held.release();
  expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }]);
});

it('a transaction has its connection alone even when its BEGIN was the last query in the pipeline', async () => {
  const sql = open({}, `${database.url}?max_pipeline=2`);
  await pidOf(sql);
  const before = [sql`select pg_sleep(0.05)`.execute(), sql`select 1`.execute()];
  const undone = sql.begin(async (tx) => {
    await tx`insert into note values ('undone')`;
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await Promise.all(before);
  expect(await sql`select 1 from note where words = 'undone'`).toHaveLength(0);
});

it('an error while the driver reads the types of a new connection reaches the query that waits for it', async () => {
  let cuts = 0;
  const wire = await openWire((client, server) => {
    client.on('data', (bytes) => {
      if (cuts === 0 && `${bytes}`.includes('pg_catalog.pg_type')) {
        cuts += 1;
        client.resetAndDestroy();
        server.destroy();
      } else server.write(bytes);
    });
    server.pipe(client);
  });
  const sql = open({}, through(wire));
  await expect(sql`select 1`).rejects.toMatchObject({ code: expect.stringMatching(/CONNECTION_CLOSED|ECONNRESET/) });
  expect(cuts).toBe(1);
  expect(await sql`select array['a', 'b'] as both`).toMatchObject([{ both: ['a', 'b'] }]);
});

it('a silent server is given up, and a new connection takes its place in the pool', async () => {
  const wire = await openCutWire(database.url);
  opened.push(() => wire.close());
  const sql = open({ answer_timeout: 2 }, through(Number(new URL(wire.baseUrl).port)));
  await sql`select pg_sleep(1.3)`;
  wire.stall();
  await expect(sql.begin((tx) => tx`select 1`)).rejects.toMatchObject({ code: 'ANSWER_TIMEOUT' });
  expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }]);
});

it('a connection that only waits for its next query does not count as silent', async () => {
  const sql = open({ answer_timeout: 1 });
  const longer = () => later(1_300);
  const pid = await sql.begin(async (tx) => {
    const own = await pidOf(tx);
    await longer();
    return own;
  });
  await longer();
  expect(await pidOf(sql)).toBe(pid);
});

it('a query that waits too long for a connection is refused and never runs', async () => {
  const sql = open({ wait_timeout: 2 });
  const gate = Promise.withResolvers<void>();
  const holder = sql.begin(async (tx) => {
    await tx`select 1`;
    await gate.promise;
  });
  const late = [
    sql`insert into note values ('too late')`.execute(),
    sql.begin((tx) => tx`insert into note values ('too late')`),
  ];
  for (const outcome of await Promise.allSettled(late)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'WAIT_TIMEOUT' } });
  }
  gate.resolve();
  await holder;
  expect(await sql`select 1 from note where words = 'too late'`).toHaveLength(0);
});

it('a query whose connection cannot be opened is refused, even when the server closes it again and again', async () => {
  let knocks = 0;
  const wire = await openWire((client, server) => {
    knocks += 1;
    server.destroy();
    client.end();
  });
  const sql = open({ wait_timeout: 2, backoff: () => 0.2 }, through(wire));
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'WAIT_TIMEOUT' });
  expect(knocks).toBeGreaterThan(1);
  expect(knocks).toBeLessThan(20);
});

it('an ended client opens no connection any more', async () => {
  let knocks = 0;
  const wire = await openWire((client, server) => {
    knocks += 1;
    server.destroy();
    client.end();
  });
  const sql = open({ backoff: () => 0.2 }, through(wire));
  const asked = sql`select 1`.catch((error: unknown) => error);
  await eventually(async () => (knocks > 0 ? true : null), 'the first attempt');
  await sql.end({ timeout: 0 });
  expect(await asked).toMatchObject({ code: 'CONNECTION_DESTROYED' });
  const before = knocks;
  await later(500);
  expect(knocks).toBe(before);
});

/** A way to the database on which `carry` decides which data pass. @returns its port */
async function openWire(carry: (client: Socket, server: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(database.url).port), '127.0.0.1');
    for (const end of [client, server]) {
      sockets.add(end);
      end.on('error', () => {});
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    carry(client, server);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  opened.push(async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  return address && typeof address === 'object' ? address.port : 0;
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
