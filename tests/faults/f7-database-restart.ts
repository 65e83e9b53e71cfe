import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@meridia/server/db/client.ts';
import { findEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { processesIn } from '@meridia/server/db/processes.ts';
import postgres from 'postgres';
import { type ReportInHand, takeReport } from '../e2e/support/report-states.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { acceptsAgain, type Connections, countConnections } from './database-watch.ts';
import type { Outcome } from './outcome.ts';
import { openReportViewer, type ReportViewer } from './report-viewer.ts';
import { type Answered, pause, startLoad, tally } from './steady-load.ts';
import { createTherapist, prepareIntake, type Therapist } from './therapist.ts';
import { createWorld, readPostmaster } from './world.ts';

const poolSize = 10;
const backWithinMs = 5_000;

/** All times begin when the database accepts connections again. */
interface Round {
  firstSuccessMs: number;
  /** Until a state written then is on the screen of a person who has been watching since before. */
  pushMs: number;
  /** Until a report requested then is finished. */
  reportMs: number;
  poolMs: number;
}

/** `pg_ctl restart -m immediate` (SIGQUIT, then a new start) three times in a minute under the load of 50 people. */
export async function restartDatabase({ users = 50, loadMs = 60_000, restarts = 3 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 20 });
  const app = await startAppProcess({ ...world.env, DATABASE_POOL_SIZE: String(poolSize) });
  try {
    const disturb = async () => {
      process.kill(await world.postmaster(), 'SIGQUIT');
      await pause(50);
    };
    const figures = await underLoad({
      app,
      sql: world.sql,
      url: world.env.DATABASE_URL ?? '',
      storageDir: world.storageDir,
      users,
      loadMs,
      rounds: restarts,
      disturb,
    });
    return judge('F7', `${restarts} restarts of PostgreSQL (immediate)`, figures, await stillRuns(app), 0);
  } finally {
    await app.stop();
    await world.close();
  }
}

