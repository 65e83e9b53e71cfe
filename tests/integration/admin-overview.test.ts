import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { endSubscription, makeAdmin } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signUpClient>>;
let therapist: Awaited<ReturnType<typeof signUpClient>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpClient(app.baseUrl, 'Ana Admin');
  therapist = await signUpClient(app.baseUrl, 'Bia Terapeuta');
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(() => app.close());

const read = () => admin.trpc.admin.overview.read.query();

/** A moment in São Paulo time; '' is the beginning of today. */
async function instant(unit: 'day' | 'month', shift = '0'): Promise<Date> {
  const { sql } = app.database;
  const [row] = await sql<{ at: Date }[]>`
    select (date_trunc(${unit}, now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo') + ${shift}::interval as at`;
  return row?.at ?? new Date(0);
}

it('counts people and active subscriptions', async () => {
  expect(await read()).toMatchObject({ profiles: 2, activeSubscriptions: 2 });
  await endSubscription(app.database.sql, therapist.userId);
  expect(await read()).toMatchObject({ profiles: 2, activeSubscriptions: 1 });
});

it('counts the assessments of the month from its first moment in São Paulo', async () => {
  const { sql } = app.database;
  await insertAvaliacao(sql, therapist.userId, { createdAt: await instant('month') });
  await insertAvaliacao(sql, therapist.userId, { createdAt: await instant('month', '-1 millisecond'), status: 'erro' });
  expect(await read()).toMatchObject({ avaliacoes: 2, avaliacoesThisMonth: 1 });
});

it('shows 30 days and 12 months without gaps, separates finished and failed reports, and knows imported status words', async () => {
  const { sql } = app.database;
  await sql`delete from relatorio_events`;
  await sql`delete from avaliacoes`;
  const add = async (status: 'pendente' | 'finalizado' | 'erro' | 'concluido', at: Date) =>
    insertAvaliacao(sql, therapist.userId, { status, createdAt: at });
  const today = await instant('day');
  await add('finalizado', today);
  await add('concluido', today);
  await add('erro', today);
  await add('pendente', today);
  await add('erro', await instant('day', '-1 millisecond'));
  await add('finalizado', await instant('day', '-29 days'));
  await add('finalizado', await instant('day', '-29 days -1 millisecond'));

  const { days, months } = (await read()).reports;
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ finished: 2, failed: 1 });
  expect(days.at(-2)).toMatchObject({ finished: 0, failed: 1 });
  expect(days[0]).toMatchObject({ finished: 1, failed: 0 });
  expect(days.map(({ period }) => period)).toEqual([...new Set(days.map(({ period }) => period))].sort());
  expect(months).toHaveLength(12);
  const all = months.reduce((sum, { finished, failed }) => sum + finished + failed, 0);
  expect(all).toBe(6);

  const { signUps } = await read();
  expect(signUps.days.at(-1)).toMatchObject({ signUps: 2 });
  expect(signUps.months.at(-1)).toMatchObject({ signUps: 2 });
  expect([signUps.days.length, signUps.months.length]).toEqual([30, 12]);
});

it('does not count test reports', async () => {
  const before = await read();
  await admin.trpc.admin.relatorios.createTest.mutate({ tipo: 'completo' });
  expect(await read()).toEqual(before);
});
