import { redoLimitPerDay } from '@meridia/server/features/relatorios/commands.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { endSubscription, leaveUnits, readUsage } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { readEvents, readLedger } from '../support/reports.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const reprocess = (id: string) => client.trpc.relatorios.reprocess.mutate({ id });
const used = async () => (await readUsage(app.database.sql, client.userId)).used;

/** A failed report whose unit was returned. */
async function failedReport(): Promise<string> {
  const { sql } = app.database;
  const id = await insertAvaliacao(sql, client.userId, { status: 'erro', paid: true, tentativa: 3 });
  await sql`
    insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
    select user_id, avaliacao_id, 'refund', -1, ciclo, counted_at from usage_movements where avaliacao_id = ${id}`;
  await sql`update user_subscriptions set diagnoses_used_this_period = 0 where user_id = ${client.userId}`;
  return id;
}

async function countJobs(id: string): Promise<number> {
  const [row] = await app.database.sql<{ count: number }[]>`
    select count(*)::int as count from pgboss.job where data->>'avaliacaoId' = ${id}`;
  return row?.count ?? 0;
}

const finish = (id: string) =>
  app.database.sql`update avaliacoes set status = 'finalizado', percent = 100 where id = ${id}`;

describe('retrying a failed report', () => {
  it('takes a unit again, starts a new cycle and queues a job', async () => {
    const { sql } = app.database;
    const id = await failedReport();
    expect(await reprocess(id)).toEqual({});
    expect(await used()).toBe(1);
    const [row] =
      await sql`select status, stage, percent, ciclo, tentativa, tentativa_base, finished_at from avaliacoes where id = ${id}`;
    expect(row).toEqual({
      status: 'pendente',
      stage: 'observar',
      percent: 0,
      ciclo: 2,
      tentativa: 3,
      tentativa_base: 3,
      finished_at: null,
    });
    expect(await readLedger(sql, id)).toEqual(
      expect.arrayContaining([
        { kind: 'consume', ciclo: 1 },
        { kind: 'refund', ciclo: 1 },
        { kind: 'consume', ciclo: 2 },
      ]),
    );
    expect((await readEvents(sql, id)).at(-1)).toMatchObject({ status: 'pendente', percent: 0 });
    expect(await countJobs(id)).toBe(1);
    expect(await client.trpc.avaliacoes.byId.query({ id })).toMatchObject({
      status: 'pendente',
      erro: null,
      quotaReturned: false,
    });
  });

  it.each([
    ['no unit is left', 'QUOTA_EXCEEDED', () => leaveUnits(app.database.sql, client.userId, 0)],
    ['the subscription has ended', 'NO_ACTIVE_SUBSCRIPTION', () => endSubscription(app.database.sql, client.userId)],
  ])('is refused when %s, and the report does not change', async (_why, code, arrange) => {
    const id = await failedReport();
    await arrange();
    const before = await app.database.sql`select * from avaliacoes where id = ${id}`;
    const usedBefore = await used();
    expect((await refusal(reprocess(id))).code).toBe(code);
    expect(await app.database.sql`select * from avaliacoes where id = ${id}`).toEqual(before);
    expect(await used()).toBe(usedBefore);
    expect(await countJobs(id)).toBe(0);
  });

  it('happens once when the button is pressed ten times at once, in five rounds', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const id = await failedReport();
      const press = { path: 'relatorios.reprocess', type: 'mutation', input: { id }, cookie: client.cookie() } as const;
      const answers = await Promise.all(Array.from({ length: 10 }, () => callHttp(app.baseUrl, press)));
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill('AVALIACAO_PENDING'), 'ok']);
      expect(await used()).toBe(1);
      expect(await countJobs(id)).toBe(1);
    }
  });

  it('is possible 20 times a day, even when the unit comes back each time', async () => {
    const { sql } = app.database;
    const id = await failedReport();
    // Imitates 19 more failures since then.
    await sql`
      insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
      select user_id, avaliacao_id, kind, delta, n, counted_at from usage_movements, generate_series(2, 20) n
      where avaliacao_id = ${id}`;
    await sql`update avaliacoes set ciclo = 20 where id = ${id}`;
    expect(await refusal(reprocess(id))).toEqual({
      code: 'RETRY_LIMIT',
      message: 'Este relatório já foi tentado 20 vezes hoje. Tente de novo amanhã.',
    });
    expect(await used()).toBe(0);
    await sql`update usage_movements set created_at = created_at - interval '1 day' where avaliacao_id = ${id}`;
    expect(await reprocess(id)).toEqual({});
  });

  it('is free when the failed one was a free remake that took no unit', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'finalizado', paid: true });
    await reprocess(id);
    await app.database.sql`update avaliacoes set status = 'erro', diagnostico_json = '{"erro":"x"}' where id = ${id}`;
    expect(await client.trpc.avaliacoes.byId.query({ id })).toMatchObject({ status: 'erro', quotaReturned: false });
    await reprocess(id);
    expect(await used()).toBe(1);
  });
});

describe('remaking a finished report', () => {
  it(`is free ${redoLimitPerDay} times a day and then refused until tomorrow`, async () => {
    const { sql } = app.database;
    const id = await insertAvaliacao(sql, client.userId, { status: 'finalizado', paid: true });
    for (let time = 0; time < redoLimitPerDay; time += 1) {
      await reprocess(id);
      await finish(id);
    }
    expect(await refusal(reprocess(id))).toEqual({
      code: 'REPROCESS_LIMIT',
      message: 'Este relatório já foi refeito 5 vezes hoje. Tente de novo amanhã.',
    });
    expect(await used()).toBe(1);
    expect(await countJobs(id)).toBe(redoLimitPerDay);

    const other = await insertAvaliacao(sql, client.userId, { status: 'finalizado' });
    expect(await reprocess(other)).toEqual({});

    // The last second of yesterday in Brazil.
    await sql`
      update usage_movements set created_at = date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' - interval '1 second'
      where avaliacao_id = ${id} and kind = 'redo'`;
    expect(await reprocess(id)).toEqual({});
  });

  it('works without a subscription and without a unit left', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'finalizado', paid: true });
    await leaveUnits(app.database.sql, client.userId, 0);
    await endSubscription(app.database.sql, client.userId);
    expect(await reprocess(id)).toEqual({});
  });

  it('treats imported data with the status concluido as finished', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'concluido' });
    expect(await reprocess(id)).toEqual({});
    expect(await used()).toBe(0);
  });
});

describe('a report that is being written', () => {
  it('is not started a second time', async () => {
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente', paid: true });
    expect(await refusal(reprocess(id))).toEqual({
      code: 'AVALIACAO_PENDING',
      message: 'Este relatório já está sendo gerado.',
    });
    expect(await countJobs(id)).toBe(0);
  });
});
