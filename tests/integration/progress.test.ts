import { advanceStage, beginAttempt, failRelatorio } from '@meridia/server/features/relatorios/commands.ts';
import { type RelatorioProgress, relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import { TRPCClientError } from '@trpc/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { readEvents, requestReport } from '../support/reports.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let second: TestApp;
let client: ApiClient & { userId: string; email: string };
const watchers: { close(): void }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
  client = await signUpClient(app.baseUrl);
});
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.close();
});
afterAll(async () => {
  await second.close();
  await app.close();
});

interface Watcher {
  events: RelatorioProgress[];
  /** Rejects when the subscription is refused. */
  failed: Promise<never>;
  /** Waits until so many events have come. */
  until(count: number): Promise<void>;
}

function watch(id: string, { by = client, lastEventId }: { by?: ApiClient; lastEventId?: string } = {}): Watcher {
  const socket = by.openSocket();
  watchers.push(socket);
  const events: RelatorioProgress[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  socket.trpc.relatorios.onProgress.subscribe(
    { id, ...(lastEventId ? { lastEventId } : {}) },
    {
      onData: ({ data }) => events.push(data),
      onError: (error) => reject(error),
    },
  );
  const until = async (count: number) => {
    const come = eventually(async () => (events.length >= count ? true : null), `${count} events`);
    await Promise.race([come, failed]);
  };
  return { events, failed, until };
}

/** All stages of one attempt, ending in an error, which needs no report. */
async function runThrough(id: string, between = async () => {}): Promise<void> {
  const row = await beginAttempt(app.deps.database, id);
  const attempt = { avaliacaoId: id, tentativa: row?.tentativa ?? 0 };
  for (const { stage, from } of relatorioStages) {
    await advanceStage(app.deps.database, attempt, stage, from);
    await between();
  }
  await failRelatorio(app.deps.database, attempt, 'Falhou.');
}

describe('watching a report', () => {
  it('brings every event once and in order, from the first to the last, on every instance', async () => {
    const id = await requestReport(client);
    const [early, elsewhere] = [watch(id), watch(id, { by: await onSecondInstance() })];
    await Promise.all([early.until(1), elsewhere.until(1)]);
    await runThrough(id);
    const story = await readEvents(app.database.sql, id);
    expect(story).toHaveLength(7);
    const late = watch(id);
    for (const watcher of [early, elsewhere, late]) {
      await watcher.until(story.length);
      expect(watcher.events).toEqual(story);
    }
  });

  it('goes on where it was left, without what was already seen', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    await runThrough(id);
    const story = await readEvents(app.database.sql, id);
    for (const seen of [2, story.length - 1]) {
      const watcher = watch(id, { lastEventId: String(story[seen - 1]?.seq) });
      await watcher.until(story.length - seen);
      expect(watcher.events).toEqual(story.slice(seen));
    }
  });

  it('stays open after the end, because the report may be started anew', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'finalizado' });
    const watcher = watch(id);
    await watcher.until(1);
    await client.trpc.relatorios.reprocess.mutate({ id });
    await watcher.until(2);
    expect(watcher.events.map(({ status }) => status)).toEqual(['finalizado', 'pendente']);
  });

  it('misses nothing that happens in the very moment of subscribing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
      const watcher = watch(id);
      await runThrough(id);
      const story = await readEvents(app.database.sql, id);
      await watcher.until(story.length);
      expect(watcher.events).toEqual(story);
    }
  });

  it("is refused for another therapist's report just as for one that does not exist", async () => {
    const stranger = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId);
    const told = await refusal(watch(id, { by: stranger }).failed);
    expect(told).toEqual({ code: 'AVALIACAO_NOT_FOUND', message: 'Avaliação não encontrada' });
    expect(await refusal(watch(stranger.userId, { by: stranger }).failed)).toEqual(told);
  });

  it.each(['-1', 'abc', '1; drop table avaliacoes', '1'.repeat(30)])(
    'refuses "%s" as the last event',
    async (lastEventId) => {
      const id = await insertAvaliacao(app.database.sql, client.userId);
      const failure = watch(id, { lastEventId }).failed;
      await expect(failure).rejects.toBeInstanceOf(TRPCClientError);
      expect((await refusal(failure)).code).toBe('VALIDATION');
    },
  );
});

describe('a lost connection to the database', () => {
  /** Cuts the connections that wait for notifications, of both instances. */
  async function cutListeners(): Promise<number> {
    const cut = await app.database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    return cut.length;
  }

  it('costs a watcher no event, though some are written while nobody listens', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watch(id);
    await watcher.until(1);
    let cuts = 0;
    await runThrough(id, async () => {
      cuts += await cutListeners();
    });
    // One for each instance at least, or nothing was lost and nothing proved.
    expect(cuts).toBeGreaterThanOrEqual(2);
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });

  it('costs no event when its notice alone got lost: the next one tells that something is missing', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watch(id);
    await watcher.until(1);
    await app.database.sql`
      insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
      values (${id}, ${client.userId}, 1, 'pendente', 'observar', 1)`;
    await runThrough(id);
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });

  it('is mended: later events arrive by notification again', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const watcher = watch(id);
    await watcher.until(1);
    await cutListeners();
    await eventually(async () => {
      const [row] = await app.database.sql`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
      return row?.count >= 2 ? true : null;
    }, 'both instances to listen again');
    await runThrough(id);
    const story = await readEvents(app.database.sql, id);
    await watcher.until(story.length);
    expect(watcher.events).toEqual(story);
  });
});

async function onSecondInstance(): Promise<ApiClient> {
  const twin = createApiClient(second.baseUrl);
  await twin.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
  return twin;
}
