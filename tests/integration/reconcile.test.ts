import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import { reconcileRelatorios } from '@meridia/server/features/relatorios/reconcile-relatorios.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { readUsage, setPlan } from '../support/people.ts';
import { readEvents, readLedger, untilSettled } from '../support/reports.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let second: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
  client = await signUpClient(app.baseUrl);
  await setPlan(app.database.sql, client.userId, 'Enterprise');
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const lost = (options: Parameters<typeof insertAvaliacao>[2] = {}) =>
  insertAvaliacao(app.database.sql, client.userId, { status: 'pendente', quietSeconds: 60, paid: true, ...options });

async function countJobs(id: string): Promise<number> {
  const [row] = await app.database.sql<{ count: number }[]>`
    select count(*)::int as count from pgboss.job where data->>'avaliacaoId' = ${id}`;
  return row?.count ?? 0;
}

describe('a pending report without a job', () => {
  it('gets one job, even when two processes check at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => lost()));
    await Promise.all([reconcileRelatorios(app.deps), reconcileRelatorios(second.deps), reconcileRelatorios(app.deps)]);
    expect(await Promise.all(ids.map(countJobs))).toEqual(Array(10).fill(1));
    await reconcileRelatorios(second.deps);
    expect(await Promise.all(ids.map(countJobs))).toEqual(Array(10).fill(1));
  });

  it('is given up after as many attempts as the queue makes, with the unit returned once', async () => {
    const { sql } = app.database;
    const id = await lost({ tentativa: generateRelatorioJob.retry.limit + 1 });
    const { used } = await readUsage(sql, client.userId);
    await Promise.all([reconcileRelatorios(app.deps), reconcileRelatorios(second.deps)]);
    const shown = await client.trpc.avaliacoes.byId.query({ id });
    expect(shown).toMatchObject({
      status: 'erro',
      erro: 'A geração foi interrompida repetidas vezes. Os dados da anamnese estão guardados; tente novamente.',
      quotaReturned: true,
    });
    expect(await countJobs(id)).toBe(0);
    expect((await readUsage(sql, client.userId)).used).toBe(used - 1);
    expect((await readLedger(sql, id)).map(({ kind }) => kind).sort()).toEqual(['consume', 'refund']);
    expect((await readEvents(sql, id)).map(({ status }) => status)).toEqual(['pendente', 'erro']);
  });

  it('counts only attempts since a person last restarted it', async () => {
    const id = await lost({ tentativa: 5 });
    await app.database.sql`update avaliacoes set tentativa_base = 4, ciclo = 2 where id = ${id}`;
    await reconcileRelatorios(app.deps);
    expect(await countJobs(id)).toBe(1);
  });
});

describe('a report that needs no help', () => {
  it('is left alone: with a waiting job, with a row that was changed just now, or ended', async () => {
    const { sql } = app.database;
    const lingua = await insertFoto(sql, client.userId);
    const waiting = (await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua))).id;
    await sql`update avaliacoes set updated_at = now() - interval '10 minutes' where id = ${waiting}`;
    const fresh = await lost({ quietSeconds: 5 });
    const done = await lost({ status: 'finalizado' });
    const failed = await lost({ status: 'erro' });
    const rows = () => sql`select * from avaliacoes where id in ${sql([waiting, fresh, done, failed])} order by id`;
    const before = await rows();
    await reconcileRelatorios(app.deps);
    expect(await rows()).toEqual(before);
    expect(await Promise.all([waiting, fresh, done, failed].map(countJobs))).toEqual([1, 0, 0, 0]);
  });
});

describe('a restarted job', () => {
  it('ends with a report', async () => {
    const id = await lost({ tentativa: 1 });
    await reconcileRelatorios(app.deps);
    await second.startWorker();
    expect((await untilSettled(app.database.sql, id)).status).toBe('finalizado');
  });
});
