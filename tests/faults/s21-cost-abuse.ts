import { eraseWord } from '@meridia/shared/account.ts';
import { TRPCClientError } from '@trpc/client';
import type postgres from 'postgres';
import { type ApiClient, createApiClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { makeAdmin, setPlan } from '../support/people.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, tonguePhoto } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const callsPerUnit = 3;
const capCentavos = 40;

/**
 * One person tries to use as much of the paid model as possible: a script at full speed in eight tabs presses every button that
 * makes a report again, once with good answers and once with answers that never pass. The account is erased and signs up again.
 * Then several paying accounts use up a day's budget.
 */
export async function costAbuse({ seconds = 30, tabs = 8 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 50 });
  const app = await startAppProcess({ ...world.env, LIMITS: 'on', WORKER_CONCURRENCY: '16' });
  try {
    const findings: Finding[] = [];
    for (const kind of ['good', 'unknown_ids', 'safety'] as const) {
      world.gemini.play(kind);
      const email = `${kind.replaceAll('_', '')}@example.com`;
      const before = world.gemini.requests.length;
      const { client, quota } = await signUp(app, world.sql, email);
      const pressed = await pressEverything(client, { seconds, tabs });
      await untilQuiet(world.sql);
      const calls = world.gemini.requests.length - before;
      findings.push({ what: `${kind} ${pressed.created} created, ${pressed.again} made anew`, calls, quota });
    }
    findings.push(await registerAgain(world, app, { seconds, tabs }));
    await app.stop();
    const cap = await spendTheDay(world, { seconds });
    const problems = [
      ...findings.filter(({ calls, quota }) => calls > callsPerUnit * quota).map(({ what }) => `too many: ${what}`),
      ...findings.flatMap(({ wrong = [] }) => wrong),
      ...((findings[0]?.calls ?? 0) > 0 ? [] : ['the model was never asked']),
      ...cap.problems,
      ...world.gemini.violations.slice(0, 3),
    ];
    return {
      id: 'S21',
      passed: problems.length === 0,
      figures: `${tabs} tabs for ${seconds} s each: ${findings.map(({ what, calls, quota }) => `${what}, ${calls} calls <= ${callsPerUnit} x ${quota}`).join('; ')}; ${cap.figures}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

interface Finding {
  what: string;
  calls: number;
  /** Units of the period, including the bonus. */
  quota: number;
  wrong?: string[];
}

/** The account with the good answers is erased, and its address signs up again. The money spent that day stays counted. */
async function registerAgain(
  { sql, gemini }: World,
  app: AppProcess,
  effort: { seconds: number; tabs: number },
): Promise<Finding> {
  gemini.play('good');
  const email = 'good@example.com';
  const spent = async () => {
    const [row] = await sql<{ centavos: number }[]>`select sum(custo_centavos)::float8 as centavos from ai_calls`;
    return row?.centavos ?? 0;
  };
  const before = await spent();
  const leaving = createApiClient(app.baseUrl);
  await leaving.trpc.accounts.login.mutate({ email, password: testPassword });
  await leaving.trpc.accounts.erase.mutate({ password: testPassword, confirmation: eraseWord });
  const after = await spent();
  const asked = gemini.requests.length;
  const { client, quota } = await signUp(app, sql, email);
  const pressed = await pressEverything(client, effort);
  await untilQuiet(sql);
  return {
    what: `erased (${before.toFixed(1)} centavos of the day before, ${after.toFixed(1)} after) and registered again, ${pressed.created} created, ${pressed.again} made anew`,
    calls: gemini.requests.length - asked,
    quota,
    wrong: [
      ...(after < before ? ['erasing gives the day its money back'] : []),
      ...(pressed.created > 0 ? ['erasing gives the free units anew'] : []),
    ],
  };
}

async function signUp(
  app: AppProcess,
  sql: postgres.Sql,
  email: string,
): Promise<{ client: ApiClient; quota: number }> {
  const client = createApiClient(app.baseUrl);
  await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Abusadora', email, password: testPassword });
  const { userId } = await client.trpc.accounts.login.mutate({ email, password: testPassword });
  const [row] = await sql<{ quota: number }[]>`
    select diagnoses_limit + bonus_diagnoses as quota from user_subscriptions
    join subscription_plans on subscription_plans.id = plan_id where user_id = ${userId}`;
  return { client, quota: row?.quota ?? 0 };
}

/** Creates reports and makes all of them again, from several tabs at once; a refusal does not stop it. */
async function pressEverything(client: ApiClient, { seconds, tabs }: { seconds: number; tabs: number }) {
  const { trpc } = client;
  const pressed = { created: 0, again: 0 };
  const ids = new Set<string>();
  const end = Date.now() + seconds * 1000;
  const tab = async () => {
    while (Date.now() < end) {
      const created = await unlessRefused(async () => {
        const foto = await uploadedFoto(client, 'lingua', await tonguePhoto());
        return trpc.avaliacoes.create.mutate(newAvaliacao(foto.id));
      });
      if (created) {
        ids.add(created.id);
        pressed.created += 1;
      }
      for (const id of ids) if (await unlessRefused(() => trpc.relatorios.reprocess.mutate({ id }))) pressed.again += 1;
    }
  };
  await Promise.all(Array.from({ length: tabs }, tab));
  return pressed;
}

async function unlessRefused<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof TRPCClientError || (error instanceof Error && error.message.startsWith('upload failed')))
      return null;
    throw error;
  }
}

async function untilQuiet(sql: postgres.Sql): Promise<void> {
  await eventually(
    async () => {
      const pending = await sql`select id from avaliacoes where status = 'pendente' limit 1`;
      return pending.length === 0 ? true : null;
    },
    'all reports to end',
    300_000,
  );
}

/** Three accounts without a limit of their own, two processes, and a small budget. */
async function spendTheDay({ env, sql, gemini }: World, { seconds }: { seconds: number }) {
  gemini.play('good');
  await sql`delete from ai_calls`;
  const settings = { ...env, AI_DAILY_CAP_CENTAVOS: String(capCentavos), WORKER_CONCURRENCY: '8' };
  const apps = [await startAppProcess(settings), await startAppProcess(settings)];
  try {
    const admin = await createTherapist(apps[0]?.baseUrl ?? '', sql);
    await makeAdmin(sql, admin.userId);
    const before = gemini.requests.length;
    const spenders = await Promise.all(
      Array.from({ length: 3 }, (_, index) => createTherapist(apps[index % 2]?.baseUrl ?? '', sql)),
    );
    for (const { userId } of spenders) await setPlan(sql, userId, 'Enterprise');
    await Promise.all(spenders.map(({ client }) => pressEverything(client, { seconds: seconds / 3, tabs: 2 })));
    await untilQuiet(sql);
    const [spent] = await sql<{ centavos: number; most: number }[]>`
      select coalesce(sum(custo_centavos), 0)::float8 as centavos, coalesce(max(custo_centavos), 0)::float8 as most from ai_calls`;
    const [written] = await sql<{ local: number; failed: number }[]>`
      select count(*) filter (where motor = 'local')::int as local, count(*) filter (where status = 'erro')::int as failed
      from avaliacoes where terapeuta_id = any(${spenders.map(({ userId }) => userId)})`;
    const { ai } = await admin.client.trpc.admin.overview.warnings.query();
    const calls = gemini.requests.length - before;
    const centavos = spent?.centavos ?? Number.NaN;
    return {
      figures: `day's cap of ${capCentavos} centavos: ${centavos.toFixed(1)} spent in ${calls} calls, then ${written?.local} reports written locally, ${written?.failed} failed, the admin is told ${ai.capReached}`,
      problems: [
        ...(centavos <= capCentavos + (spent?.most ?? 0) ? [] : ['more than a request beyond the cap']),
        ...(ai.capReached ? [] : ['no admin is told']),
        ...(written && written.local > 0 && written.failed === 0 ? [] : ['reports fail for want of money']),
      ],
    };
  } finally {
    for (const app of apps) await app.stop();
  }
}
