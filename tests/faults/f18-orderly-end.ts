import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import { WebSocket } from 'ws';
import type { ApiClient } from '../support/api-client.ts';
import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { beginUpload } from '../support/slow-upload.ts';
import { countOutcome, isClean } from './count.ts';
import type { Outcome } from './outcome.ts';
import { pause } from './steady-load.ts';
import { createTherapist, prepareIntake, signInAt, type Therapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const jobs = 10;
const people = 5;
const uploads = 5;
const requests = 20;

interface Round {
  unreadyMs: number;
  /** How many of the running uploads and requests were answered. */
  answered: number;
  /** Sockets that were asked to reconnect. */
  told: number;
  exitCode: number | null;
  tookMs: number;
}

/**
 * SIGTERM while reports are written, with open sockets and running uploads and requests; in two rounds a client also stops
 * reading.
 */
export async function endInOrder({ rounds = 20 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 1_500 });
  const env = { ...world.env, PORT: String(await freePort()), WORKER_CONCURRENCY: String(jobs) };
  let app = await startAppProcess(env);
  try {
    const therapists: Therapist[] = [];
    for (let index = 0; index < people; index += 1) therapists.push(await createTherapist(app.baseUrl, world.sql));
    const done: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      done.push(await endOnce(app, world, therapists, { withMuteReader: round >= rounds - 2 }));
      app = await startAppProcess(env);
    }
    await eventually(
      async () => {
        const [row] = await world.sql`select 1 from avaliacoes where status = 'pendente' limit 1`;
        return row ? null : true;
      },
      'every report to end',
      120_000,
    );
    const asked = rounds * jobs;
    return judge(done, await countOutcome(world.sql, asked), asked);
  } finally {
    await app.stop();
    await world.close();
  }
}

async function endOnce(
  app: AppProcess,
  { sql }: World,
  therapists: Therapist[],
  { withMuteReader }: { withMuteReader: boolean },
): Promise<Round> {
  const clients = await Promise.all(therapists.map(({ email }) => signInAt(app.baseUrl, email)));
  const [first] = clients;
  if (!first) throw new Error('nobody signed in');
  const sockets = await Promise.all(
    clients.flatMap((client) => Array.from({ length: maxSocketsPerPerson }, () => openSocket(app, client))),
  );
  const intakes = await Promise.all(
    Array.from({ length: jobs }, (_, index) => prepareIntake(clients[index % people] ?? first)),
  );
  await Promise.all(
    intakes.map((intake, index) => (clients[index % people] ?? first).trpc.avaliacoes.create.mutate(intake)),
  );
  await eventually(async () => {
    const [row] = await sql<{ active: number }[]>`
      select count(*)::int as active from pgboss.job where name = 'relatorio.generate' and state = 'active'`;
    return row && row.active >= jobs / 2 ? true : null;
  }, 'the reports to be under way');
  const halves = await Promise.all(Array.from({ length: uploads }, () => beginUpload(app.baseUrl, first)));
  if (withMuteReader) readNothing(app);
  const keeper = await sql.reserve();
  await keeper`begin`;
  await keeper`lock table profiles in access exclusive mode`;
  const open = Array.from({ length: requests }, () =>
    first.fetch('/trpc/accounts.session').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  await pause(300);

  const toldAt = performance.now();
  app.signal('SIGTERM');
  const unready = eventually(async () => {
    const ready = await fetch(`${app.baseUrl}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    return ready ? null : performance.now() - toldAt;
  }, 'the process to be unready');
  await pause(300);
  await keeper`commit`;
  keeper.release();
  const answers = await Promise.all([
    ...open,
    ...halves.map(async (half) => (await half.finish()).startsWith('HTTP/1.1 200 ')),
  ]);
  const exitCode = await app.exited;
  return {
    unreadyMs: await unready,
    answered: answers.filter(Boolean).length,
    told: sockets.filter((socket) => socket.told()).length,
    exitCode,
    tookMs: performance.now() - toldAt,
  };
}

async function openSocket(app: AppProcess, client: ApiClient): Promise<{ told(): boolean }> {
  const socket = new WebSocket(`${app.baseUrl.replace('http', 'ws')}/trpc`, {
    headers: { origin: app.baseUrl, cookie: client.cookie() },
  });
  let told = false;
  socket.on('message', (message) => {
    told ||= String(message).includes('"reconnect"');
  });
  socket.on('error', () => {});
  await new Promise((resolve, reject) => socket.once('open', resolve).once('close', reject));
  return { told: () => told };
}

/** Requests the page's largest file again and again over one connection, and never reads an answer. */
function readNothing(app: AppProcess): void {
  const folder = fileURLToPath(new URL('../../dist/client/assets', import.meta.url));
  const sizes = readdirSync(folder).map((name) => ({ name, bytes: statSync(`${folder}/${name}`).size }));
  const largest = sizes.sort((one, other) => other.bytes - one.bytes)[0];
  const { hostname, port, host } = new URL(app.baseUrl);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => {});
  const request = `GET /assets/${largest?.name} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  socket.write(request.repeat(Math.ceil(30e6 / (largest?.bytes ?? 1))));
}

function judge(rounds: Round[], count: Awaited<ReturnType<typeof countOutcome>>, asked: number): Outcome {
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  const most = (pick: (round: Round) => number) => Math.max(...rounds.map(pick));
  const begun = rounds.length * (uploads + requests);
  const sockets = rounds.length * people * maxSocketsPerPerson;
  const clean = rounds.filter(({ exitCode }) => exitCode === 0).length;
  const [answered, told] = [sum((round) => round.answered), sum((round) => round.told)];
  return {
    id: 'F18',
    passed:
      answered === begun &&
      told === sockets &&
      clean === rounds.length &&
      most((round) => round.unreadyMs) <= 1_000 &&
      most((round) => round.tookMs) <= 30_000 &&
      isClean(count) &&
      count.finished === asked,
    figures: `${rounds.length} SIGTERMs: ${answered}/${begun} requests and uploads under way answered, ${told}/${sockets} sockets told to connect anew, unready after ${most((round) => round.unreadyMs).toFixed(0)} ms, exit 0 ${clean}/${rounds.length}, ended within ${(most((round) => round.tookMs) / 1000).toFixed(1)} s; of ${asked} reports lost ${count.lost}, failed ${count.failed}, doubled ${count.doubled}, quota error ${count.quotaError}`,
  };
}
