import { randomUUID } from 'node:crypto';
import { allJobs } from '@meridia/server/jobs.ts';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { makeAdmin } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Client = Awaited<ReturnType<typeof signUpClient>>;
let app: TestApp;
let admin: Client;
let therapist: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpClient(app.baseUrl);
  therapist = await signUpClient(app.baseUrl);
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql`delete from pgboss.job`;
});

interface Row {
  name?: string;
  state?: string;
  data?: postgres.JSONValue;
  output?: postgres.JSONValue;
  /** When the job failed or could have run, before now. */
  ago?: string;
}

async function insertJob({
  name = 'fotos.sweep',
  state = 'failed',
  data = {},
  output = null,
  ago = '1 minute',
}: Row = {}) {
  const { sql } = app.database;
  const [job] = await sql<{ id: string }[]>`
    insert into pgboss.job (name, state, data, output, retry_count, start_after, completed_on)
    values (${name}, ${state}::pgboss.job_state, ${sql.json(data)}, ${output && sql.json(output)}, 2, now() - ${ago}::interval,
      case when ${state} = 'failed' then now() - ${ago}::interval end)
    returning id`;
  return job?.id ?? '';
}

const failed = () => admin.trpc.admin.jobs.failed.query();
const health = async (name: string) => (await admin.trpc.admin.jobs.health.query()).find((row) => row.name === name);
const retry = async (jobId: string) => (await admin.trpc.admin.jobs.retry.mutate({ jobId })).outcome;
/** The request that queued a job goes along with it. */
const reqId = expect.any(String);
const waiting = () => app.database.sql`select name, data from pgboss.job where state = 'created'`;

describe('the health of the queue', () => {
  it('lists every kind of job, even kinds without jobs', async () => {
    const names = (await admin.trpc.admin.jobs.health.query()).map(({ name }) => name);
    expect(names).toEqual(allJobs.map(({ name }) => name));
  });

  it('tells how many jobs wait and since when, are planned, run, will be retried, and were given up this week', async () => {
    const name = 'mail.send';
    await insertJob({ name, state: 'created', ago: '5 minutes' });
    await insertJob({ name, state: 'created', ago: '1 minute' });
    await insertJob({ name, state: 'created', ago: '-5 minutes' });
    await insertJob({ name, state: 'active' });
    await insertJob({ name, state: 'retry' });
    await insertJob({ name, state: 'completed' });
    await insertJob({ name, ago: '6 days' });
    await insertJob({ name, ago: '8 days' });
    const row = await health(name);
    expect(row).toMatchObject({ waiting: 2, scheduled: 1, running: 1, retrying: 1, failed: 1 });
    expect(row?.oldestWaitingSeconds).toBeGreaterThanOrEqual(300);
    expect(row?.oldestWaitingSeconds).toBeLessThan(360);
    const warnings = await admin.trpc.admin.overview.warnings.query();
    expect(warnings).toMatchObject({ failedJobs: 1, oldestWaitingSeconds: expect.any(Number) });
    expect(warnings.oldestWaitingSeconds).toBeGreaterThanOrEqual(300);
  });
});

describe('the list of given-up jobs', () => {
  it('names the class of an error, never its message', async () => {
    const secret = 'Helena Prado, gestante';
    await insertJob({ output: { name: 'PostgresError', code: '23505', message: secret, stack: secret } });
    await insertJob({ output: { name: secret, message: secret }, ago: '2 minutes' });
    await insertJob({ output: { value: { message: 'job timed out' } }, ago: '3 minutes' });
    await insertJob({ output: { value: { message: 'job heartbeat timeout' } }, ago: '4 minutes' });
    await insertJob({ ago: '5 minutes' });
    const jobs = await failed();
    expect(jobs.map(({ errorClass }) => errorClass)).toEqual([
      'PostgresError 23505',
      'unknown',
      'timeout',
      'worker_lost',
      'unknown',
    ]);
    expect(jobs[0]).toMatchObject({ name: 'fotos.sweep', tries: 3, retry: 'possible' });
    expect(JSON.stringify(jobs)).not.toContain('Helena');
  });
});

describe('trying a job again', () => {
  it('queues it once more with its payload, leaves a trace, and clears the warning', async () => {
    const data = { mailId: randomUUID() };
    const { sql } = app.database;
    await sql`insert into mails (id, account_id, kind) values (${data.mailId}, ${therapist.userId}, 'password_changed')`;
    const id = await insertJob({ name: 'mail.send', data });
    expect(await retry(id)).toBe('possible');
    expect([...(await waiting())]).toEqual([{ name: 'mail.send', data: { ...data, reqId } }]);
    const [trace] = await sql`select actor_id, action, details from admin_actions where subject_id = ${id}`;
    expect(trace).toEqual({ actor_id: admin.userId, action: 'job.retry', details: { job: 'mail.send' } });
    expect(await failed()).toMatchObject([{ id, retry: 'retried' }]);
    expect(await health('mail.send')).toMatchObject({ failed: 0 });
  });

  it('happens once when several admins press at the same time', async () => {
    const id = await insertJob();
    const outcomes = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(outcomes.sort()).toEqual(['possible', 'retried', 'retried']);
    expect(await waiting()).toHaveLength(1);
  });

  it('is possible for a report that is still pending', async () => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, therapist.userId, { status: 'pendente' });
    const id = await insertJob({ name: 'relatorio.generate', data: { avaliacaoId } });
    expect(await failed()).toMatchObject([{ retry: 'possible' }]);
    expect(await retry(id)).toBe('possible');
    expect([...(await waiting())]).toEqual([{ name: 'relatorio.generate', data: { avaliacaoId, reqId } }]);
  });

  it.each(['erro', 'finalizado'] as const)('is refused for a report that has ended with %s', async (status) => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, therapist.userId, { status });
    const id = await insertJob({ name: 'relatorio.generate', data: { avaliacaoId } });
    expect(await failed()).toMatchObject([{ retry: 'report_ended' }]);
    expect(await retry(id)).toBe('report_ended');
    expect(await waiting()).toHaveLength(0);
    expect(await app.database.sql`select 1 from admin_actions where subject_id = ${id}`).toHaveLength(0);
  });

  it('is refused for a settled message, and for a job that was not given up', async () => {
    const id = await insertJob({ name: 'mail.send', data: { mailId: randomUUID() } });
    expect(await retry(id)).toBe('mail_ended');
    const running = await insertJob({ state: 'active' });
    expect(await refusal(admin.trpc.admin.jobs.retry.mutate({ jobId: running }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