/** `kill -9` of the built-in server's main process under load, four times: the app starts it again and continues. */
export async function killBuiltInDatabase({ users = 50, loadMs = 60_000, kills = 4 } = {}): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridia-faults-'));
  const app = await startAppProcess(
    { DATA_DIR: dataDir, DATABASE_POOL_SIZE: String(poolSize) },
    // Its database is created first, which takes time on a busy disk.
    { healthyWithinMs: 180_000 },
  );
  const cluster = join(dataDir, 'postgres');
  const url = (await findEmbeddedPostgres(cluster)) ?? '';
  // The driver's own pause before it connects again grows to 20 s.
  const sql = postgres(url, { max: 4, backoff: () => 0.1, onnotice: () => {} });
  try {
    const disturb = async () => process.kill(await readPostmaster(cluster), 'SIGKILL') && undefined;
    const figures = await underLoad({
      app,
      sql,
      url,
      storageDir: join(dataDir, 'fotos'),
      users,
      loadMs,
      rounds: kills,
      disturb,
    });
    const alive = await stillRuns(app);
    await sql.end({ timeout: 1 });
    await app.stop();
    return judge(
      'F7B',
      `${kills} kills (-9) of the built-in PostgreSQL`,
      figures,
      alive,
      processesIn(cluster, 'postgres').length,
    );
  } finally {
    await sql.end({ timeout: 1 });
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Disturbance {
  app: AppProcess;
  sql: postgres.Sql;
  url: string;
  storageDir: string;
  users: number;
  loadMs: number;
  rounds: number;
  /** Takes the database away; it comes back by itself. */
  disturb: () => Promise<void>;
}

async function underLoad({ app, sql, url, storageDir, users, loadMs, rounds, disturb }: Disturbance) {
  const therapists: Therapist[] = [];
  for (let index = 0; index < 10; index += 1) therapists.push(await createTherapist(app.baseUrl, sql));
  const [reporter] = therapists;
  if (!reporter) throw new Error('no therapist');
  const intakes = [];
  for (let index = 0; index <= rounds; index += 1) intakes.push(await prepareIntake(reporter.client));
  // Has a name of its own, so that it does not count as one of the app's connections.
  const database = openDatabase(`${url}?application_name=harness`, { poolSize: 2 });
  const load = await startLoad(therapists, sql, { users });
  const begunAt = performance.now();
  const seen: Round[] = [];

  await pause(3_000);
  const usualReportMs = await untilReport(reporter, intakes.pop(), performance.now());
  for (const intake of intakes) {
    await pause(Math.max(0, ((seen.length + 1) * loadMs) / (rounds + 1) - (performance.now() - begunAt)));
    const watched = await takeReport(sql, database, reporter.userId);
    const viewer = openReportViewer(app.baseUrl, reporter.client.cookie(), watched.id);
    await viewer.untilSeen(1, 60_000);
    const { app: usualApp, system } = await countConnections(sql);
    // Without those of the rare long statements, which are opened again only when one comes.
    const usual = { app: usualApp, system: Math.min(system, poolSize + 1) };
    await disturb();
    const acceptedAt = await acceptsAgain(url);
    const [pushMs, reportMs, poolMs, firstSuccessMs] = await Promise.all([
      untilPush(watched, viewer, acceptedAt),
      untilReport(reporter, intake, acceptedAt),
      untilFull(sql, usual, acceptedAt),
      untilSuccess(load.answers, acceptedAt),
    ]);
    viewer.close();
    seen.push({ firstSuccessMs, pushMs, reportMs, poolMs });
  }
  await database.close();
  await pause(Math.max(0, loadMs - (performance.now() - begunAt)));
  await load.stop();
  const [unfinished] = await sql<{ count: number }[]>`
    select count(*)::int as count from avaliacoes where status = 'pendente'`;
  return {
    rounds: seen,
    usualReportMs,
    answers: load.answers,
    ...(await load.countLost(sql, storageDir)),
    unfinished: unfinished?.count ?? -1,
  };
}

async function untilPush(report: ReportInHand, viewer: ReportViewer, acceptedAt: number): Promise<number> {
  const before = viewer.seen.length;
  await report.enter('observar', 5);
  await viewer.untilSeen(before + 1, 60_000);
  const pushMs = performance.now() - acceptedAt;
  await report.finish('<p>Relatório</p>');
  return pushMs;
}

async function untilReport({ client }: Therapist, intake: Intake | undefined, acceptedAt: number): Promise<number> {
  if (!intake) throw new Error('no intake');
  const { id } = await eventually(
    () => client.trpc.avaliacoes.create.mutate(intake).catch(() => null),
    'a report to be accepted',
    30_000,
  );
  const socket = client.openSocket();
  const { promise, resolve } = Promise.withResolvers<number>();
  const subscription = socket.trpc.relatorios.onProgress.subscribe(
    { id },
    { onData: ({ data }) => data.status !== 'pendente' && resolve(performance.now() - acceptedAt) },
  );
  const late = pause(60_000).then(() => Number.POSITIVE_INFINITY);
  return Promise.race([promise, late]).finally(() => {
    subscription.unsubscribe();
    socket.close();
  });
}

/** Until the pools have as many connections as under this load before. */
async function untilFull(sql: postgres.Sql, usual: Connections, acceptedAt: number): Promise<number> {
  return eventually(
    async () => {
      const now = await countConnections(sql).catch(() => ({ app: 0, system: 0 }));
      return now.app >= usual.app && now.system >= usual.system ? performance.now() - acceptedAt : null;
    },
    'the pools to be full again',
    30_000,
  );
}

function untilSuccess(answers: Answered[], acceptedAt: number): Promise<number> {
  return eventually(
    async () => {
      const first = answers.find(({ ok, startedAt, tookMs }) => ok && startedAt + tookMs >= acceptedAt);
      return first ? first.startedAt + first.tookMs - acceptedAt : null;
    },
    'a request to succeed',
    60_000,
  );
}

type Figures = Awaited<ReturnType<typeof underLoad>>;
type Intake = Awaited<ReturnType<typeof prepareIntake>>;

function judge(id: string, what: string, figures: Figures, alive: boolean, left: number): Outcome {
  const { rounds, usualReportMs, answers, acknowledged, lost, unfinished } = figures;
  const most = (pick: (round: Round) => number) => Math.max(...rounds.map(pick));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const failed = answers.filter(({ ok }) => !ok);
  const strange = failed.filter(({ failure }) => failure !== '503 UNAVAILABLE' && failure !== '409 DRAFT_CONFLICT');
  const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
  return {
    id,
    passed:
      alive &&
      left === 0 &&
      lost === 0 &&
      unfinished === 0 &&
      strange.length === 0 &&
      slowest <= 10_000 &&
      most((round) => round.firstSuccessMs) <= backWithinMs &&
      most((round) => round.pushMs) <= backWithinMs &&
      most((round) => round.reportMs) <= usualReportMs * 2 + backWithinMs,
    figures: `${what} amid ${answers.length} requests: process ${alive ? 'lives' : 'ENDED'}, ${left} server processes left at the end; after the database accepts, first success ${seconds(most((round) => round.firstSuccessMs))}, next status pushed ${seconds(most((round) => round.pushMs))}, next report ready ${seconds(most((round) => round.reportMs))} (usually ${seconds(usualReportMs)}), pools full ${seconds(most((round) => round.poolMs))} at the latest; ${lost} of ${acknowledged} acknowledged writes lost, ${unfinished} reports unfinished; ${failed.length} refused (${tally(failed)}), slowest answer ${seconds(slowest)}`,
  };
}

async function stillRuns(app: AppProcess): Promise<boolean> {
  const ended = await Promise.race([app.exited.then(() => true), pause(50).then(() => false)]);
  if (ended) console.error(app.output());
  return !ended;
}
