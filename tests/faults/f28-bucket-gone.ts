import { createS3Storage } from '@meridia/server/integrations/storage/s3-storage.ts';
import { digestOfKey } from '@meridia/server/integrations/storage/storage-key.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoSchema } from '@meridia/shared/foto.ts';
import type postgres from 'postgres';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { smallPhoto } from '../support/pictures.ts';
import { startS3Server } from '../support/s3-server.ts';
import type { Outcome } from './outcome.ts';
import { type Answered, pause, startLoad, tally } from './steady-load.ts';
import { createTherapist, prepareIntake, type Therapist } from './therapist.ts';
import { createWorld } from './world.ts';

/** What a person waits at most for an answer about a photo: the patience with the bucket, and a busy machine. */
const answeredWithinMs = 15_000;
const backWithinMs = 5_000;
const reportWithinMs = 60_000;

/**
 * The bucket is gone for a minute under load: for half of it it takes connections and answers nothing (SIGSTOP), then it refuses them
 * (`kill -9`). A report that needs its photo is asked for at the beginning.
 */
export async function bucketGone({ users = 20, senders = 6, goneMs = 60_000 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 20 });
  const server = await startS3Server();
  const app = await startAppProcess({ ...world.env, ...server.env });
  try {
    const therapists: Therapist[] = [];
    for (let index = 0; index < 10; index += 1) therapists.push(await createTherapist(app.baseUrl, world.sql));
    const [reporter] = therapists;
    if (!reporter) throw new Error('no therapist');
    const intake = await prepareIntake(reporter.client);
    const load = await startLoad(therapists, world.sql, { users });
    const photos = await sendPhotos(therapists.slice(0, senders));
    const health = watchHealth(app.baseUrl);
    await pause(5_000);

    const goneAt = performance.now();
    server.freeze();
    const { id } = await reporter.client.trpc.avaliacoes.create.mutate(intake);
    await pause(goneMs / 2);
    await server.kill();
    await pause(goneMs / 2);
    await server.start();
    const backAt = performance.now();
    const reportMs = await untilFinished(world.sql, id, backAt);
    await pause(Math.max(0, backAt + 10_000 - performance.now()));
    await Promise.all([load.stop(), photos.stop()]);
    const unhealthy = await health.stop();

    const [place] = await world.sql<{ folder: string }[]>`select folder from storage_places`;
    const bucket = createS3Storage(server.settings, place?.folder ?? '');
    const { acknowledged, lost } = await load.countLost(world.sql, bucket);
    const rows = await world.sql<{ id: string; key: string }[]>`select id, storage_key as key from fotos`;
    const named = new Set(rows.map(({ key }) => digestOfKey(key)));
    let orphans = 0;
    for await (const { digest } of bucket.list()) orphans += named.has(digest) ? 0 : 1;
    const kept = new Set(rows.map((row) => row.id));
    const lostPhotos = photos.acknowledged.filter((one) => !kept.has(one)).length;

    const during = photos.answers.filter(({ startedAt, tookMs }) => startedAt + tookMs > goneAt && startedAt < backAt);
    const slowest = Math.max(...[...photos.answers, ...load.answers].map(({ tookMs }) => tookMs));
    const refused = [...photos.answers, ...load.answers].filter(({ ok }) => !ok);
    const strange = refused.filter(({ failure }) => failure !== '503 UNAVAILABLE');
    const firstBack = photos.answers.find(({ ok, startedAt, tookMs }) => ok && startedAt + tookMs > backAt);
    const backMs = firstBack ? firstBack.startedAt + firstBack.tookMs - backAt : Number.POSITIVE_INFINITY;
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    return {
      id: 'F28',
      passed:
        lost + lostPhotos === 0 &&
        strange.length === 0 &&
        unhealthy === 0 &&
        during.some(({ ok }) => !ok) &&
        slowest <= answeredWithinMs &&
        backMs <= backWithinMs &&
        reportMs <= reportWithinMs,
      figures: `bucket gone for ${goneMs / 1000} s, half frozen, half killed, amid ${load.answers.length} requests and ${photos.answers.length} photos: ${refused.length} refused (${tally(refused)}), slowest answer ${seconds(slowest)}, first photo stored ${seconds(backMs)} after its return, the report of a photo finished ${seconds(reportMs)} after it; ${lost + lostPhotos} of ${acknowledged + photos.acknowledged.length} acknowledged writes lost, rows without file included, ${orphans} files left for the sweep; health refused ${unhealthy} times`,
    };
  } finally {
    await app.stop();
    await server.close();
    await world.close();
  }
}

/** Each of these people sends one photo after the other, and removes it when it was taken, so that there is always room. */
async function sendPhotos(therapists: Therapist[]) {
  const photo = await smallPhoto();
  const answers: Answered[] = [];
  const acknowledged: string[] = [];
  let stopping = false;
  const send = async ({ client }: Therapist) => {
    const startedAt = performance.now();
    const response = await client.uploadFoto('orelha', photo);
    const body: unknown = await response.json();
    const failure = response.ok ? null : `${response.status} ${errorBodySchema.parse(body).code}`;
    answers.push({ startedAt, tookMs: performance.now() - startedAt, ok: response.ok, failure });
    if (!response.ok) return;
    const { id } = fotoSchema.parse(body);
    // Every second one stays, up to the room of an account.
    if (answers.length % 2 === 0 && acknowledged.length < therapists.length * 60) acknowledged.push(id);
    else await client.trpc.fotos.remove.mutate({ id });
  };
  const working = therapists.map(async (therapist) => {
    while (!stopping) {
      await send(therapist);
      await pause(400);
    }
  });
  return {
    answers,
    acknowledged,
    stop: async () => {
      stopping = true;
      await Promise.all(working);
    },
  };
}

/** Counts how often the process said that it cannot work. */
function watchHealth(baseUrl: string): { stop(): Promise<number> } {
  let refused = 0;
  let stopping = false;
  const watching = (async () => {
    while (!stopping) {
      const response = await fetch(`${baseUrl}/api/health`).catch(() => null);
      if (!response?.ok) refused += 1;
      await pause(500);
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await watching;
      return refused;
    },
  };
}

/** @returns the time since `backAt`; infinite when the report ended in an error */
function untilFinished(sql: postgres.Sql, id: string, backAt: number): Promise<number> {
  return eventually(
    async () => {
      const [row] = await sql<{ status: string }[]>`select status from avaliacoes where id = ${id}`;
      if (row?.status === 'pendente') return null;
      return row?.status === 'finalizado' ? performance.now() - backAt : Number.POSITIVE_INFINITY;
    },
    'the report to end',
    120_000,
  );
}
