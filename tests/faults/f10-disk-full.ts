import { statSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ErrorBody, errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoSchema } from '@meridia/shared/foto.ts';
import { TRPCClientError } from '@trpc/client';
import sharp from 'sharp';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { insertDraft } from '../support/rows.ts';
import { countOutcome, isClean } from './count.ts';
import type { Outcome } from './outcome.ts';
import { mountSmallDisk } from './small-disk.ts';
import { countStored, sweepTomorrow } from './stored-files.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const uploads = 30;
const reports = 12;

/** F10: first no room for photos, then no room for the database's writes of reports. Each ends when there is room again. */
export async function diskFull(): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 50 });
  try {
    const photos = await photosWithoutRoom(world);
    const written = await reportsWithoutRoom(world);
    return {
      id: 'F10',
      passed: photos.passed && written.passed,
      figures: `photos: ${photos.figures}; reports: ${written.figures}`,
    };
  } finally {
    await world.close();
  }
}

async function photosWithoutRoom(world: World) {
  const disk = mountSmallDisk(join(world.env.DATA_DIR ?? '', 'fotos'), 4);
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const { client, userId } = await createTherapist(app.baseUrl, world.sql);
    const draftId = await insertDraft(world.sql, userId);
    const kept: string[] = [];
    const refusals: Refusal[] = [];
    const send = async () => {
      const response = await client.uploadFoto('lingua', await noisyPhoto(), { draftId });
      if (response.status === 200) kept.push(fotoSchema.parse(await response.json()).id);
      else refusals.push({ status: response.status, body: errorBodySchema.safeParse(await response.json()).data });
    };
    for (let sent = 0; sent < uploads; sent += 3) await Promise.all([send(), send(), send()]);
    const unread = await countUnread(client, kept);
    // Files of refused photos would take room. They are counted now, because the sweep would hide them.
    const { partial } = await countStored(world);
    await sweepTomorrow(world);
    const left = { ...(await countStored(world)), partial };
    // One deleted photo makes room for another.
    await client.trpc.fotos.remove.mutate({ id: kept[0] ?? '' });
    await client.trpc.fotos.remove.mutate({ id: kept[1] ?? '' });
    const again = (await client.uploadFoto('lingua', await noisyPhoto())).status;
    const wrong = refusals.filter((refusal) => !isRightRefusal(refusal)).length;
    return {
      passed:
        kept.length >= 3 &&
        refusals.length >= 5 &&
        wrong + unread + left.missing + left.orphans + left.partial === 0 &&
        again === 200,
      figures:
        `${kept.length} of ${uploads} kept, ${refusals.length} refused (${wrong} wrongly), ${unread} of the kept ones unreadable meanwhile, ` +
        `${left.missing} rows without file, ${left.orphans} files without row, ${left.partial} unfinished ones, ${again} once there is room`,
    };
  } finally {
    await app.stop();
    disk.remove();
  }
}

async function reportsWithoutRoom(world: World) {
  // Outside the world's folder, because only the test's account may enter that folder.
  const folder = await mkdtemp(join(tmpdir(), 'meridia-small-'));
  // PostgreSQL protects its data folder, so PostgreSQL's account must own the disk.
  const cluster = statSync(join(world.env.DATA_DIR ?? '', '..', 'cluster'));
  const disk = mountSmallDisk(folder, 8, cluster);
  const app = await startAppProcess({ ...world.env, WORKER_CONCURRENCY: '4' });
  try {
    await world.sql.unsafe(`create tablespace small location '${folder}'`);
    await world.sql`alter table avaliacoes set tablespace small`;
    const { client } = await createTherapist(app.baseUrl, world.sql);
    const intakes = [];
    for (let index = 0; index < reports; index += 1) intakes.push(await prepareIntake(client));
    const asked: { id: string }[] = [];
    const refusals: Refusal[] = [];
    for (const [index, intake] of intakes.entries()) {
      if (index === reports / 3) disk.fillUpTo(48 * 1024);
      await client.trpc.avaliacoes.create.mutate(intake).then(
        (created) => asked.push(created),
        (error: unknown) => refusals.push(readRefusal(error)),
      );
    }
    const list = await client.trpc.avaliacoes.list.query({});
    const [full] = await world.sql<{ pending: number }[]>`
      select count(*)::int as pending from avaliacoes where status = 'pendente'`;
    disk.empty();
    const begun = performance.now();
    await eventually(
      async () => {
        const [row] = await world.sql`select from avaliacoes where status = 'pendente' limit 1`;
        return row ? null : true;
      },
      'every report to end',
      180_000,
    );
    const settledMs = performance.now() - begun;
    const count = await countOutcome(world.sql, asked.length);
    const wrong = refusals.filter((refusal) => !isRightRefusal(refusal)).length;
    return {
      passed:
        isClean(count) && wrong === 0 && list.items.length > 0 && (refusals.length > 0 || (full?.pending ?? 0) > 0),
      figures:
        `${asked.length} taken, ${refusals.length} refused (${wrong} wrongly), ${full?.pending} waited for room, the history still read; ` +
        `settled ${(settledMs / 1000).toFixed(1)} s after there was room: ${count.finished} finished, ${count.failed} failed, ` +
        `${count.lost} lost, ${count.doubled} doubled, quota error ${count.quotaError}`,
    };
  } finally {
    await app.stop();
    await world.sql`alter table avaliacoes set tablespace pg_default`.catch(() => undefined);
    await world.sql`drop tablespace if exists small`.catch(() => undefined);
    disk.remove();
    await rmdir(folder);
  }
}

interface Refusal {
  status: number;
  body: ErrorBody | undefined;
}

function isRightRefusal({ status, body }: Refusal): boolean {
  return (status === 507 || status === 503) && body !== undefined && /tente de novo/i.test(body.message);
}

const refusedSchema = z.object({ httpStatus: z.number(), app: errorBodySchema });

function readRefusal(error: unknown): Refusal {
  const data = error instanceof TRPCClientError ? refusedSchema.safeParse(error.data).data : undefined;
  return { status: data?.httpStatus ?? 0, body: data?.app };
}

async function countUnread(client: ApiClient, ids: readonly string[]): Promise<number> {
  const statuses = await Promise.all(ids.map(async (id) => (await client.fetch(`/api/fotos/${id}`)).status));
  return statuses.filter((status) => status !== 200).length;
}

/** About 300 kB when stored. */
function noisyPhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}
