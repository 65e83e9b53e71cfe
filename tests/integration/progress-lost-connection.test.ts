import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { readEvents } from '../support/reports.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { closeWatchers, runThrough, watchReport } from '../support/watch-report.ts';

let app: TestApp;
let second: TestApp;
let client: ApiClient & { userId: string; email: string };
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
  client = await signUpClient(app.baseUrl);
});
afterEach(closeWatchers);
afterAll(async () => {
  await second.close();
  await app.close();
});

describe('a lost connection to the database', () => {
  /** Cuts the connections that wait for notifications, of both processes, and waits until they are gone. */
  async function cutListeners(): Promise<number> {
    const cut = await app.database.sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    return cut.length;
  }

  it('loses no event for a watcher, even when events are written while nobody listens', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watchReport(client, id);
    await watcher.until(1);
    let cuts = 0;
    await runThrough(app, id, async () => {
      cuts += await cutListeners();
    });
    // At least one connection per process was cut, otherwise this would prove nothing.
    expect(cuts).toBeGreaterThanOrEqual(2);
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });

  it('loses no event when only its notification is lost: the next one shows that an event is missing', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watchReport(client, id);
    await watcher.until(1);
    await app.database.sql`
      insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
      values (${id}, ${client.userId}, 1, 'pendente', 'observar', 1)`;
    await runThrough(app, id);
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });

  it('is repaired: later events arrive by notification again', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watchReport(client, id);
    await watcher.until(1);
    await cutListeners();
    await eventually(async () => {
      const [row] = await app.database.sql`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
      return row?.count >= 2 ? true : null;
    }, 'both instances to listen again');
    await runThrough(app, id);
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });
});
