import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { seededRandom } from '../support/random.ts';
import { countOutcome, isClean } from './count.ts';
import { countInHistory } from './count-in-history.ts';
import { createUntilAnswered } from './create-until-answered.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld } from './world.ts';

/** `kill -9` of the whole app at random moments while reports are requested and written. */
export async function killAtRandomMoments({ reports = 60, kills = 15, seed = 1 } = {}): Promise<Outcome> {
  const random = seededRandom(seed);
  const world = await createWorld({ writerDelayMs: () => 200 + random() * 600 });
  const env = { ...world.env, PORT: String(await freePort()), WORKER_CONCURRENCY: '8' };
  let app: AppProcess = await startAppProcess(env);
  try {
    const { client, userId } = await createTherapist(app.baseUrl, world.sql);
    // Photos are uploaded before: this test is about reports, and uploads have one of their own.
    const intakes = [];
    for (let index = 0; index < reports; index += 1) intakes.push(await prepareIntake(client));

    let killed = 0;
    const killing = (async () => {
      while (killed < kills) {
        await pause(random() * 3_000);
        await app.kill();
        killed += 1;
        app = await startAppProcess(env);
      }
    })();
    // Spread over the whole time of the kills, like real therapists' requests.
    const asking = Promise.all(
      intakes.map(async (intake, index) => {
        await pause((index / reports) * kills * 1_500);
        await createUntilAnswered(client, intake);
      }),
    );
    await Promise.all([killing, asking]);

    const lastRestart = Date.now();
    await eventually(
      async () => {
        const [row] = await world.sql<
          { pending: number }[]
        >`select count(*)::int as pending from avaliacoes where status = 'pendente'`;
        return row?.pending === 0 ? true : null;
      },
      'every report to end',
      120_000,
    );
    const settledMs = Date.now() - lastRestart;
    const count = await countOutcome(world.sql, reports);
    const shown = await countInHistory(client);
    const [owned] = await world.sql<
      { rows: number }[]
    >`select count(*)::int as rows from avaliacoes where terapeuta_id = ${userId}`;
    return {
      id: 'F1',
      passed: isClean(count) && settledMs <= 60_000 && shown === reports && owned?.rows === reports,
      figures: `${reports} reports, ${killed} kills: ${count.finished} finished, ${count.failed} failed with unit returned, lost ${count.lost}, doubled ${count.doubled}, quota error ${count.quotaError}, in history once ${shown}/${reports}, all ended ${(settledMs / 1000).toFixed(1)} s after the last restart`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
