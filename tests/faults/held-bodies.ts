import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { signUpClient } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { holdBody } from '../support/held-bodies.ts';
import type { HoldingOrder } from '../support/hold-thread.ts';
import { heldMegabytes, watchMemory } from '../support/process-memory.ts';
import { openRaw, readRaw } from '../support/raw-upload.ts';
import { timeEach } from '../support/time-each.ts';
import type { Outcome } from './outcome.ts';
import { createWorld } from './world.ts';

const bodies = 200;
const rounds = 6;
/** Mostly what was read of refused bodies, until V8 collects it: twenty rounds took no more than six (157 and 163 MB). */
const mostMemoryMb = 200;
/** Most of this time comes from the 200 requests that arrive at once; a blocked process would answer after seconds. */
const mostP99Ms = 50;
const visits = 150;
const visitEveryMs = 40;
/** The server's own limits, plus a tolerance for a busy machine. */
const mostHeldMs = 15_000 + 8000;

/**
 * HELD: strangers start 200 long requests again and again and send a byte now and then, to the sign-in, to the uploads and as
 * messages of the payment provider, most of the body at once.
 * Measures memory, another person's requests, and how long a single slow body or silent connection lives.
 */
export async function heldBodies(): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const other = await signUpClient(app.baseUrl);
    // With pauses between them the visits last as long as the attack.
    const visit = () =>
      timeEach(
        visits,
        () => other.trpc.avaliacoes.list.query({}),
        () => setTimeout(visitEveryMs),
      );
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
        busy.p99 <= mostP99Ms &&
        addedMb <= mostMemoryMb &&
        singleMs <= mostHeldMs &&
        silentMs <= mostHeldMs &&
        left <= 20,
      figures:
        `${bodies} anonymous held bodies, ${rounds} times: another person's p99 ${ratio.toFixed(1)}x idle (${busy.p99.toFixed(0)} ms), ` +
        `memory +${addedMb.toFixed(0)} MB, ${left} of the last ${bodies} still open after 4 s; one by itself lives ${(singleMs / 1000).toFixed(1)} s, a silent connection ${(silentMs / 1000).toFixed(1)} s`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

/**
 * Runs in a thread of its own, so that the sockets of the attack do not delay the clock. @returns how many of the last ones are
 * still open
 */
async function keepHolding(baseUrl: string): Promise<number> {
  const order: HoldingOrder = { baseUrl, bodies, rounds };
  const thread = new Worker(new URL('../support/hold-thread.ts', import.meta.url), { workerData: order });
  const [left] = await once(thread, 'message');
  await thread.terminate();
  return z.number().parse(left);
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
