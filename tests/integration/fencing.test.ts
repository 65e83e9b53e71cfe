import {
  advanceStage,
  beginAttempt,
  type FinishedRelatorio,
  failRelatorio,
  finishRelatorio,
} from '@meridia/server/features/relatorios/commands.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { settleIfDue } from '@meridia/server/features/subscriptions/commands.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { expectExactCount } from '../support/exact-count.ts';
import { passDays, readUsage, useUnits } from '../support/people.ts';
import { jobRun, readEvents, readLedger, requestReport } from '../support/reports.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { createScriptedWriter, type ScriptedCall } from '../support/scripted-writer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Pauses the first attempt inside the writer, like a sleeping machine, until the test wakes it. */
function pause() {
  const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: woken, resolve: wake, reject: wakeToFail } = Promise.withResolvers<void>();
  const script = async ({ earlier }: ScriptedCall) => {
    if (earlier > 0) return;
    arrive();
    await woken;
  };
  return { reached, wake, wakeToFail, script };
}

const sleeper = pause();
const failer = pause();
const writer = createScriptedWriter({ Dorminhoca: sleeper.script, Perdida: failer.script });

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp({ replace: { writer } });
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const stateOf = async (id: string) => ({
  row: await app.database.sql`select * from avaliacoes where id = ${id}`,
  events: await readEvents(app.database.sql, id),
  ledger: await readLedger(app.database.sql, id),
  usage: await readUsage(app.database.sql, client.userId),
});

describe('a worker that sleeps in the middle of a report, while another finishes it,', () => {
  it('changes nothing when it wakes up and tries to store its own report', async () => {
    const id = await requestReport(client, 'Dorminhoca');
    const late = generateRelatorio(app.deps, jobRun(id));
    await sleeper.reached;
    await generateRelatorio(app.deps, jobRun(id));
    const done = await stateOf(id);
    expect(done.row[0]).toMatchObject({ status: 'finalizado', tentativa: 2 });
    sleeper.wake();
    await late;
    expect(await stateOf(id)).toEqual(done);
  });

  it('changes nothing when it wakes up and fails on its last try: the report stays, and so does the used unit', async () => {
    const id = await requestReport(client, 'Perdida');
    const late = generateRelatorio(app.deps, jobRun(id, { lastTry: true }));
    await failer.reached;
    await generateRelatorio(app.deps, jobRun(id));
    const done = await stateOf(id);
    failer.wakeToFail(new Error('the connection was gone'));
    await late;
    expect(await stateOf(id)).toEqual(done);
    expect(done.ledger).toEqual([{ kind: 'consume', ciclo: 1 }]);
  });
});

describe('the attempt number', () => {
  const finished: FinishedRelatorio = {
    padrao: null,
    marca: false,
    diagnosticoJson: '{}',
    relatorioHtml: '<p>tarde demais</p>',
    motor: 'local',
    modelo: null,
    promptVersao: null,
    catalogoVersao: 'test',
    inputTokens: null,
    outputTokens: null,
    custoCentavos: null,
  };

  it('lets only the newest attempt move, finish or fail a report', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente', paid: true });
    const first = await beginAttempt(app.deps.database, id);
    const second = await beginAttempt(app.deps.database, id);
    expect([first?.tentativa, second?.tentativa]).toEqual([1, 2]);
    const before = await stateOf(id);
    const old = { avaliacaoId: id, tentativa: 1 };
    expect(await advanceStage(app.deps.database, old, 'finalizar', 80)).toBe(false);
    expect(await finishRelatorio(app.deps, old, finished)).toBe(false);
    expect(await failRelatorio(app.deps, old, 'tarde demais')).toBe(false);
    expect(await stateOf(id)).toEqual(before);
    expect(await finishRelatorio(app.deps, { avaliacaoId: id, tentativa: 2 }, finished)).toBe(true);
  });

  it('has no effect once the report is done', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente', paid: true });
    await beginAttempt(app.deps.database, id);
    const attempt = { avaliacaoId: id, tentativa: 1 };
    await finishRelatorio(app.deps, attempt, finished);
    const before = await stateOf(id);
    expect(await finishRelatorio(app.deps, attempt, { ...finished, relatorioHtml: 'outro' })).toBe(false);
    expect(await failRelatorio(app.deps, attempt, 'tarde demais')).toBe(false);
    expect(await beginAttempt(app.deps.database, id)).toBeNull();
    expect(await stateOf(id)).toEqual(before);
  });

  it('returns the unit once when two failures of one attempt arrive together', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente', paid: true });
    const { used } = await readUsage(app.database.sql, client.userId);
    await beginAttempt(app.deps.database, id);
    const attempt = { avaliacaoId: id, tentativa: 1 };
    const results = await Promise.all([failRelatorio(app.deps, attempt, 'a'), failRelatorio(app.deps, attempt, 'b')]);
    expect(results.sort()).toEqual([false, true]);
    expect((await readUsage(app.database.sql, client.userId)).used).toBe(used - 1);
    expect((await readLedger(app.database.sql, id)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it("returns no unit to a new period when the unit's own period is over", async () => {
    const { sql } = app.database;
    const person = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(sql, person.userId, { status: 'pendente', paid: true });
    await beginAttempt(app.deps.database, id);
    await passDays(sql, person.userId, 40);
    await settleIfDue(app.deps, person.userId);
    await useUnits(sql, person.userId, 2);
    await failRelatorio(app.deps, { avaliacaoId: id, tentativa: 1 }, 'falhou');
    expect((await readUsage(sql, person.userId)).used).toBe(2);
    await expectExactCount(app.deps, sql, person.userId);
  });
});
