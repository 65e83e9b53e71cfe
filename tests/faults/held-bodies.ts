import { signUpClient } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { type HeldBody, holdBody } from '../support/held-bodies.ts';
import { heldMegabytes, watchMemory } from '../support/process-memory.ts';
import { openRaw, readRaw } from '../support/raw-upload.ts';
import { timeEach } from '../support/time-each.ts';
import type { Outcome } from './outcome.ts';
import { createWorld } from './world.ts';

const bodies = 200;
const rounds = 6;
const mostMemoryMb = 50;
const mostRatio = 3;
const visits = 150;
/** The server's own limits, with what a busy machine adds. */
const mostHeldMs = 15_000 + 8000;

/**
 * HELD: strangers begin 200 long requests again and again and send a byte now and then, to the sign-in and to the uploads. Memory,
 * another person's requests, and how long a single held body or silent connection lives.
 */
export async function heldBodies(): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const other = await signUpClient(app.baseUrl);
    const visit = () => timeEach(visits, () => other.trpc.avaliacoes.list.query({}));
    await visit();
    const idle = await visit();
    const [singleMs, silentMs] = await Promise.all([lifeOfOne(app.baseUrl), lifeOfSilence(app.baseUrl)]);
    const baseMb = heldMegabytes(app.pid);
    const memory = watchMemory(app.pid);
    const attack = keepHolding(app.baseUrl);
    const busy = await visit();
    const left = await attack;
    const addedMb = memory.stop().peakMb - baseMb;
    const ratio = busy.p99 / idle.p99;
    return {
      id: 'HELD',
      passed:
        ratio <= mostRatio && addedMb <= mostMemoryMb && singleMs <= mostHeldMs && silentMs <= mostHeldMs && left <= 20,
      figures:
        `${bodies} anonymous held bodies, ${rounds} times: another person's p99 ${ratio.toFixed(1)}x idle (${busy.p99.toFixed(0)} ms), ` +
        `memory +${addedMb.toFixed(0)} MB, ${left} of the last ${bodies} still open after 4 s; one by itself lives ${(singleMs / 1000).toFixed(1)} s, a silent connection ${(silentMs / 1000).toFixed(1)} s`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

/** @returns how many of the last ones are still open when the server has had its time */
async function keepHolding(baseUrl: string): Promise<number> {
  const begun: HeldBody[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    begun.push(await beginAll(baseUrl));
    await pause(500);
  }
  await pause(4000);
  const left = begun.at(-1)?.filter((one) => !one.ended()).length ?? 0;
  for (const { socket } of begun.flat()) socket.destroy();
  return left;
}

function beginAll(baseUrl: string): Promise<HeldBody[]> {
  const form = 'multipart/form-data; boundary=x';
  return Promise.all(
    Array.from({ length: bodies }, (_, index) =>
      index % 2 === 0
        ? holdBody(baseUrl, { path: '/trpc/accounts.login', bytes: 60_000 })
        : holdBody(baseUrl, { path: '/api/fotos?kind=lingua', bytes: 5_000_000, type: form }),
    ),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function lifeOfOne(baseUrl: string): Promise<number> {
  const begun = performance.now();
  const held = await holdBody(baseUrl, { path: '/trpc/accounts.login', bytes: 60_000 });
  await eventually(async () => (held.ended() ? true : null), 'a held body to end', 60_000);
  return performance.now() - begun;
}

async function lifeOfSilence(baseUrl: string): Promise<number> {
  const begun = performance.now();
  const socket = await openRaw(baseUrl);
  await readRaw(socket);
  socket.destroy();
  return performance.now() - begun;
}
