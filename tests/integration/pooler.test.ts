import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserActor } from '@meridia/server/auth/actor.ts';
import { asUnavailable, databaseCode } from '@meridia/server/db/away.ts';
import { type Database, openDatabase } from '@meridia/server/db/client.ts';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { askPooler } from '@meridia/server/db/pooler.ts';
import { asSystem, asSystemForLong, asUser, readAsUser } from '@meridia/server/db/tx.ts';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount } from '../support/admins.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { eventually } from '../support/eventually.ts';
import { poolerSkipReason, startPooler, type TestPooler } from '../support/pooler.ts';
import { insertAvaliacao } from '../support/rows.ts';

// A server of its own: here the two roles may log in, and everywhere else they may not.
const reason = poolerSkipReason();
if (reason) console.warn(`tests of the pooler are left out: ${reason}`);

describe.skipIf(reason)('behind PgBouncer in transaction mode', () => {
  let dir: string;
  let server: { url: string; stop(): Promise<void> };
  let owner: postgres.Sql;
  let pooler: TestPooler;
  let database: Database;
  let [ana, bia] = ['', ''];
  /** Few connections of the database for many requests, so that everybody gets everybody's. */
  const lines =
    (name = 'meridia') =>
    (host: string) =>
      `meridia = ${host} dbname=${name} pool_size=2`;
  const endPooled = () => owner`
    select pg_terminate_backend(pid) from pg_stat_activity where usename in ('meridia_app', 'meridia_system')`;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'meridia-pooler-db-'));
    server = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: () => {}, durable: false });
    await prepareDatabase(server.url);
    owner = postgres(server.url, { max: 2, onnotice: () => {} });
    pooler = await startPooler(server.url, { databases: lines() });
    const found = await askPooler(pooler.urlFor(server.url), server.url);
    database = openDatabase(server.url, { poolSize: 8, pooler: found });
    [ana, bia] = [await insertAccount(owner), await insertAccount(owner)];
    for (const id of [ana, bia]) await insertAvaliacao(owner, id);
  });
  afterAll(async () => {
    await database.close();
    await pooler.close();
    await owner.end();
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  });

  const look = sql`select pg_backend_pid() as pid, current_user as role, session_user as login,
    array(select distinct terapeuta_id::text from avaliacoes) as owners`;
  interface Look extends Record<string, unknown> {
    pid: number;
    role: string;
    login: string;
    owners: string[];
  }
  const actor = (id: string): UserActor => ({ type: 'user', id, role: 'therapist', sessionId: 's' });
  const lookAs = {
    person: async (id: string) => (await asUser(database, { id }, (tx) => tx.execute<Look>(look)))[0],
    reader: async (id: string) =>
      (
        await readAsUser<Look>(
          database,
          actor(id),
          `select pg_backend_pid() as pid, current_user as role, session_user as login,
            array(select distinct terapeuta_id::text from avaliacoes where actor.id is not null) as owners`,
          [],
        )
      )[0],
    system: async () => (await asSystem(database, (tx) => tx.execute<Look>(look)))[0],
  };

  it('200 mixed requests never see rows of another person, and no connection changes its role', async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const id = index % 2 === 0 ? ana : bia;
        const kind = (['person', 'reader', 'system'] as const)[index % 3] ?? 'person';
        return { id, kind, look: await lookAs[kind](id) };
      }),
    );
    const roles = new Map<number, Set<string>>();
    const people = new Map<number, Set<string>>();
    for (const { id, kind, look } of seen) {
      const role = kind === 'system' ? 'meridia_system' : 'meridia_app';
      expect(look).toMatchObject({ role, login: role });
      expect([...(look?.owners ?? [])].sort()).toEqual(kind === 'system' ? [ana, bia].sort() : [id]);
      const pid = look?.pid ?? 0;
      roles.set(pid, (roles.get(pid) ?? new Set()).add(role));
      if (kind !== 'system') people.set(pid, (people.get(pid) ?? new Set()).add(id));
    }
    expect([...roles.values()].every((held) => held.size === 1)).toBe(true);
    // Otherwise this would prove nothing: both people had the same connections, of which there are few.
    expect([...people.values()].filter((held) => held.size === 2).length).toBeGreaterThan(0);
    expect(roles.size).toBeLessThanOrEqual(4);
  });

  it('the role has the time limit of statements, and long work its own', async () => {
    const limit = sql`select current_setting('statement_timeout') as ms`;
    expect(await asSystem(database, (tx) => tx.execute(limit))).toEqual([{ ms: '6s' }]);
    expect(await asSystemForLong(database, (tx) => tx.execute(limit))).toEqual([{ ms: '2min' }]);
    expect(await asSystem(database, (tx) => tx.execute(limit))).toEqual([{ ms: '6s' }]);
  });

  it('requests go on when the database has ended their connections', async () => {
    await endPooled();
    expect((await lookAs.person(ana))?.owners).toEqual([ana]);
    expect((await lookAs.system())?.role).toBe('meridia_system');
  });

  describe('a pooler that is set up wrongly', () => {
    const asOwner = (host: string) => `${lines()(host)} user=meridia password=${new URL(server.url).password}`;
    const openOther = (databases: (host: string) => string, port?: number) =>
      startPooler(server.url, { databases, known: pooler.password, ...(port && { port }) });
    const ask = (one: TestPooler) => askPooler(one.urlFor(server.url), server.url);

    it.each<[string, (host: string) => string, RegExp]>([
      ['logs in as the owner', asOwner, /gets a connection of meridia, with the role meridia \(/],
      [
        'takes the role after the login, which may fail unseen',
        (host) => `${asOwner(host)} connect_query='set role meridia_app'`,
        /gets a connection of meridia, with the role meridia_app \(/,
      ],
      ['leads to another database', lines('postgres'), /another database/],
    ])('%s: no process starts', async (_, databases, problem) => {
      const other = await openOther(databases);
      try {
        await expect(ask(other)).rejects.toThrow(problem);
      } finally {
        await other.close();
      }
    });

    it('gives a role without time limits: no process starts', async () => {
      await owner`alter role meridia_system reset statement_timeout`;
      const other = await openOther(lines());
      try {
        await expect(ask(other)).rejects.toThrow(/meridia_system has no time limits/);
      } finally {
        await owner`alter role meridia_system set statement_timeout = '6s'`;
        await other.close();
      }
    });

    it('comes back like that while the app runs: requests fail, and read nothing', async () => {
      const good = await openOther(lines());
      const misled = openDatabase(server.url, { poolSize: 2, pooler: await ask(good) });
      const read = () => readAsUser(misled, actor(ana), 'select id from avaliacoes where actor.id is not null', []);
      const inTransaction = () => asUser(misled, { id: ana }, (tx) => tx.execute(look));
      try {
        expect(await read()).toHaveLength(1);
        expect(await inTransaction()).toHaveLength(1);
      } finally {
        await good.close();
      }
      const wrong = await openOther(asOwner, good.port);
      try {
        expect(await codeOf(read)).toBe('22P02');
        expect(await codeOf(inTransaction)).toBe('22P02');
      } finally {
        await misled.close();
        await wrong.close();
      }
    });
  });
});

/** PostgreSQL's code of the refusal. The connections through the pooler of before are lost first. */
function codeOf(ask: () => Promise<unknown>): Promise<string> {
  const code = (error: unknown) => (asUnavailable(error) ? null : databaseCode(error));
  return eventually(() => ask().then(() => 'none', code), 'an answer of the database');
}
