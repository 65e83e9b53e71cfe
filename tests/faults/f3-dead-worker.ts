import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { seededRandom } from '../support/random.ts';
import { countOutcome, isClean } from './count.ts';
import type { Outcome } from './outcome.ts';
import { pause } from './steady-load.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const medianWithinMs = 20_000;
const longestWithinMs = 30_000;
const reportsPerWave = 2;

/**
 * `kill -9` of a worker in the middle of a report while another one runs; measures the time until the other one has the report.
 */
export async function killWorkers({ kills = 20, seed = 3 } = {}): Promise<Outcome> {
  const random = seededRandom(seed);
  // The first try of each report never ends, the next one does.
  let slow = true;
  const world = await createWorld({ writerDelayMs: () => (slow ? 600_000 : 20) });
  const web = await startAppProcess({ ...world.env, ROLE: 'web' });
  const tookMs: number[] = [];
  try {
    const { client } = await createTherapist(web.baseUrl, world.sql);
    while (tookMs.length < kills) {
      slow = true;
      const doomed = [];
      for (let index = 0; index < reportsPerWave; index += 1)
        doomed.push(await startAppProcess({ ...world.env, ROLE: 'worker', WORKER_CONCURRENCY: '1' }));
      const ids: string[] = [];
      for (let index = 0; index < reportsPerWave; index += 1)
        ids.push((await client.trpc.avaliacoes.create.mutate(await prepareIntake(client))).id);
      await untilTried(world, ids, 1);
      const heir = await startAppProcess({ ...world.env, ROLE: 'worker', WORKER_CONCURRENCY: '4' });
      // At a random point between heartbeats and checks.
      await pause(random() * 10_000);
      slow = false;
      await Promise.all(doomed.map((worker) => worker.kill()));
      const killedAt = performance.now();
      await Promise.all(
        ids.map(async (id) => {
          await untilTried(world, [id], 2);
          tookMs.push(performance.now() - killedAt);
        }),
      );
      await eventually(
        async () => {
          const left = await world.sql`select 1 from avaliacoes where id = any(${ids}::uuid[]) and status = 'pendente'`;
          return left.length === 0 ? true : null;
        },
        'the reports to end',
        60_000,
      );
      await heir.stop();
    }
    return judge(tookMs, await countOutcome(world.sql, tookMs.length));
  } finally {
    await web.stop();
    await world.close();
  }
}

async function untilTried({ sql }: World, ids: string[], tries: number): Promise<void> {
  await eventually(
    async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from avaliacoes where id = any(${ids}::uuid[]) and tentativa >= ${tries}`;
      return row?.count === ids.length ? true : null;
    },
    `try ${tries}`,
    120_000,
  );
}

function judge(tookMs: number[], count: Awaited<ReturnType<typeof countOutcome>>): Outcome {
  const sorted = [...tookMs].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  const longest = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
  return {
    id: 'F3',
    passed: median <= medianWithinMs && longest <= longestWithinMs && isClean(count) && count.failed === 0,
    figures: `${tookMs.length} workers killed in mid-report, another one alive: report taken over after ${(median / 1000).toFixed(1)} s (median), ${(longest / 1000).toFixed(1)} s (longest); lost ${count.lost}, failed ${count.failed}, doubled ${count.doubled}, quota error ${count.quotaError}`,
  };
}
