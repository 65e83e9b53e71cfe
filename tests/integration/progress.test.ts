import { TRPCClientError } from '@trpc/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { readEvents, requestReport } from '../support/reports.ts';
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

describe('watching a report', () => {
  it('brings every event once and in order, from the first to the last, on every process', async () => {
    const id = await requestReport(client);
    const [early, elsewhere] = [watchReport(client, id), watchReport(await onSecondInstance(), id)];
    await Promise.all([early.until(1), elsewhere.until(1)]);
    await runThrough(app, id);
    const story = await readEvents(app.database.sql, id);
    expect(story).toHaveLength(7);
    const late = watchReport(client, id);
    for (const watcher of [early, elsewhere, late]) {
      await watcher.until(story.length);
      expect(watcher.events).toEqual(story);
    }
  });

  it('resumes where it stopped, without events already seen', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    await runThrough(app, id);
    const story = await readEvents(app.database.sql, id);
    for (const seen of [2, story.length - 1]) {
      const watcher = watchReport(client, id, { lastEventId: String(story[seen - 1]?.seq) });
      await watcher.until(story.length - seen);
      expect(watcher.events).toEqual(story.slice(seen));
    }
  });

  it('stays open after the end, because the report may be made again', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'finalizado' });
    const watcher = watchReport(client, id);
    await watcher.until(1);
    await client.trpc.relatorios.reprocess.mutate({ id });
    await watcher.until(2);
    expect(watcher.events.map(({ status }) => status)).toEqual(['finalizado', 'pendente']);
  });

  it('misses no event that happens while it subscribes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
      const watcher = watchReport(client, id);
      await runThrough(app, id);
      const story = await readEvents(app.database.sql, id);
      await watcher.until(story.length);
      expect(watcher.events).toEqual(story);
    }
  });

  it("is refused in the same way for another therapist's report and for an unknown one", async () => {
    const stranger = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId);
    const told = await refusal(watchReport(stranger, id).failed);
    expect(told).toEqual({ code: 'AVALIACAO_NOT_FOUND', message: 'Avaliação não encontrada' });
    expect(await refusal(watchReport(stranger, stranger.userId).failed)).toEqual(told);
  });

  it.each(['-1', 'abc', '1; drop table avaliacoes', '1'.repeat(30)])(
    'refuses "%s" as the last event',
    async (lastEventId) => {
      const id = await insertAvaliacao(app.database.sql, client.userId);
      const failure = watchReport(client, id, { lastEventId }).failed;
      await expect(failure).rejects.toBeInstanceOf(TRPCClientError);
      expect((await refusal(failure)).code).toBe('VALIDATION');
    },
  );
});

async function onSecondInstance(): Promise<ApiClient> {
  const twin = createApiClient(second.baseUrl);
  await twin.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
  return twin;
}
