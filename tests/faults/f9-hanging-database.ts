import { startAppProcess } from '../support/app-process.ts';
import { type HealthWatch, listBackends, watchHealth } from './database-watch.ts';
import type { Outcome } from './outcome.ts';
import { type Answered, pause, type SteadyLoad, startLoad, tally } from './steady-load.ts';
import { createTherapist, type Therapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const hangMs = 20_000;
const answeredWithinMs = 10_000;
const unreadyWithinMs = 5_000;
const backWithinMs = 5_000;

interface Hang {
  /** All times begin with the stop, except the last two, which begin with its end. */
  slowestMs: number;
  unreadyMs: number;
  readyMs: number;
  successMs: number;
  failed: Answered[];
}

/**
 * The database stops answering silently (SIGSTOP) for 20 s under the load of 50 people: first the processes of its connections,
 * then all of it.
 */
export async function hangDatabase({ users = 50 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 20 });
  const app = await startAppProcess(world.env);
  try {
    const therapists: Therapist[] = [];
    for (let index = 0; index < 10; index += 1) therapists.push(await createTherapist(app.baseUrl, world.sql));
    const load = await startLoad(therapists, world.sql, { users });
    const health = watchHealth(app.baseUrl);
    await pause(3_000);
    const backends = await hang(await listBackends(world.sql), load, health);
    await pause(5_000);
    const everything = await hang([...(await listBackends(world.sql)), await world.postmaster()], load, health);
    await Promise.all([load.stop(), health.stop()]);
    return judge(
      { backends, everything },
      await load.countLost(world.sql, world.storageDir),
      await stillLives(world, app.exited),
    );
  } finally {
    await app.stop();
    await world.close();
  }
}

async function hang(processes: number[], load: SteadyLoad, health: HealthWatch): Promise<Hang> {
  const stoppedAt = performance.now();
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  await pause(hangMs);
  for (const pid of processes) wake(pid);
  const wokenAt = performance.now();
  await pause(10_000);
  const met = load.answers.filter(({ startedAt, tookMs }) => startedAt + tookMs > stoppedAt && startedAt < wokenAt);
  const first = (values: number[]) => values[0] ?? Number.POSITIVE_INFINITY;
  return {
    slowestMs: Math.max(...met.map(({ tookMs }) => tookMs)),
    unreadyMs: first(health.seen.filter(({ at, ready }) => at > stoppedAt && !ready).map(({ at }) => at - stoppedAt)),
    readyMs: first(health.seen.filter(({ at, ready }) => at > wokenAt && ready).map(({ at }) => at - wokenAt)),
    successMs: first(
      load.answers
        .filter(({ ok, startedAt, tookMs }) => ok && startedAt + tookMs > wokenAt)
        .map(({ startedAt, tookMs }) => startedAt + tookMs - wokenAt),
    ),
    failed: met.filter(({ ok }) => !ok),
  };
}

/** The process of a connection that was given up may be gone. */
function wake(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // Gone.
  }
}

async function stillLives({ sql }: World, exited: Promise<number | null>): Promise<boolean> {
  await sql`select 1`;
  return Promise.race([exited.then(() => false), pause(50).then(() => true)]);
}

function judge(
  hangs: { backends: Hang; everything: Hang },
  { acknowledged, lost }: { acknowledged: number; lost: number },
  alive: boolean,
): Outcome {
  const both = Object.values(hangs);
  const most = (pick: (hang: Hang) => number) => Math.max(...both.map(pick));
  const seconds = (pick: (hang: Hang) => number) =>
    both.map((hang) => `${(pick(hang) / 1000).toFixed(1)} s`).join(' and ');
  const failed = both.flatMap((hang) => hang.failed);
  const strange = failed.filter(({ failure }) => failure !== '503 UNAVAILABLE' && failure !== '409 DRAFT_CONFLICT');
  return {
    id: 'F9',
    passed:
      alive &&
      lost === 0 &&
      strange.length === 0 &&
      failed.length > 0 &&
      most(({ slowestMs }) => slowestMs) <= answeredWithinMs &&
      most(({ unreadyMs }) => unreadyMs) <= unreadyWithinMs &&
      most(({ readyMs }) => readyMs) <= backWithinMs &&
      most(({ successMs }) => successMs) <= backWithinMs,
    figures: `hangs of ${hangMs / 1000} s, of the connections' processes and of the whole server: slowest answer ${seconds(({ slowestMs }) => slowestMs)} (${tally(failed)}); health not ready after ${seconds(({ unreadyMs }) => unreadyMs)}, ready again ${seconds(({ readyMs }) => readyMs)} after the end, first success ${seconds(({ successMs }) => successMs)}; ${lost} of ${acknowledged} acknowledged writes lost; process ${alive ? 'lives' : 'ENDED'}`,
  };
}
