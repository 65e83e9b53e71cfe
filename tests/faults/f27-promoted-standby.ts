import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { openCutWire } from '../support/cut-wire.ts';
import { eventually } from '../support/eventually.ts';
import { openBalancer } from './balancer.ts';
import type { Outcome } from './outcome.ts';
import { startReplicatedDatabase } from './replicated-database.ts';
import { pause, type SteadyLoad, startLoad, tally } from './steady-load.ts';
import { createTherapist, prepareIntake, signInAt, type Therapist } from './therapist.ts';
import { createWorld } from './world.ts';

const users = 50;
const people = 10;
const backWithinMs = 15_000;
/** How long whoever watches the primary takes to believe that it is gone. */
const noticedAfterMs = 4_000;
const cutMs = 30_000;
const answeredWithinMs = 10_000;
const reportsTaken = 30;
const intervalMs = 700;

/**
 * F27: two processes for requests behind a balancer and two workers, on a primary database and its synchronous standby. The primary is
 * killed under load and the standby promoted: the processes find it by themselves.
 */
export async function promoteStandby(): Promise<Outcome> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-faults-'));
  const database = await startReplicatedDatabase(join(dir, 'database'));
  const storage = join(dir, 'data');
  const env = { DATABASE_URL: database.url, DATA_DIR: storage, SECRET_KEY: randomBytes(32).toString('base64') };
  const sql = postgres(database.url, {
    max: 4,
    target_session_attrs: 'primary',
    backoff: () => 0.1,
    onnotice: () => {},
  });
  const apps: AppProcess[] = [];
  try {
    for (const role of ['web', 'web', 'worker', 'worker']) apps.push(await startAppProcess({ ...env, ROLE: role }));
    const balancer = await openBalancer(apps.slice(0, 2).map(({ baseUrl }) => Number(new URL(baseUrl).port)));
    try {
      const { load, reporter } = await beginWork(apps[0], balancer.baseUrl, sql);
      const reports = askForReports(reporter);
      await pause(8_000);
      const killedAt = performance.now();
      await database.killPrimary();
      await pause(noticedAfterMs);
      await database.promote();
      await reports.done;
      await pause(5_000);
      await load.stop();
      const failed = load.answers.filter(({ ok }) => !ok);
      const endOf = ({ startedAt, tookMs }: { startedAt: number; tookMs: number }) => startedAt + tookMs - killedAt;
      const firstSuccessMs = Math.min(
        ...load.answers.filter((answer) => answer.ok && endOf(answer) > noticedAfterMs).map(endOf),
      );
      const lastRefusalMs = Math.max(0, ...failed.map(endOf));
      const { acknowledged, lost } = await load.countLost(sql, join(storage, 'fotos'));
      const count = await countReports(sql, reporter.userId, reports.answered);
      const strange = strangeOf(failed).length - fromBalancer(failed).length;
      const exited = await anyEnded(apps);
      return {
        id: 'F27',
        passed:
          !exited &&
          strange === 0 &&
          lost === 0 &&
          failed.length > 0 &&
          firstSuccessMs <= backWithinMs &&
          lastRefusalMs <= backWithinMs &&
          isExact(count),
        figures: `primary killed and standby promoted ${noticedAfterMs / 1000} s later amid ${load.answers.length} requests of ${users} people over two processes: first success ${seconds(firstSuccessMs)} and last refusal ${seconds(lastRefusalMs)} after the kill (bar ${seconds(backWithinMs)}), ${failed.length} refused (${tally(failed)}); ${lost} of ${acknowledged} acknowledged writes lost; ${describeReports(count)}; processes ${exited ? 'ENDED' : 'live'}`,
      };
    } finally {
      await balancer.close();
    }
  } finally {
    for (const app of apps) await app.stop();
    await sql.end({ timeout: 5 });
    await database.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** F27N: the network between the processes and the database goes silent for 30 s under load. */
export async function cutDatabaseNetwork(): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 20 });
  const direct = new URL(world.env.DATABASE_URL ?? '');
  const wire = await openCutWire(`http://${direct.host}`);
  const throughWire = new URL(direct);
  throughWire.host = new URL(wire.baseUrl).host;
  const env = { ...world.env, GEMINI_API_KEY: '', DATABASE_URL: throughWire.href };
  const apps: AppProcess[] = [];
  try {
    for (const role of ['web', 'worker']) apps.push(await startAppProcess({ ...env, ROLE: role }));
    const { load, reporter } = await beginWork(apps[0], apps[0]?.baseUrl ?? '', world.sql);
    const reports = askForReports(reporter);
    await pause(8_000);
    const cutAt = performance.now();
    wire.silence();
    await pause(cutMs);
    wire.mend();
    const mendedAt = performance.now();
    await reports.done;
    await pause(5_000);
    await load.stop();
    const failed = load.answers.filter(({ ok }) => !ok);
    const back = load.answers
      .filter(({ ok, startedAt, tookMs }) => ok && startedAt + tookMs > mendedAt)
      .map(({ startedAt, tookMs }) => startedAt + tookMs - mendedAt);
    const met = load.answers.filter(({ startedAt, tookMs }) => startedAt + tookMs > cutAt && startedAt < mendedAt);
    const slowestMs = Math.max(...met.map(({ tookMs }) => tookMs));
    const { acknowledged, lost } = await load.countLost(world.sql, world.storageDir);
    const count = await countReports(world.sql, reporter.userId, reports.answered);
    const exited = await anyEnded(apps);
    return {
      id: 'F27N',
      passed:
        !exited &&
        strangeOf(failed).length === 0 &&
        failed.length > 0 &&
        lost === 0 &&
        Math.min(...back) <= backWithinMs &&
        slowestMs <= answeredWithinMs &&
        isExact(count),
      figures: `network to the database silent for ${cutMs / 1000} s amid ${load.answers.length} requests of ${users} people: first success ${seconds(Math.min(...back))} after its return (bar ${seconds(backWithinMs)}), slowest answer ${seconds(slowestMs)} (bar ${seconds(answeredWithinMs)}), ${failed.length} refused (${tally(failed)}); ${lost} of ${acknowledged} acknowledged writes lost; ${describeReports(count)}; processes ${exited ? 'ENDED' : 'live'}`,
    };
  } finally {
    for (const app of apps) await app.stop();
    await wire.close();
    await world.close();
  }
}

