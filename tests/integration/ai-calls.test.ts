import { openBudget } from '@meridia/server/features/ai-calls/commands.ts';
import { readAiUsage } from '@meridia/server/features/ai-calls/queries.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { CallsSpentError } from '@meridia/server/writer-errors.ts';
import { eraseWord } from '@meridia/shared/account.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpClient, testPassword } from '../support/api-client.ts';
import { type GeminiContractServer, startGeminiContractServer } from '../support/gemini-contract-server.ts';
import { confirmAccount, makeAdmin, setPlan } from '../support/people.ts';
import { jobRun, requestReport, untilSettled } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/**
 * Cost of one good answer of the contract server: 4200 tokens in at 0.30 and 1800 out at 2.50 USD per million, R$ 6 per dollar.
 */
const centavosPerCall = 3.456;

let gemini: GeminiContractServer;
let app: TestApp;
let therapist: Awaited<ReturnType<typeof signUpClient>>;

const env = (cap: number) => ({
  GEMINI_API_KEY: 'test',
  GEMINI_BASE_URL: gemini.baseUrl,
  AI_DAILY_CAP_CENTAVOS: String(cap),
  WORKER_CONCURRENCY: '10',
});

beforeAll(async () => {
  gemini = await startGeminiContractServer({ thinkMs: () => 20 });
  app = await startTestApp({ env: env(10_000) });
  therapist = await signUpClient(app.baseUrl);
  await setPlan(app.database.sql, therapist.userId, 'Enterprise');
});
afterAll(async () => {
  await app.close();
  await gemini.close();
});
beforeEach(async () => {
  await app.database.sql`delete from ai_calls`;
  await app.database.sql`delete from pgboss.job`;
  gemini.requests.length = 0;
  gemini.play('good');
});

interface Call {
  cost: number;
  input: number;
  output: number;
  settled: boolean;
}
function readCalls(avaliacaoId?: string): Promise<Call[]> {
  const { sql } = app.database;
  return sql<Call[]>`
    select custo_centavos::float8 as cost, input_tokens as input, output_tokens as output, settled_at is not null as settled from ai_calls
    where ${avaliacaoId ? sql`avaliacao_id = ${avaliacaoId}` : sql`true`} order by created_at`;
}

async function writtenBy(id: string): Promise<string> {
  const [row] = await app.database.sql<{ json: string }[]>`
    select diagnostico_json as json from avaliacoes where id = ${id}`;
  return relatorioSchema.parse(JSON.parse(row?.json ?? '')).origem.motor;
}

/** The same app with another cap, without a running worker. */
const withCap = (cap: number) => ({
  ...app.deps,
  config: { ...app.deps.config, AI_DAILY_CAP_CENTAVOS: cap },
});

const aReport = () => ({ avaliacaoId: crypto.randomUUID(), terapeutaId: therapist.userId, ciclo: 1 });

