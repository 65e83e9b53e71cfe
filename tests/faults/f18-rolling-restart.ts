import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { openBalancer } from './balancer.ts';
import type { Outcome } from './outcome.ts';
import { pause, startLoad, tally } from './steady-load.ts';
import { createTherapist, signInAt, type Therapist } from './therapist.ts';
import { createWorld } from './world.ts';

/** Two processes behind a balancer that follows health are replaced one after the other, under load: no client notices. */
export async function replaceInTurn({ users = 50, replacements = 6 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 20 });
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startAppProcess({ ...world.env, PORT: String(port), DRAIN_SECONDS: '6' });
  const apps: AppProcess[] = [];
  for (const port of ports) apps.push(await start(port));
  const balancer = await openBalancer(ports);
  try {
    const therapists: Therapist[] = [];
    for (let index = 0; index < 10; index += 1) {
      const therapist = await createTherapist(apps[0]?.baseUrl ?? '', world.sql);
      therapists.push({ ...therapist, client: await signInAt(balancer.baseUrl, therapist.email) });
    }
    const load = await startLoad(therapists, world.sql, { users });
    const exits: (number | null)[] = [];
    for (let turn = 0; turn < replacements; turn += 1) {
      await pause(1_000);
      const at = turn % ports.length;
      const [app, port] = [apps[at], ports[at]];
      if (!app || !port) continue;
      app.signal('SIGTERM');
      exits.push(await app.exited);
      apps[at] = await start(port);
      // Until the balancer has seen it.
      await pause(1_000);
    }
    await load.stop();
    const { acknowledged, lost } = await load.countLost(world.sql, world.storageDir);
    const failed = load.answers.filter(({ ok }) => !ok);
    return {
      id: 'F18R',
      passed:
        failed.length === 0 &&
        lost === 0 &&
        exits.every((code) => code === 0) &&
        balancer.sent.every((count) => count > 0),
      figures: `${exits.length} replacements amid ${load.answers.length} requests of ${users} people (${balancer.sent.join(' + ')} an instance): ${failed.length} failed (${tally(failed)}), ${lost} of ${acknowledged} acknowledged writes lost, exits ${exits.join(' ')}`,
    };
  } finally {
    await balancer.close();
    for (const app of apps) await app.stop();
    await world.close();
  }
}
