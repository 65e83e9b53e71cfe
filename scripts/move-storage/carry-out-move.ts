import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { clinicaConfigs, fotos } from '@meridia/drizzle/schema.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { createS3Storage } from '@meridia/server/integrations/storage/s3-storage.ts';
import { digestOfKey } from '@meridia/server/integrations/storage/storage-key.ts';
import type { Deps, Storage } from '@meridia/server/ports.ts';
import { findNamedKeys } from '@meridia/server/storage/named-keys.ts';
import { leaveBucket, readPlace, type StorageHome, setHome } from '@meridia/server/storage/storage-place.ts';
import { asc, gt, isNotNull } from 'drizzle-orm';
import { createProgress } from '../backup/progress.ts';
import { ToolError } from '../tool-error.ts';
import { alone } from './alone.ts';
import { type Moved, moveFiles } from './move-files.ts';

/**
 * A request that began before the switch may still bring its file to the old place: so long at most, with every deadline of storage and
 * database.
 */
const lateMs = 30_000;

type MoveDeps = Pick<Deps, 'config' | 'database'>;

/** Does the work of `npm run move-storage` and prints the result. */
export async function carryOutMove(
  deps: MoveDeps,
  databaseUrl: string,
  to: StorageHome,
  { progress = createProgress(), waitMs = lateMs, pause = (ms: number): Promise<unknown> => delay(ms) } = {},
): Promise<void> {
  const { bucket, storageDir } = deps.config;
  const { system } = deps.database;
  if (!bucket) {
    throw new ToolError(
      'Falta a configuração do bucket: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
      'The settings of the bucket are missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
    );
  }
  await alone(databaseUrl, async () => {
    const disk = createDiskStorage(storageDir);
    const there = createS3Storage(bucket, (await readPlace(system)).folder);
    const places = to === 's3' ? { from: disk, to: there } : { from: there, to: disk };
    await assertWorks(places.to);
    await setHome(system, to);
    const switchedAt = (await readPlace(system)).changedAt.getTime();
    progress.step(to === 's3' ? 'Para o bucket / into the bucket …' : 'Para o disco / to the disk …');
    const first = await moveFiles({ ...deps, ...places, progress });
    const left = Math.min(waitMs, switchedAt + waitMs - Date.now());
    if (left > 0) {
      progress.step('À espera do que ainda chega ao lugar antigo / waiting for what still comes to the old place …');
      await pause(left);
    }
    const last = await moveFiles({ ...deps, ...places, progress });
    progress.step('Conferindo / verifying …');
    const missing = await listMissing(deps, places.to);
    if (to === 'disk' && last.unnamed === 0 && missing.length === 0) await leaveBucket(system);
    tell(to, { files: first.files + last.files, bytes: first.bytes + last.bytes, unnamed: last.unnamed }, missing);
  });
}

/** Writes, reads and removes a file, before anything is sent there. @throws AppError, ToolError */
async function assertWorks(storage: Storage): Promise<void> {
  const key = `prova/${randomUUID()}.txt`;
  const bytes = Buffer.from(key);
  await storage.put(key, bytes);
  const read = await storage.get(key);
  await storage.remove(key);
  if (read?.equals(bytes)) return;
  throw new ToolError(
    'O lugar novo não devolveu o arquivo de teste como foi gravado. Nada mudou.',
    'The new place did not return the test file as it was written. Nothing was changed.',
  );
}

/** Keys of photos and logos that have a row, and no file in this place. */
async function listMissing({ database }: MoveDeps, storage: Storage): Promise<string[]> {
  const { system } = database;
  // Rows first: a file comes before its row, so a row of now has its file in the list that follows.
  const keys: string[] = [];
  for (let after = ''; ; ) {
    const page = await system
      .select({ key: fotos.storageKey })
      .from(fotos)
      .where(gt(fotos.storageKey, after))
      .orderBy(asc(fotos.storageKey))
      .limit(5_000);
    const last = page.at(-1);
    if (!last) break;
    keys.push(...page.map(({ key }) => key));
    after = last.key;
  }
  const logos = await system
    .select({ key: clinicaConfigs.logoKey })
    .from(clinicaConfigs)
    .where(isNotNull(clinicaConfigs.logoKey));
  const found = new Set<string>();
  for await (const { digest } of storage.list()) found.add(digest);
  const lost: string[] = [];
  for (const key of [...keys, ...logos.flatMap(({ key }) => key ?? [])]) {
    // Its row may have gone since, and its file with it.
    const digest = digestOfKey(key);
    if (!found.has(digest) && (await findNamedKeys(database, [digest])).length > 0) lost.push(key);
  }
  return lost;
}

/** @throws ToolError when a photo or logo has no file */
function tell(to: StorageHome, { files, bytes, unnamed }: Moved, missing: readonly string[]): void {
  const size = `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(
    to === 's3'
      ? `No bucket / in the bucket: ${files} arquivos movidos / files moved (${size})`
      : `No disco / on the disk: ${files} arquivos movidos / files moved (${size})`,
  );
  if (unnamed > 0) {
    console.log(
      `  ${unnamed} restos sem dono ficaram no lugar antigo; o MeridIA os remove em até um dia / left there without an owner; the app removes them within a day`,
    );
  }
  if (to === 'disk') {
    console.log(
      unnamed === 0 && missing.length === 0
        ? '  O bucket está vazio; as linhas S3_… podem sair da configuração / the bucket is empty; the settings S3_… may go'
        : '  Mantenha S3_… e repita este comando depois / keep S3_… and run this command again later',
    );
  }
  if (missing.length === 0) return;
  throw new ToolError(
    `${missing.length} fotos ou logos não têm arquivo em nenhum lugar: ${missing.slice(0, 20).join(', ')}`,
    `${missing.length} photos or logos have no file anywhere.`,
  );
}
