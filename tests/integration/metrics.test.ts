import { readFileSync } from 'node:fs';
import { asSystem } from '@meridia/server/db/tx.ts';
import { operatorMatters } from '@meridia/server/log/operator-matters.ts';
import { counters, gauges, timers } from '@meridia/server/metrics/instruments.ts';
import { startMetricsServer } from '@meridia/server/metrics/metrics-server.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { createLogLines } from '../support/log-lines.ts';
import { requestReport, untilSettled } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const token = 'token-of-these-metrics-tests';
const lines = createLogLines();
let app: TestApp;
let client: ApiClient & { userId: string; email: string };
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: token, LIMITS: 'on' }, replace: { log: lines.log } });
  client = await signUpClient(app.baseUrl, 'Marcada-Zulmira Terapeuta');
  await app.startWorker();
});
afterAll(() => app.close());
beforeEach(() => lines.clear());

const ask = (path: string, authorization?: string) =>
  fetch(`${app.baseUrl}${path}`, authorization ? { headers: { authorization } } : {});

async function readPage(): Promise<string> {
  const answer = await ask('/metrics', `Bearer ${token}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The sum of a metric over all series that have these labels. */
function sumOf(page: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return page
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => wanted.every((one) => line.includes(one)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('the page of metrics', () => {
  it('opens for the token alone, under any name', async () => {
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', `Bearer ${token}x`)).status).toBe(401);
    expect((await ask('/metrics', `Basic ${token}`)).status).toBe(401);
    const answer = await fetch(`${app.baseUrl}/metrics`, {
      headers: { authorization: `Bearer ${token}`, host: '10.0.0.7:3000' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  it('does not exist where nothing is measured', async () => {
    const plain = await startTestApp();
    try {
      const answer = await fetch(`${plain.baseUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      const unknown = await fetch(`${plain.baseUrl}/no-such-address`);
      expect([answer.status, await answer.text()]).toEqual([unknown.status, await unknown.text()]);
      expect(plain.deps.meter.page).toBeNull();
    } finally {
      await plain.close();
    }
  });

  it('follows a report, and holds nobody and no id', async () => {
    const before = await readPage();
    const id = await requestReport(client, 'Marcada-Zulmira Pessoa');
    expect((await untilSettled(app.database.sql, id)).status).toBe('finalizado');
    await client.fetch(`/api/fotos/${id}`);
    const page = await eventually(async () => {
      const now = await readPage();
      return sumOf(now, `${timers.job.name}_count`, { queue: 'relatorio.generate', outcome: 'done' }) > 0 ? now : null;
    }, 'the job to be counted');
    const grown = (name: string, labels?: Record<string, string>) =>
      sumOf(page, name, labels) - sumOf(before, name, labels);

    expect(grown(`${timers.procedure.name}_count`, { procedure: 'avaliacoes.create', outcome: 'ok' })).toBe(1);
    expect(grown(`${timers.http.name}_count`, { method: 'POST', route: '/api/fotos', status: '2xx' })).toBe(1);
    expect(grown(`${timers.http.name}_count`, { route: '/api/fotos/:id', status: '4xx' })).toBe(1);
    for (const stage of ['observar', 'diferenciar', 'correlacionar', 'protocolar', 'finalizar']) {
      expect(grown(`${timers.reportStage.name}_count`, { stage })).toBe(1);
    }
    expect(grown(`${timers.jobWait.name}_count`, { queue: 'relatorio.generate' })).toBe(1);
    expect(grown(`${timers.engineTask.name}_count`, { task: 'diagnose' })).toBe(1);
    expect(grown(`${timers.storage.name}_count`, { operation: 'put', outcome: 'done' })).toBe(1);
    for (const pool of ['app', 'system']) {
      expect(grown(`${timers.statement.name}_count`, { pool })).toBeGreaterThan(3);
      expect(grown(`${timers.transaction.name}_count`, { pool })).toBeGreaterThan(0);
      expect(grown(`${timers.connectionWait.name}_count`, { pool })).toBeGreaterThan(0);
      // Nothing is left over from statements that have ended; the page itself asks two at once.
      expect(sumOf(page, gauges.statementsRunning.name, { pool })).toBeLessThanOrEqual(2);
    }
    expect(sumOf(page, gauges.databaseUp.name)).toBe(1);
    expect(sumOf(page, gauges.diskFree.name)).toBeGreaterThan(0);
    expect(page).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(page).toMatch(/^process_cpu_seconds_total /m);

    expect(page).not.toMatch(/Zulmira|@example|[0-9a-f]{8}-[0-9a-f]{4}-/i);
    for (const private_ of [id, client.userId, client.email]) expect(page).not.toContain(private_);
  });

  it('counts what waits in the queue, also when nobody works on it', async () => {
    const idle = await startTestApp({ env: { METRICS_TOKEN: token } });
    try {
      await idle.database.sql`
        insert into pgboss.job (name, data, start_after) values ('mail.send', '{}', now() - interval '1 hour'),
          ('mail.send', '{}', now() - interval '1 minute'), ('fotos.sweep', '{}', now() + interval '1 hour')`;
      await idle.database.sql`insert into pgboss.job (name, data, state) values ('mails.sweep', '{}', 'completed')`;
      const page = (await idle.deps.meter.page?.())?.text ?? '';
      const of = (gauge: { name: string }, queue: string) => sumOf(page, gauge.name, { queue });
      expect(of(gauges.queueWaiting, 'mail.send')).toBe(2);
      expect(of(gauges.queueOldest, 'mail.send')).toBeGreaterThanOrEqual(3600);
      expect(of(gauges.queueLater, 'fotos.sweep')).toBe(1);
      expect(of(gauges.queueOldest, 'fotos.sweep')).toBe(0);
      expect(of(gauges.queueWaiting, 'mails.sweep')).toBe(0);
    } finally {
      await idle.close();
    }
  });

  it('counts slow and failed statements, and the log names the table and not the text', async () => {
    await asSystem(app.deps.database, (tx) => tx.execute(sql`select pg_sleep(0.6), 'secret' from accounts limit 1`));
    await expect(app.deps.database.systemClient`select from no_such_table`).rejects.toThrow();
    const page = await readPage();
    expect(sumOf(page, counters.slowStatements.name, { pool: 'system', statement: 'select accounts' })).toBe(1);
    expect(sumOf(page, counters.failedStatements.name, { pool: 'system', reason: 'other' })).toBe(1);
    const [line] = lines.read({ msg: 'slow statement' });
    expect(line).toMatchObject({ pool: 'system', statement: 'select accounts' });
    expect(Number(line?.tookMs)).toBeGreaterThanOrEqual(500);
    expect(lines.text()).not.toContain('secret');
  });

  it('begins at 0 what raises an alarm when it first happens', async () => {
    const page = await readPage();
    for (const matter of Object.keys(operatorMatters)) {
      expect(page).toContain(`${counters.matters.name}{matter="${matter}"} 0`);
    }
    expect(page).toContain(`${counters.mails.name}{kind="recovery",outcome="given_up"} 0`);
  });

  it('counts limits that are used up', async () => {
    const signIn = () =>
      client.trpc.accounts.login.mutate({ email: client.email, password: 'not the password' }).catch(() => null);
    for (let tries = 0; tries < 12; tries += 1) await signIn();
    const page = await readPage();
    expect(sumOf(page, counters.limitRefusals.name)).toBeGreaterThan(0);
    expect(sumOf(page, `${timers.procedure.name}_count`, { procedure: 'accounts.login', outcome: 'refused' })).toBe(12);
  });
});

