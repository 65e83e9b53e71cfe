import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import { WebSocket } from 'ws';
import { createTherapist, prepareIntake } from '../faults/therapist.ts';
import { createWorld, type World } from '../faults/world.ts';
import { startAppProcess } from '../support/app-process.ts';
import { median, ms, quantile } from './figures.ts';
import { openProgressSockets, type ProgressSocket } from './progress-sockets.ts';

const rounds = 5;
const pushesPerRound = 40;

/** P3: from NOTIFY to the socket's message. The app against LISTEN + ws in the same run; p99 with 500 open subscriptions. */
export async function measurePush(): Promise<{ passed: boolean; figures: string }> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  const raw = await startRawServer(world);
  try {
    const { client } = await createTherapist(app.baseUrl, world.sql);
    const { id } = await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
    const ours = await openProgressSockets(app.baseUrl, client.cookie(), id, 1);
    const announce = await createAnnouncer(world, id);
    const ratios: number[] = [];
    const oursAll: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rawTimes = await repeat(pushesPerRound, () => timeRaw(world, raw.socket));
      const ourTimes = await repeat(pushesPerRound, () => announce(ours));
      ratios.push(median(ourTimes) / median(rawTimes));
      oursAll.push(...ourTimes);
    }
    // 500 more sockets wait for other reports. Afterwards, for information only, all 500 get a message at once.
    const crowd = await gatherCrowd(world, app.baseUrl);
    const amidCrowd = await repeat(200, () => announce(ours));
    const fanOut = await repeat(20, async () =>
      Math.max(...(await Promise.all(crowd.map((group) => group.announce())))),
    );
    for (const watcher of [...ours, ...crowd.flatMap(({ watchers }) => watchers)]) watcher.close();
    const ratio = median(ratios);
    const p99 = quantile(amidCrowd, 0.99);
    return {
      passed: ratio <= 2 && p99 <= 25,
      figures: `NOTIFY to socket ${ms(median(oursAll))} median, ${ratio.toFixed(2)}x of raw NOTIFY + ws; amid 500 sockets median ${ms(median(amidCrowd))}, p99 ${ms(p99)}; one event to each of 500 sockets ${ms(median(fanOut))} until the last has it`,
    };
  } finally {
    raw.close();
    await app.stop();
    await world.close();
  }
}

/** For each of 25 therapists, as many sockets as allowed, on a report of their own. */
async function gatherCrowd(world: World, baseUrl: string) {
  const groups: { watchers: ProgressSocket[]; announce: () => Promise<number> }[] = [];
  for (let therapist = 0; therapist < 25; therapist += 1) {
    const { client } = await createTherapist(baseUrl, world.sql);
    const { id } = await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
    const watchers = await openProgressSockets(baseUrl, client.cookie(), id, maxSocketsPerPerson);
    const announce = await createAnnouncer(world, id);
    groups.push({ watchers, announce: () => announce(watchers) });
  }
  return groups;
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
  const begun = performance.now();
  await Promise.all([world.sql`select pg_notify('raw_push', 'x')`, arrived]);
  return performance.now() - begun;
}

/** Writes real events with consecutive numbers, and measures the time until every watcher has the announced event. */
async function createAnnouncer(world: World, avaliacaoId: string) {
  const [row] = await world.sql<{ seq: number }[]>`
    select max(id)::int as seq from relatorio_events where avaliacao_id = ${avaliacaoId}`;
  let previousSeq = row?.seq ?? 0;
  return async (watchers: readonly ProgressSocket[]): Promise<number> => {
    const [event] = await world.sql<{ seq: number }[]>`
      insert into relatorio_events (avaliacao_id, terapeuta_id, tentativa, status, stage, percent)
      select id, terapeuta_id, 1, 'pendente', 'observar', 5 from avaliacoes where id = ${avaliacaoId} returning id::int as seq`;
    const seq = event?.seq ?? 0;
    const notice = { avaliacaoId, seq, previousSeq, status: 'pendente', stage: 'observar', percent: 5 };
    previousSeq = seq;
    const arrived = Promise.all(watchers.map((watcher) => watcher.next()));
    const begun = performance.now();
    await Promise.all([world.sql`select pg_notify('relatorio_event', ${JSON.stringify(notice)})`, arrived]);
    return performance.now() - begun;
  };
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < times; index += 1) samples.push(await measure());
  return samples;
}