describe("the day's cap", () => {
  it('is exceeded by at most one request with 20 reports in two processes at once, and all reports are written', async () => {
    const cap = 30;
    const apps = [
      await startTestApp({ beside: app, env: env(cap) }),
      await startTestApp({ beside: app, env: env(cap) }),
    ];
    try {
      const ids: string[] = [];
      while (ids.length < 20) ids.push(await requestReport(therapist));
      for (const instance of apps) await instance.startWorker();
      for (const id of ids) expect(await untilSettled(app.database.sql, id)).toMatchObject({ status: 'finalizado' });

      const calls = await readCalls();
      const spent = calls.reduce((sum, { cost }) => sum + cost, 0);
      expect(calls.length).toBe(gemini.requests.length);
      expect(calls.every(({ settled }) => settled)).toBe(true);
      expect(spent).toBeCloseTo(calls.length * centavosPerCall, 4);
      expect(spent).toBeGreaterThan(0);
      expect(spent).toBeLessThan(cap + centavosPerCall);
      const writers = await Promise.all(ids.map(writtenBy));
      expect(writers.filter((motor) => motor === 'gemini')).toHaveLength(calls.length);
      expect(writers.filter((motor) => motor === 'local')).toHaveLength(20 - calls.length);
    } finally {
      for (const instance of apps) await instance.close();
    }
  });

  it('allows requests until it is reached, and none after', async () => {
    const deps = withCap(2 * centavosPerCall);
    const writers: string[] = [];
    for (let report = 0; report < 4; report += 1) {
      const id = await requestReport(therapist);
      await generateRelatorio(deps, jobRun(id));
      writers.push(await writtenBy(id));
    }
    expect(writers).toEqual(['gemini', 'gemini', 'local', 'local']);
    expect(gemini.requests).toHaveLength(2);
  });

  it('counts a running request with its highest possible cost', async () => {
    const most = { inputTokens: 1, outputTokens: 1, custoCentavos: 60 };
    const reserve = () => openBudget(withCap(100), aReport()).reserve({ modelo: 'test', most });
    const [first, second] = await Promise.all([reserve(), reserve()]);
    const third = reserve();
    await expect(third).rejects.toMatchObject({ name: 'BudgetSpentError' });
    await first?.settle({ inputTokens: 1, outputTokens: 1, custoCentavos: 3 });
    await second?.settle(null);
    await reserve();
    expect((await readCalls()).map(({ cost }) => cost).sort()).toEqual([0, 3, 60]);
  });

  it('still counts the cost of an erased account, without naming the account', async () => {
    const { sql } = app.database;
    const leaving = await signUpClient(app.baseUrl);
    await sql`
      insert into ai_calls (terapeuta_id, avaliacao_id, modelo, custo_centavos, settled_at)
      values (${leaving.userId}, gen_random_uuid(), 'test', 70, now())`;
    await leaving.trpc.accounts.erase.mutate({ password: testPassword, confirmation: eraseWord });
    expect((await readAiUsage(app.deps)).today.spentCentavos).toBe(70);
    expect((await readAiUsage(app.deps)).people).toEqual([]);
    const id = await requestReport(therapist);
    await generateRelatorio(withCap(70), jobRun(id));
    expect(await writtenBy(id)).toBe('local');
  });

  it('of 0 allows no request', async () => {
    const id = await requestReport(therapist);
    await generateRelatorio(withCap(0), jobRun(id));
    expect(await writtenBy(id)).toBe('local');
    expect(gemini.requests).toHaveLength(0);
    expect(await readCalls()).toEqual([]);
  });

  it('starts again at midnight in São Paulo', async () => {
    const { sql } = app.database;
    const spend = (at: string) => sql`
      insert into ai_calls (terapeuta_id, avaliacao_id, modelo, custo_centavos, settled_at, created_at)
      values (${therapist.userId}, gen_random_uuid(), 'test', 100, now(), ${sql.unsafe(at)})`;
    const midnight = "(date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo')";
    await spend(`${midnight} - interval '1 millisecond'`);
    const first = await requestReport(therapist);
    await generateRelatorio(withCap(50), jobRun(first));
    expect(await writtenBy(first)).toBe('gemini');
    await spend(midnight);
    const second = await requestReport(therapist);
    await generateRelatorio(withCap(50), jobRun(second));
    expect(await writtenBy(second)).toBe('local');
  });
});

