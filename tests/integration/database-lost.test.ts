import { asSystem, asUser } from '@meridia/server/db/tx.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { type CutWire, openCutWire } from '../support/cut-wire.ts';
import { eventually } from '../support/eventually.ts';
import { readEvents } from '../support/reports.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { closeWatchers, runThrough, watchReport } from '../support/watch-report.ts';

let wire: CutWire;
let app: TestApp;
/** A direct connection to the database, so that a test can write while the app is cut off. */
let other: TestApp;
let client: ApiClient & { userId: string; email: string };
beforeAll(async () => {
  app = await startTestApp({
    databaseUrl: async (url) => {
      wire = await openCutWire(url);
      return withPort(url, new URL(wire.baseUrl).port);
    },
  });
  other = await startTestApp({ beside: app });
  client = await signUpClient(app.baseUrl);
  await app.database.sql`create table note (words text); grant insert on note to meridia_app, meridia_system`.simple();
});
afterAll(async () => {
  closeWatchers();
  await other.close();
  await app.close();
  await wire.close();
});

function withPort(url: string, port: string): string {
  const copy = new URL(url);
  copy.port = port;
  return copy.href;
}

async function terminate(where: string): Promise<number> {
  const ended = await app.database.sql.unsafe(`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name in ('meridia_app', 'meridia_system') and ${where}`);
  return ended.length;
}

async function countNotes(words: string): Promise<number> {
  return (await app.database.sql`select from note where words = ${words}`).length;
}

describe('the health of an app whose database is cut off', () => {
  it('says that the process lives and is not ready, and both again afterwards', async () => {
    const ask = async (path: string) => {
      const answer = await fetch(`${app.baseUrl}${path}`);
      return [answer.status, await answer.json()];
    };
    const ready = [200, { ready: true, takesRequests: true, database: true }];
    expect(await ask('/api/health/ready')).toEqual(ready);
    wire.cut();
    const begunAt = performance.now();
    expect(await ask('/api/health/live')).toEqual([200, { live: true }]);
    expect(performance.now() - begunAt).toBeLessThan(1_000);
    expect(await ask('/api/health/ready')).toEqual([503, { ready: false, takesRequests: true, database: false }]);
    wire.mend();
    await eventually(async () => ((await ask('/api/health/ready'))[0] === 200 ? true : null), 'the app to be ready');
  });
});

describe('a transaction whose connection is lost', () => {
  it('runs once more when its COMMIT was not sent, because it has changed nothing', async () => {
    const actor = { type: 'user', id: client.userId, role: 'therapist', sessionId: 'none' } as const;
    let runs = 0;
    await asUser(app.deps.database, actor, async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into note values ('once')`);
      if (runs === 1) expect(await terminate(`query like '%into note%'`)).toBe(1);
      const [row] = await tx.execute<{ person: string }>(sql`select current_setting('app.user_id') as person`);
      expect(row?.person).toBe(client.userId);
    });
    expect(runs).toBe(2);
    expect(await countNotes('once')).toBe(1);
  });

  it('is not repeated when its COMMIT was sent, because it may have succeeded', async () => {
    await app.database.sql`
      create function hold_note() returns trigger language plpgsql as
        $$ begin if new.words = 'held' then perform pg_sleep(30); end if; return null; end $$;
      create constraint trigger hold_note after insert on note deferrable initially deferred
        for each row execute function hold_note();`.simple();
    let runs = 0;
    const lost = asSystem(app.deps.database, async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into note values ('held')`);
    });
    const outcome = lost.then(
      () => 'committed',
      () => 'lost',
    );
    // An idle connection shows its last commit, too. The one that is meant sleeps in its trigger.
    const committing = `query = 'commit' and wait_event = 'PgSleep'`;
    await eventually(async () => ((await terminate(committing)) > 0 ? true : null), 'the commit');
    expect(await outcome).toBe('lost');
    expect(runs).toBe(1);
  });
});

it('a read whose connection is lost is repeated once, and the person notices nothing', async () => {
  const keeper = await app.database.sql.reserve();
  await keeper`begin`;
  await keeper`lock table profiles in access exclusive mode`;
  const asked = client.trpc.accounts.session.query();
  await eventually(async () => ((await terminate(`wait_event_type = 'Lock'`)) > 0 ? true : null), 'the read to wait');
  await keeper`commit`;
  keeper.release();
  expect(await asked).toMatchObject({ user: { email: client.email } });
});

describe('without a database', () => {
  it('requests are refused quickly with a message, and health says so; when the database is back everything continues', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watchReport(client, id);
    await watcher.until(1);
    wire.cut();
    const since = performance.now();
    const draft = { dados: { nomeCliente: 'Ana' }, fotos: {}, consentimento: false };
    const save = { id: crypto.randomUUID(), baseRevision: 0, data: draft };
    const [health, batch, foto, link, ...refusals] = await Promise.all([
      fetch(`${app.baseUrl}/api/health`),
      client.fetch('/trpc/accounts.session?batch=1'),
      client.fetch('/api/fotos/00000000-0000-4000-8000-000000000000'),
      fetch(`${app.baseUrl}/r/${'A'.repeat(43)}`),
      refusal(client.trpc.accounts.session.query()),
      refusal(client.trpc.drafts.save.mutate(save)),
    ]);
    expect(performance.now() - since).toBeLessThan(10_000);
    expect([health.status, batch.status, foto.status, link.status]).toEqual([503, 503, 503, 503]);
    expect(await link.text()).toContain('temporariamente indisponível');
    const unavailable = { code: 'UNAVAILABLE', message: expect.stringContaining('temporariamente indisponível') };
    expect(await batch.json()).toMatchObject([{ error: { data: { httpStatus: 503, app: unavailable } } }]);
    expect(errorBodySchema.parse(await foto.json())).toMatchObject(unavailable);
    for (const told of refusals) expect(told).toMatchObject(unavailable);

    await runThrough(other, id);
    wire.mend();
    await eventually(
      async () => ((await fetch(`${app.baseUrl}/api/health`)).ok ? true : null),
      'the app to be ready again',
      5_000,
    );
    expect(await client.trpc.accounts.session.query()).toMatchObject({ user: { email: client.email } });
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });
});
