import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AppRouter } from '@meridia/server/trpc/router.ts';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';
import { createTherapist, prepareIntake } from '../faults/therapist.ts';
import { createWorld, type World } from '../faults/world.ts';
import { startAppProcess } from '../support/app-process.ts';
import { median, ms, quantile } from './figures.ts';

const rounds = 5;
const pushesPerRound = 40;

/** P3: from commit to the socket's message. Ours against LISTEN + ws in the same run; p99 with 500 sockets watching. */
export async function measurePush(): Promise<{ passed: boolean; figures: string }> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  const raw = await startRawServer(world);
  try {
    const { client } = await createTherapist(app.baseUrl, world.sql);
    const { id } = await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
    const ours = await openOurSockets(app.baseUrl, client.cookie(), id, 1);
    const ratios: number[] = [];
    const oursAll: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rawTimes = await repeat(pushesPerRound, () => timeRaw(world, raw.socket));
      const ourTimes = await repeat(pushesPerRound, () => timeOurs(world, id, ours));
      ratios.push(median(ourTimes) / median(rawTimes));
      oursAll.push(...ourTimes);
    }
    const crowd = await openOurSockets(app.baseUrl, client.cookie(), id, 499);
    const crowded = await repeat(100, () => timeOurs(world, id, ours));
    for (const watcher of [...ours, ...crowd]) watcher.close();
    const ratio = median(ratios);
    const p99 = quantile(crowded, 0.99);
    return {
      passed: ratio <= 2 && p99 <= 25,
      figures: `commit to socket ${ms(median(oursAll))} median, ${ratio.toFixed(2)}x of raw NOTIFY + ws; with 500 sockets median ${ms(median(crowded))}, p99 ${ms(p99)}`,
    };
  } finally {
    raw.close();
    await app.stop();
    await world.close();
  }
}

async function startRawServer(world: World) {
  const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url));
  const script = fileURLToPath(new URL('./raw-push-server.ts', import.meta.url));
  const child = spawn(tsx, [script], { env: { ...process.env, ...world.env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const socket = new WebSocket(`ws://127.0.0.1:${String(line).replace(/\D/g, '')}`);
  await once(socket, 'open');
  return {
    socket,
    close: () => {
      socket.close();
      child.kill();
    },
  };
}

async function timeRaw(world: World, socket: WebSocket): Promise<number> {
  const arrived = once(socket, 'message');
  await world.sql`select pg_notify('raw_push', 'x')`;
  const begun = performance.now();
  await arrived;
  return performance.now() - begun;
}

interface Watcher {
  next(): Promise<void>;
  close(): void;
}

// An event as the worker commits it; the clock starts when the commit has been acknowledged.
async function timeOurs(world: World, id: string, watchers: Watcher[]): Promise<number> {
  let begun = 0;
  const arrived = Promise.all(watchers.map((watcher) => watcher.next())).then(() => performance.now());
  await world.sql`
    with before as (select coalesce(max(id), 0) as seq from relatorio_events where avaliacao_id = ${id}),
    event as (
      insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
      select id, terapeuta_id, 1, 'pendente', 'observar', 5 from avaliacoes where id = ${id} returning *)
    select pg_notify('relatorio_event', json_build_object('avaliacaoId', avaliacao_id, 'seq', id, 'status', status, 'stage', stage, 'percent', percent, 'previousSeq', before.seq)::text)
    from event, before`;
  begun = performance.now();
  return Math.max(0, (await arrived) - begun);
}

async function openOurSockets(baseUrl: string, cookie: string, id: string, count: number): Promise<Watcher[]> {
  class Socket extends WebSocket {
    constructor(url: string | URL) {
      super(url, { headers: { origin: baseUrl, cookie } });
    }
  }
  const watchers: Watcher[] = [];
  for (let index = 0; index < count; index += 1) {
    const ws = createWSClient({
      url: `${baseUrl.replace('http', 'ws')}/trpc`,
      WebSocket: Socket as unknown as typeof globalThis.WebSocket,
    });
    const trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client: ws })] });
    let wake: () => void = () => {};
    await new Promise<void>((ready, reject) => {
      trpc.relatorios.onProgress.subscribe(
        { id, lastEventId: null },
        { onStarted: () => ready(), onData: () => wake(), onError: reject },
      );
    });
    watchers.push({
      next: () => new Promise((resolve) => (wake = resolve)),
      close: () => void ws.close(),
    });
  }
  return watchers;
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < times; index += 1) samples.push(await measure());
  return samples;
}
