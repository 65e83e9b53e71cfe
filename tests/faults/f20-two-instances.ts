import type { RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import { startAppProcess } from '../support/app-process.ts';
import { countOutcome, isClean } from './count.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld } from './world.ts';

/** Sockets on one process, jobs on another, reconcilers on both: every report's end is pushed once, in order. */
export async function pushAcrossInstances({ reports = 200 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 50 });
  const web = await startAppProcess({ ...world.env, ROLE: 'web' });
  const workers = [
    await startAppProcess({ ...world.env, ROLE: 'worker' }),
    await startAppProcess({ ...world.env, ROLE: 'worker' }),
  ];
  try {
    const { client } = await createTherapist(web.baseUrl, world.sql);
    const socket = client.openSocket();
    let pushes = 0;
    let outOfOrder = 0;
    let repeated = 0;
    const watch = (id: string) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no end of ${id}`)), 60_000);
        let last = 0;
        const subscription = socket.trpc.relatorios.onProgress.subscribe(
          { id },
          {
            onData: ({ data }: { data: RelatorioProgress }) => {
              if (data.seq === last) repeated += 1;
              if (data.seq < last) outOfOrder += 1;
              last = data.seq;
              if (data.status === 'pendente') return;
              pushes += 1;
              clearTimeout(timer);
              subscription.unsubscribe();
              resolve();
            },
            onError: reject,
          },
        );
      });
    const batch = 20;
    for (let done = 0; done < reports; done += batch) {
      const intakes = [];
      for (let index = 0; index < batch; index += 1) intakes.push(await prepareIntake(client));
      await Promise.all(intakes.map(async (intake) => watch((await client.trpc.avaliacoes.create.mutate(intake)).id)));
    }
    socket.close();
    const count = await countOutcome(world.sql, reports);
    return {
      id: 'F20',
      passed: isClean(count) && count.finished === reports && pushes === reports && outOfOrder === 0 && repeated === 0,
      figures: `${reports} reports: ${pushes} pushes, ${outOfOrder} out of order, ${repeated} repeated, doubled ${count.doubled}, lost ${count.lost}, quota error ${count.quotaError}`,
    };
  } finally {
    for (const app of [web, ...workers]) await app.stop();
    await world.close();
  }
}