async function beginWork(
  app: AppProcess | undefined,
  baseUrl: string,
  sql: postgres.Sql,
): Promise<{ load: SteadyLoad; reporter: Therapist }> {
  if (!app) throw new Error('no process');
  const therapists: Therapist[] = [];
  for (let index = 0; index <= people; index += 1) {
    const therapist = await createTherapist(app.baseUrl, sql);
    therapists.push({ ...therapist, client: await signInAt(baseUrl, therapist.email) });
  }
  // The steady load inserts finished assessments without units, so the reports that are counted belong to somebody else.
  const [reporter, ...others] = therapists;
  if (!reporter) throw new Error('no therapist');
  return { load: await startLoad(others, sql, { users }), reporter };
}

/** Asks for one report after the other, each like a browser: with the same key until the answer comes. */
function askForReports({ client }: Therapist): { answered: Set<string>; done: Promise<void> } {
  const answered = new Set<string>();
  const done = (async () => {
    for (let index = 0; index < reportsTaken; index += 1) {
      const intake = await eventually(() => prepareIntake(client).catch(() => null), 'a photo to be taken', 90_000);
      const { id } = await eventually(
        () => client.trpc.avaliacoes.create.mutate(intake).catch(() => null),
        'a report to be accepted',
        90_000,
      );
      answered.add(id);
      await pause(intervalMs);
    }
  })();
  return { answered, done };
}

interface Reports {
  asked: number;
  rows: number;
  finished: number;
  units: number;
  counted: number;
}

/** Waits until no report is pending any more. */
async function countReports(sql: postgres.Sql, userId: string, answered: ReadonlySet<string>): Promise<Reports> {
  await eventually(
    async () => {
      const [row] = await sql<{ pending: number }[]>`
        select count(*)::int as pending from avaliacoes where terapeuta_id = ${userId} and status = 'pendente'`;
      return row?.pending === 0 ? true : null;
    },
    'all reports to be ready',
    120_000,
  );
  const [row] = await sql<{ rows: number; finished: number; units: number; counted: number }[]>`
    select count(*)::int as rows,
      (count(*) filter (where status = 'finalizado' and id = any(${[...answered]}::uuid[])))::int as finished,
      (select coalesce(sum(delta), 0)::int from usage_movements where user_id = ${userId} and avaliacao_id is not null) as units,
      (select diagnoses_used_this_period::int from user_subscriptions where user_id = ${userId}) as counted
    from avaliacoes where terapeuta_id = ${userId}`;
  return { asked: answered.size, ...(row ?? { rows: -1, finished: -1, units: -1, counted: -1 }) };
}

function isExact({ asked, rows, finished, units, counted }: Reports): boolean {
  return asked === reportsTaken && [rows, finished, units, counted].every((number) => number === asked);
}

const describeReports = ({ asked, rows, finished, units, counted }: Reports) =>
  `${asked} reports acknowledged, ${rows} rows, ${finished} finished, ${units} units in the ledger, ${counted} in the counter`;

const strangeOf = (failed: SteadyLoad['answers']) =>
  failed.filter(({ failure }) => failure !== '503 UNAVAILABLE' && failure !== '409 DRAFT_CONFLICT');

/** A balancer without a ready process refuses by itself, with an empty 502. */
const fromBalancer = (answers: SteadyLoad['answers']) =>
  answers.filter(({ failure }) => failure === 'no answer: Unexpected end of JSON input');

async function anyEnded(apps: readonly AppProcess[]): Promise<boolean> {
  return Promise.race([...apps.map(({ exited }) => exited.then(() => true)), pause(50).then(() => false)]);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
