import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import { maxSubscriptionsPerSocket } from '@meridia/server/plugins/socket-limits.ts';
import type { WebSocket } from 'ws';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { openRawSocket, SocketRefused } from '../support/raw-call.ts';
import { insertAvaliacao } from '../support/rows.ts';
import {
  closeCode,
  collectOnSignal,
  createSubscriber,
  inFrames,
  megabyte,
  openPlainSocket,
  settledRss,
  tryOpen,
} from '../support/socket-abuse.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, type Therapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';

type Attacker = Therapist['client'] & { userId: string };

const mostGrownMb = 50;

/**
 * Five accounts abuse their sockets in every way at once, round after round: they are refused or limited, and the process lives
 * and does not grow.
 */
export async function abusedSockets({ attackers = 5, rounds = 3 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web', LOG_LEVEL: 'fatal', NODE_OPTIONS: collectOnSignal });
  try {
    const people: Attacker[] = [];
    for (let index = 0; index <= attackers; index += 1) {
      const { client, userId } = await createTherapist(app.baseUrl, world.sql);
      people.push({ ...client, userId });
    }
    const [honest, ...hostile] = people;
    if (!honest) throw new Error('nobody signed up');
    // Once before the first measurement, because each kind of work takes some memory that is not due to the abuse.
    await abuseInEveryWay(app, world, hostile);
    const before = await settledRss(app);
    const problems: string[] = [];
    const heldMb = [before / megabyte];
    for (let round = 0; round < rounds; round += 1) {
      problems.push(...(await abuseInEveryWay(app, world, hostile)));
      heldMb.push((await settledRss(app)) / megabyte);
    }
    await expectAnswer(app, honest.cookie());
    const grownMb = (heldMb.at(-1) ?? 0) - before / megabyte;
    if (grownMb > mostGrownMb) problems.push(`grown by more than ${mostGrownMb} MB`);
    return {
      id: 'S8',
      passed: problems.length === 0,
      figures: `${attackers} accounts, ${rounds} rounds each of 500 sockets (${maxSocketsPerPerson} let in), 2 x 10,000 subscribes (cut; ${maxSubscriptionsPerSocket} at once), 20 frames of 1 MB, 20 broken connectionParams, a reader that does not read, another's report, no cookie, another site: ${heldMb.map((mb) => mb.toFixed(0)).join(', ')} MB, grown by ${grownMb.toFixed(0)} MB${problems.length > 0 ? ` | ${[...new Set(problems)].join('; ')}` : ''}`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

/** @returns every result that differs from the required one */
async function abuseInEveryWay(app: AppProcess, world: World, hostile: readonly Attacker[]): Promise<string[]> {
  const problems = await Promise.all(
    hostile.map(async (attacker, index) => {
      const victim = hostile[(index + 1) % hostile.length] ?? attacker;
      return [
        ...(await openTooMany(app, attacker)),
        ...(await subscribeTooOften(app, world, attacker)),
        ...(await sendTooMuch(app, attacker)),
        ...(await breakParameters(app, attacker)),
        ...(await readNothing(app, attacker)),
        ...(await comeFromElsewhere(app, attacker)),
        ...(await watchAnother(app, world, attacker, victim)),
      ];
    }),
  );
  return problems.flat();
}

async function openTooMany(app: AppProcess, attacker: Attacker): Promise<string[]> {
  const attempts = await Promise.all(Array.from({ length: 500 }, () => tryOpen(app.baseUrl, attacker)));
  const open = attempts.filter((attempt) => typeof attempt !== 'number');
  for (const socket of open) socket.close();
  await Promise.all(open.map(({ closed }) => closed));
  return open.length <= maxSocketsPerPerson ? [] : [`${open.length} sockets of one person`];
}

async function subscribeTooOften(app: AppProcess, world: World, attacker: Attacker): Promise<string[]> {
  const subscribe = await createSubscriber(world.sql, attacker);
  const messages = Array.from({ length: 10_000 }, (_, id) => subscribe(id + 1));
  for (const frames of [messages, inFrames(messages, 80)]) {
    const socket = await openWhenFree(app, attacker);
    const closed = closeCode(socket);
    for (const frame of frames) socket.send(frame, () => {});
    await closed;
  }
  return [];
}

async function sendTooMuch(app: AppProcess, attacker: Attacker): Promise<string[]> {
  const codes: number[] = [];
  for (let frame = 0; frame < 20; frame += 1) {
    const socket = await openWhenFree(app, attacker);
    socket.send('x'.repeat(megabyte));
    codes.push(await closeCode(socket));
  }
  // 1006 when the connection ends before its close message arrives, because incoming data are thrown away.
  return codes.every((code) => code === 1009 || code === 1006)
    ? []
    : [`1 MB frames closed with ${[...new Set(codes)].join(', ')}`];
}

async function breakParameters(app: AppProcess, attacker: Attacker): Promise<string[]> {
  for (let time = 0; time < 20; time += 1) {
    const socket = await openWhenFree(app, attacker, '?connectionParams=1');
    const closed = closeCode(socket);
    socket.send(['{', '"x"', '[]', '{"method":"connectionParams","data":42}'][time % 4] ?? '');
    await closed;
  }
  return [];
}

/** Small questions with large answers that are never read. */
async function readNothing(app: AppProcess, attacker: Attacker): Promise<string[]> {
  const socket = await openWhenFree(app, attacker);
  const closed = closeCode(socket);
  socket.pause();
  const question = JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'query', params: { path: 'subscriptions.plans' } });
  for (let sent = 1; sent < 20_000; sent += 1) socket.send(question, () => {});
  await new Promise((sent) => socket.send(question, sent));
  socket.resume();
  await closed;
  return [];
}

async function comeFromElsewhere(app: AppProcess, attacker: Attacker): Promise<string[]> {
  const cookie = attacker.cookie();
  const tries = [
    {},
    { cookie: 'session=nonsense' },
    { cookie, origin: 'https://malicioso.example' },
    { cookie, origin: null },
  ];
  const statuses = await Promise.all(tries.map((from) => openRawSocket(app.baseUrl, from).then(() => 101, statusOf)));
  return statuses.every((status) => status === 401 || status === 403) ? [] : [`let in from elsewhere: ${statuses}`];
}

async function watchAnother(app: AppProcess, world: World, attacker: Attacker, victim: Attacker): Promise<string[]> {
  const id = await insertAvaliacao(world.sql, victim.userId);
  const client = await openRawSocket(app.baseUrl, { cookie: attacker.cookie() });
  const input = { id, lastEventId: null };
  const { outcome } = await client.call({ path: 'relatorios.onProgress', type: 'subscription', input });
  client.close();
  return outcome === 'AVALIACAO_NOT_FOUND' ? [] : [`another's report: ${outcome}`];
}

/** The places of closed sockets become free a moment later. */
function openWhenFree(app: AppProcess, attacker: Attacker, query?: string): Promise<WebSocket> {
  return eventually(
    () => openPlainSocket(app.baseUrl, attacker, query).catch(() => null),
    'a place to be free',
    20_000,
  );
}

async function expectAnswer(app: AppProcess, cookie: string): Promise<void> {
  const socket = await openRawSocket(app.baseUrl, { cookie });
  const { outcome } = await socket.call({ path: 'accounts.session', type: 'query' });
  socket.close();
  if (outcome !== 'ok') throw new Error(`an honest person was told ${outcome}`);
}

function statusOf(error: unknown): number {
  if (error instanceof SocketRefused) return error.status;
  throw error;
}