describe("an account's share", () => {
  const most = { inputTokens: 1, outputTokens: 1, custoCentavos: 0 };
  const allowed = async (terapeutaId: string, asked = 30) => {
    const reserve = () =>
      openBudget(app.deps, { avaliacaoId: crypto.randomUUID(), terapeutaId, ciclo: 1 }).reserve({
        modelo: 'test',
        most,
      });
    const answers = await Promise.allSettled(Array.from({ length: asked }, reserve));
    return answers.filter(({ status }) => status === 'fulfilled').length;
  };

  it('is three requests per unit of its period, bonus included, also in parallel; then the local writer writes', async () => {
    const free = await signUpClient(app.baseUrl);
    expect(await allowed(free.userId)).toBe(9);
    const id = await requestReport(free);
    await generateRelatorio(app.deps, jobRun(id));
    expect(await writtenBy(id)).toBe('local');
    await confirmAccount(app.deps.database, free.userId);
    expect(await allowed(free.userId)).toBe(6);
    // Requests of the period before do not count here.
    await app.database.sql`
      update ai_calls set created_at = (select current_period_start from user_subscriptions where user_id = ${free.userId}) - interval '1 second'
      where terapeuta_id = ${free.userId}`;
    expect(await allowed(free.userId)).toBe(15);
  });

  it("has no limit except the day's cap for an unlimited plan, and for admins", async () => {
    const admin = await signUpClient(app.baseUrl);
    await makeAdmin(app.database.sql, admin.userId);
    for (const { userId } of [therapist, admin]) expect(await allowed(userId, 20)).toBe(20);
  });
});

describe('a request that ends without a report', () => {
  it.each([
    ['ran out of room, and its repeat', ['max_tokens', 'good'], 2],
    ['was stopped for safety', ['safety'], 1],
    ['was refused twice by our checks', ['unknown_ids', 'unknown_ids'], 2],
  ] as const)('%s: costs what the provider counted', async (_what, scenarios, calls) => {
    const [first, ...rest] = scenarios;
    gemini.play(first, ...rest);
    const id = await requestReport(therapist);
    await generateRelatorio(app.deps, jobRun(id, { lastTry: true }));
    const counted = { cost: centavosPerCall, input: 4200, output: 1800, settled: true };
    expect(await readCalls(id)).toEqual(Array.from({ length: calls }, () => counted));
  });

  it.each(['server_error', 'rate_limited', 'reset'] as const)('%s: costs nothing', async (scenario) => {
    gemini.play(scenario);
    const id = await requestReport(therapist);
    await generateRelatorio(app.deps, jobRun(id, { lastTry: true }));
    expect(await readCalls(id)).toEqual([{ cost: 0, input: 0, output: 0, settled: true }]);
  });
});

describe('one report', () => {
  const most = { inputTokens: 1, outputTokens: 1, custoCentavos: 1 };
  const answered = { inputTokens: 10, outputTokens: 5, custoCentavos: 0.5 };
  const ask = (report: ReturnType<typeof aReport>) => openBudget(app.deps, report).reserve({ modelo: 'test', most });

  it('may be requested three times when the provider refuses, also from parallel processes', async () => {
    const report = aReport();
    for (let call = 0; call < 3; call += 1) await (await ask(report)).settle(null);
    await expect(ask(report)).rejects.toMatchObject({
      name: 'FinalError',
      detail: expect.stringContaining('serviço de IA'),
    });
    expect(await openBudget(app.deps, report).timeLeftMs()).toBe(0);
  });

  it('may be answered twice', async () => {
    const report = aReport();
    await (await ask(report)).settle(answered);
    await (await ask(report)).settle(answered);
    await expect(ask(report)).rejects.toBeInstanceOf(CallsSpentError);
  });

  it('counts a request of a dead worker as answered, because it may have been paid for', async () => {
    const report = aReport();
    await ask(report);
    await (await ask(report)).settle(null);
    await ask(report);
    await expect(ask(report)).rejects.toBeInstanceOf(CallsSpentError);
  });

  it('has less than two minutes from its first request', async () => {
    const report = aReport();
    expect((await ask(report)).timeLeftMs).toBe(110_000);
    await app.database.sql`update ai_calls set created_at = now() - interval '80 seconds'`;
    const { timeLeftMs = 0 } = await ask(report);
    expect(timeLeftMs).toBeGreaterThan(25_000);
    expect(timeLeftMs).toBeLessThan(31_000);
    await app.database.sql`update ai_calls set created_at = created_at - interval '60 seconds', settled_at = now()`;
    await expect(ask(report)).rejects.toBeInstanceOf(CallsSpentError);
  });

  it('has all its requests and its time again when a person restarts it', async () => {
    gemini.play('unknown_ids');
    const id = await requestReport(therapist);
    await generateRelatorio(app.deps, jobRun(id));
    expect(await readCalls(id)).toHaveLength(2);
    await app.database.sql`update ai_calls set created_at = created_at - interval '1 hour'`;
    await app.database.sql`update usage_movements set created_at = created_at - interval '1 hour'`;
    gemini.play('good');
    await therapist.trpc.relatorios.reprocess.mutate({ id });
    await generateRelatorio(app.deps, jobRun(id));
    expect(await writtenBy(id)).toBe('gemini');
    expect(await readCalls(id)).toHaveLength(3);
  });
});

