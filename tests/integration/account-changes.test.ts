import { randomUUID } from 'node:crypto';
import { asSystem } from '@meridia/server/db/tx.ts';
import {
  type Attempt,
  beginAttempt,
  type FinishedRelatorio,
  failRelatorio,
  finishRelatorio,
} from '@meridia/server/features/relatorios/commands.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import { refundQuota } from '@meridia/server/features/usage-movements/commands.ts';
import { accountTopics } from '@meridia/shared/account-topic.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, signUpClient, testPassword } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { confirmAccount, insertPaid, passDays } from '../support/people.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type AccountWatcher, watchAccount } from '../support/watch-account.ts';

let app: TestApp;
let second: TestApp;
let client: ApiClient & { userId: string; email: string };
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

/** Two screens of one person, on two processes. */
async function openScreens(): Promise<AccountWatcher[]> {
  const elsewhere = createApiClient(second.baseUrl);
  await elsewhere.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
  return [await watchAccount(client), await watchAccount(elsewhere)];
}

const create = async () =>
  client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(app.database.sql, client.userId)));
const endReport = async (end: (attempt: Attempt) => Promise<boolean>) => {
  const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente', paid: true });
  const row = await beginAttempt(app.deps.database, id);
  expect(await end({ avaliacaoId: id, tentativa: row?.tentativa ?? 0 })).toBe(true);
};
const written: FinishedRelatorio = {
  padrao: null,
  marca: false,
  diagnosticoJson: '{}',
  relatorioHtml: '<p>Relatório</p>',
  motor: 'local',
  modelo: null,
  promptVersao: null,
  catalogoVersao: 'test',
  inputTokens: null,
  outputTokens: null,
  custoCentavos: null,
};
const settle = () => asSystem(app.deps.database, (tx) => settleSubscription(app.deps, tx, client.userId));

describe('every open screen of an account', () => {
  it('is asked at once to reload everything', async () => {
    for (const screen of await openScreens()) {
      expect(screen.told).toEqual([[...accountTopics]]);
      screen.close();
    }
  });

  it.each([
    ['a unit is taken', create],
    [
      'a unit comes back',
      async () => {
        const { id } = await create();
        await asSystem(app.deps.database, (tx) =>
          refundQuota(tx, { userId: client.userId, avaliacaoId: id, ciclo: 1 }),
        );
      },
    ],
    ['extra units are given', () => confirmAccount(app.deps.database, client.userId)],
    [
      'a plan is bought',
      async () => {
        await insertPaid(app.database.sql, client.userId);
        await settle();
      },
    ],
    [
      'a period has ended and somebody looks',
      async () => {
        await passDays(app.database.sql, client.userId, 40);
        await client.trpc.subscriptions.status.query();
      },
    ],
  ])('is notified within two seconds when %s', async (_what, change) => {
    const screens = await openScreens();
    await change();
    const changedAt = performance.now();
    for (const screen of screens) {
      await screen.until(2);
      expect(screen.told.slice(1)).toContainEqual(['subscription']);
      screen.close();
    }
    expect(performance.now() - changedAt).toBeLessThan(2000);
  });

  it.each([
    ['an assessment is created', async () => void (await create())],
    [
      'a report is made anew',
      async () => {
        const id = await insertAvaliacao(app.database.sql, client.userId);
        await client.trpc.relatorios.reprocess.mutate({ id });
      },
    ],
    ['a report is finished', () => endReport((attempt) => finishRelatorio(app.deps, attempt, written))],
    ['a report fails', () => endReport((attempt) => failRelatorio(app.deps, attempt, 'Falhou.'))],
  ])('is notified of its assessments when %s', async (_what, change) => {
    const screens = await openScreens();
    await change();
    for (const screen of screens) {
      await eventually(
        async () => (screen.told.slice(1).some(([topic]) => topic === 'avaliacoes') ? true : null),
        'the word about the assessments',
      );
      screen.close();
    }
  });

  it('is not notified when nothing has changed, or about other accounts', async () => {
    const { sql } = app.database;
    const other = await watchAccount(await signUpClient(app.baseUrl));
    const [screen] = await openScreens();
    // Notifications keep their order: when the last one has arrived, all earlier ones have too.
    const heard: string[] = [];
    await sql.listen('account_changed', (payload) => heard.push(payload));
    await settle();
    await client.trpc.subscriptions.status.query();
    await sql.notify('account_changed', JSON.stringify({ userId: randomUUID(), topic: 'subscription' }));
    // Empty notifications are only the heartbeat by which each process checks its connection.
    await eventually(async () => (heard.some((payload) => payload !== '') ? true : null), 'the last notice');
    expect(heard.filter((payload) => payload.includes(client.userId))).toEqual([]);
    await create();
    await screen?.until(2);
    expect(other.told).toHaveLength(1);
    for (const watcher of [screen, other]) watcher?.close();
  });

  it('is asked to reload everything after the connection to the database was lost', async () => {
    const screens = await openScreens();
    await app.database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    for (const screen of screens) {
      await screen.until(2);
      screen.close();
    }
  });
});
