import { watch } from 'node:fs/promises';
import { fotoSchema } from '@meridia/shared/foto.ts';
import sharp from 'sharp';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { descendantsOf, heldMegabytes } from '../support/process-memory.ts';
import { seededRandom } from '../support/random.ts';
import { openRaw, readRaw, uploadRequest } from '../support/raw-upload.ts';
import { insertDraft } from '../support/rows.ts';
import { collectOnSignal, settledRss } from '../support/socket-abuse.ts';
import type { Outcome } from './outcome.ts';
import { countStored, sweepTomorrow } from './stored-files.ts';
import { createTherapist, signInAt, tonguePhoto } from './therapist.ts';
import { createWorld } from './world.ts';

const shares = [0.1, 0.5, 0.99];
const cuts = 45;
const cutRounds = 3;
const kills = 15;
const mostAddedMb = 10;

/** F11: the connection of an upload is cut at a tenth, at half and just before its end, and the app is killed during uploads. */
export async function cutUploads({ seed = 1 } = {}): Promise<Outcome> {
  const random = seededRandom(seed);
  const world = await createWorld({ writerDelayMs: () => 0 });
  const env = { ...world.env, ROLE: 'web', PORT: String(await freePort()), NODE_OPTIONS: collectOnSignal };
  let app: AppProcess = await startAppProcess(env);
  try {
    const { client, email, userId } = await createTherapist(app.baseUrl, world.sql);
    // The sweep keeps a photo of a draft.
    const path = `/api/fotos?kind=lingua&draftId=${await insertDraft(world.sql, userId)}`;
    const file = await photo();
    for (let warm = 0; warm < 6; warm += 1) await takenAndRemoved(client);
    const heldMb = [await settledMegabytes(app)];

    const request = uploadRequest(app.baseUrl, { cookie: client.cookie(), file, path });
    // Three times: the next round may use the memory that the first one leaves, but memory that grows with every round is a leak.
    for (let round = 0; round < cutRounds; round += 1) {
      for (let cut = 0; cut < cuts; cut += 1) await sendShare(app.baseUrl, request, shares[cut % shares.length] ?? 1);
      await takenAndRemoved(client);
      heldMb.push(await settledMegabytes(app));
    }
    const addedMb = (heldMb.at(-1) ?? 0) - (heldMb.at(-2) ?? 0);
    const afterCuts = await countStored(world);

    let answered = 0;
    let orphans = 0;
    for (let round = 0; round < kills; round += 1) {
      const signedIn = await signInAt(app.baseUrl, email);
      // The kills are counted by what existed just then: the body, the decoding process, the file, the row. Only a few
      // milliseconds lie between file and row, and a random kill seldom meets them. So every other kill comes right after the
      // file.
      const stored = round % 2 ? nextFile(world.storageDir) : pause(random() * 1200);
      const sent = sendAndForget(app.baseUrl, uploadRequest(app.baseUrl, { cookie: signedIn.cookie(), file, path }));
      await stored;
      const helpers = descendantsOf(app.pid);
      await app.kill();
      answered += (await sent) === 200 ? 1 : 0;
      orphans += await stillAlive(helpers);
      app = await startAppProcess(env);
    }
    const back = await createApiClient(app.baseUrl).fetch('/api/health');
    await sweepTomorrow(world);
    const left = await countStored(world);
    return {
      id: 'F11',
      passed:
        afterCuts.rows === 0 &&
        addedMb <= mostAddedMb &&
        left.rows >= answered &&
        left.missing + left.orphans + left.partial + orphans === 0 &&
        back.ok,
      figures:
        `${cutRounds} times ${cuts} cut connections: ${afterCuts.rows} rows, ${afterCuts.orphans} files, memory ${heldMb.map((mb) => mb.toFixed(0)).join(', ')} MB; ` +
        `${kills} kills (${answered} after the answer, ${left.rows} kept): ${left.missing} rows without file, and after the sweep ${left.orphans} files without row, ` +
        `${left.partial} unfinished ones; ${orphans} image processes left behind`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

async function takenAndRemoved(client: ApiClient): Promise<void> {
  const response = await client.uploadFoto('lingua', await tonguePhoto());
  const { id } = fotoSchema.parse(await response.json());
  await client.trpc.fotos.remove.mutate({ id });
}

/** The memory that remains after garbage collection, when the idle image processes have ended. */
async function settledMegabytes(app: AppProcess): Promise<number> {
  await eventually(
    async () => (descendantsOf(app.pid).length === 0 ? true : null),
    'the image processes to end',
    60_000,
  );
  await settledRss(app);
  return heldMegabytes(app.pid);
}

async function sendShare(baseUrl: string, request: Buffer, share: number): Promise<void> {
  const socket = await openRaw(baseUrl);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.write(request.subarray(0, Math.floor(request.length * share)), () => resolve());
  });
  // So that the data have arrived and are not only in a buffer.
  await pause(30);
  socket.destroy();
}

/** Resolves when a photo has its complete file. */
async function nextFile(dir: string): Promise<void> {
  for await (const { filename } of watch(dir, { recursive: true })) if (filename?.endsWith('.jpg')) return;
}

async function sendAndForget(baseUrl: string, request: Buffer): Promise<number> {
  const socket = await openRaw(baseUrl);
  const answer = readRaw(socket);
  socket.write(request);
  const { status } = await answer;
  socket.destroy();
  return status;
}

async function stillAlive(pids: readonly number[]): Promise<number> {
  // The image processes notice by themselves that their owner is gone.
  await eventually(async () => (pids.some(isAlive) ? null : true), 'the image processes to end', 5000).catch(
    () => undefined,
  );
  return pids.filter(isAlive).length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** As large as a photo of a phone. */
function photo(): Promise<Buffer> {
  return sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