describe('the figures of the admin area', () => {
  it('are exact per day, per person and in total, by days in São Paulo', async () => {
    const { sql } = app.database;
    const admin = await signUpClient(app.baseUrl, 'Ana Admin');
    await makeAdmin(sql, admin.userId);
    const [clock] = await sql<{ today: string; before: string; sameMonth: boolean }[]>`
      select to_char(day, 'YYYY-MM-DD') as today, to_char(day - interval '1 day', 'YYYY-MM-DD') as before,
        extract(day from day) > 1 as "sameMonth"
      from (select date_trunc('day', now() at time zone 'America/Sao_Paulo') as day) as clock`;
    const add = (person: string, cost: number, before: string) => sql`
      insert into ai_calls (terapeuta_id, avaliacao_id, modelo, input_tokens, output_tokens, custo_centavos, settled_at, created_at)
      values (${person}, gen_random_uuid(), 'test', ${cost * 100}, ${cost * 10}, ${cost}, now(),
        (date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo') - ${before}::interval)`;
    await add(therapist.userId, 7, '0');
    await add(therapist.userId, 5, '0');
    await add(admin.userId, 11, '0');
    await add(therapist.userId, 3, '1 millisecond');
    await add(admin.userId, 50, '40 days');

    const usage = await admin.trpc.admin.aiCalls.usage.query();
    const sums = (calls: number, cost: number) => ({
      calls,
      inputTokens: cost * 100,
      outputTokens: cost * 10,
      custoCentavos: cost,
    });
    expect(usage.today).toEqual({ configured: true, capCentavos: 10_000, spentCentavos: 23, capReached: false });
    expect(usage.days).toEqual([
      { day: clock?.today, ...sums(3, 23) },
      { day: clock?.before, ...sums(1, 3) },
    ]);
    const yesterdays = clock?.sameMonth ? { calls: 1, cost: 3 } : { calls: 0, cost: 0 };
    expect(usage.month).toEqual(sums(3 + yesterdays.calls, 23 + yesterdays.cost));
    const costs = Object.fromEntries(
      usage.people.map(({ userId, calls, custoCentavos }) => [userId, [calls, custoCentavos]]),
    );
    expect(costs).toEqual({
      [therapist.userId]: [2 + yesterdays.calls, 12 + yesterdays.cost],
      [admin.userId]: [1, 11],
    });
  });

  it('say on the dashboard that the cap is reached', async () => {
    const { sql } = app.database;
    const admin = await signUpClient(app.baseUrl);
    await makeAdmin(sql, admin.userId);
    const read = async () => (await admin.trpc.admin.overview.warnings.query()).ai;
    expect((await read()).capReached).toBe(false);
    await sql`insert into ai_calls (terapeuta_id, avaliacao_id, modelo, custo_centavos)
      values (${admin.userId}, gen_random_uuid(), 'test', 10000)`;
    expect(await read()).toEqual({ configured: true, capCentavos: 10_000, spentCentavos: 10_000, capReached: true });
  });
});
