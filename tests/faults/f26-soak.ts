import { setTimeout } from 'node:timers/promises';
import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import { quantile } from '../bench/figures.ts';
import type { ApiClient } from '../support/api-client.ts';
import { freePort, startAppProcess } from '../support/app-process.ts';
import { seededRandom } from '../support/random.ts';
import { type Held, inspectProcess } from './inspected-process.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld } from './world.ts';

const mb = 1024 * 1024;
const therapists = 10;
const requestsPerSecond = 20;
/** Every half second one socket is closed and opened again, so each of the 200 once in 100 s. */
const reconnectEveryMs = 500;
/** Longer than the server keeps an idle connection (72 s) or one of the database (60 s), so that only what leaks is left. */
const restMs = 90_000;
/** Each poll of the queue is a timer while it waits and none while it asks, so the fewest handles of so many looks are what stays. */
const looks = 20;
const lookEveryMs = 1_500;

/**
 * Twenty minutes of an ordinary day: people read lists, reports and photos, save drafts, upload photos and request reports, and
 * 200 sockets reconnect. Memory after garbage collection must not grow after the warm-up, in which V8 compiles the code that it sees
 * often: over 20 minutes after 15 the heap grew by 2.7 MB an hour, and what grew in two snapshots was compiled code. SOAK_MINUTES asks for longer
 * than 20. Handles are counted twice, in a
 * rest after the warm-up and in one at the end: under load their number tells how many requests are open at that moment.
 */
export async function soak({
  warmUpMinutes = 30,
  minutes = Number(process.env.SOAK_MINUTES ?? 20),
  seed = 1,
} = {}): Promise<Outcome> {
  const random = seededRandom(seed);
  const world = await createWorld({ writerDelayMs: () => 50 });
  const port = await freePort();
  const app = await startAppProcess({ ...world.env, NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  const inspector = await inspectProcess(port);
  try {
    const people = await Promise.all(
      Array.from({ length: therapists }, async () => {
        const { client } = await createTherapist(app.baseUrl, world.sql);
        const intake = await prepareIntake(client);
        const { id } = await client.trpc.avaliacoes.create.mutate(intake);
        return { client, id };
      }),
    );
    const sockets = people.flatMap(({ client, id }) =>
      Array.from({ length: maxSocketsPerPerson }, () => ({ client, id, open: openSocket(client, id) })),
    );
    const samples: { hours: number; held: Held }[] = [];
    const failures = new Map<string, number>();
    let asked = 0;

    const load = async (forMinutes: number, sample: boolean) => {
      const begun = performance.now();
      const end = begun + forMinutes * 60_000;
      const watching = (async () => {
        while (sample && performance.now() < end) {
          await setTimeout(10_000);
          samples.push({ hours: performance.now() / 3_600_000, held: await inspector.weigh() });
        }
      })();
      const reconnecting = (async () => {
        for (let next = 0; performance.now() < end; next += 1) {
          await setTimeout(reconnectEveryMs);
          const socket = sockets[next % sockets.length];
          if (!socket) continue;
          socket.open.close();
          socket.open = openSocket(socket.client, socket.id);
        }
      })();
      const running = new Set<Promise<void>>();
      for (let sent = 0; performance.now() < end; ) {
        const person = people[Math.floor(random() * people.length)];
        if (person) {
          const request = act(person, random()).catch((error: unknown) => {
            const reason = error instanceof Error ? error.message : String(error);
            failures.set(reason, (failures.get(reason) ?? 0) + 1);
          });
          running.add(request);
          void request.finally(() => running.delete(request));
          sent += 1;
          asked += 1;
        }
        await setTimeout(Math.max(0, begun + (sent * 1000) / requestsPerSecond - performance.now()));
      }
      await Promise.all([...running, watching, reconnecting]);
    };
    const atRest = async () => {
      await setTimeout(restMs);
      let fewest = (await inspector.weigh()).handles;
      for (let look = 1; look < looks; look += 1) {
        await setTimeout(lookEveryMs);
        const { handles } = await inspector.weigh();
        if (sum(Object.values(handles)) < sum(Object.values(fewest))) fewest = handles;
      }
      return fewest;
    };

    await load(warmUpMinutes, false);
    const handlesBefore = await atRest();
    await load(minutes, true);
    const handlesAfter = await atRest();
    for (const { open } of sockets) open.close();

    // The threads of reports are collected when V8 finds it worth while, so the resident size swings by a seventh: its ends are compared by medians.
    const rss = samples.map(({ held }) => held.rss / mb);
    const fifth = Math.ceil(rss.length / 5);
    const rssBefore = quantile(rss.slice(0, fifth), 0.5);
    const rssAfter = quantile(rss.slice(-fifth), 0.5);
    const heapSlope = slopeOf(samples.map(({ hours, held }) => [hours, (held.heapUsed + held.external) / mb]));
    const handleGrowth = sum(Object.values(handlesAfter)) - sum(Object.values(handlesBefore));
    const alive = (await Promise.race([app.exited, Promise.resolve('alive')])) === 'alive';
    const failed = sum([...failures.values()]);
    const unhandled = /unhandled/i.test(app.output());
    return {
      id: 'F26',
      passed:
        heapSlope <= 2 && rssAfter <= rssBefore * 1.05 && handleGrowth <= 5 && alive && !unhandled && failed === 0,
      figures: `${warmUpMinutes} + ${minutes} min, ${asked} requests, ${sockets.length} sockets: heap and buffers grow by ${heapSlope.toFixed(2)} MB/h, RSS ${Math.round(rssBefore)} -> ${Math.round(rssAfter)} MB, handles at rest ${JSON.stringify(handlesBefore)} -> ${JSON.stringify(handlesAfter)}, failed ${failed}, process ${alive && !unhandled ? 'alive, no unhandled rejection' : 'NOT well'}${failed > 0 ? ` | ${[...failures.keys()].slice(0, 3).join('; ')}` : ''}`,
    };
  } finally {
    inspector.close();
    await app.stop();
    await world.close();
  }
}

function openSocket(client: ApiClient, id: string): { close(): void } {
  const socket = client.openSocket();
  socket.trpc.relatorios.onProgress.subscribe({ id, lastEventId: '0' }, { onError: () => {} });
  return socket;
}

/** @param dice 0..1: mostly reads, sometimes a draft, seldom a whole report with its photo */
async function act({ client, id }: { client: ApiClient; id: string }, dice: number): Promise<void> {
  if (dice < 0.4) await client.trpc.avaliacoes.list.query({ cursor: null, limit: 20 });
  else if (dice < 0.7) await client.trpc.avaliacoes.byId.query({ id });
  else if (dice < 0.98) await client.trpc.subscriptions.status.query();
  else await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Median of the slopes between all pairs (Theil and Sen), which single outliers hardly change. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const slopes = points.flatMap(([x1, y1], index) => points.slice(index + 1).map(([x2, y2]) => (y2 - y1) / (x2 - x1)));
  return quantile(slopes, 0.5);
}