describe('a port of its own', () => {
  it('asks for the token where there is one, and knows one address', async () => {
    const page = async () => ({ type: 'text/plain', text: 'x 1\n' });
    const server = await startMetricsServer({ host: '127.0.0.1', port: 0, token }, page);
    const address = server.address();
    const at = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    const authorization = `Bearer ${token}`;
    const status = async (path: string, init: RequestInit) => (await fetch(`${at}${path}`, init)).status;
    expect(await status('/metrics', {})).toBe(401);
    expect(await status('/metrics', { headers: { authorization } })).toBe(200);
    expect(await status('/', { headers: { authorization } })).toBe(404);
    expect(await status('/metrics', { method: 'POST', headers: { authorization } })).toBe(404);
    server.close();
    server.closeAllConnections();
  });
});

describe('one search for a request', () => {
  it('finds a report from the click to the mail', async () => {
    const id = await requestReport(client, 'Joana Prado');
    await untilSettled(app.database.sql, id);
    // The mail waits two minutes for a therapist who watches.
    await app.database.sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'created'`;
    const [clicked] = lines.read({ msg: 'job sent', avaliacaoId: id });
    const { reqId } = clicked ?? {};
    expect(reqId).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
    const trail = await eventually(async () => {
      const found = lines.read({ reqId });
      return found.some(({ msg, job }) => msg === 'job' && job === 'mail.send') ? found : null;
    }, 'the mail to be sent');
    expect(trail).toMatchObject([
      { msg: 'job sent', job: 'relatorio.generate', avaliacaoId: id },
      { msg: 'job sent', job: 'mail.send' },
      { msg: 'job', job: 'relatorio.generate', avaliacaoId: id, outcome: 'done', tries: 1 },
      { msg: 'mail', kind: 'report_ready', sent: true },
      { msg: 'job', job: 'mail.send', outcome: 'done' },
    ]);
    // Found by the report's own id, too.
    expect(lines.read({ avaliacaoId: id })).toMatchObject([{ reqId }, { reqId }]);
  });
});

describe('what the operator is told', () => {
  it('each matter of the log is counted, so that an alarm can name it', () => {
    // The rule takes every matter; the page of operations says what to do about each one.
    const page = readFileSync(new URL('../../docs/OPERATIONS.md', import.meta.url), 'utf8');
    expect(Object.keys(operatorMatters).filter((matter) => !page.includes(`\`${matter}\``))).toEqual([]);
  });
});
