import { fotoUploads } from '@meridia/drizzle/schema.ts';
import { digestOfKey } from '@meridia/server/integrations/storage/storage-key.ts';
import type { Deps, Storage, StoredBlob } from '@meridia/server/ports.ts';
import { findNamedKeys } from '@meridia/server/storage/named-keys.ts';
import { hashBytes } from '../backup/hashed-file.ts';
import type { Progress } from '../backup/progress.ts';
import { ToolError } from '../tool-error.ts';

interface Move {
  database: Deps['database'];
  from: Storage;
  to: Storage;
  progress: Progress;
}

/** What one pass over the old place did. */
export interface Moved {
  files: number;
  bytes: number;
  /** Files of the old place that no row names: rests of uploads and erasures, which the app's sweep removes. */
  unnamed: number;
}

const batchSize = 200;
/** Most of the time goes by in waiting for the bucket. */
const lanes = 8;

/**
 * Copies every file of the old place that a row names, reads each copy back, and removes the originals after the last of them. Whatever it
 * did before an interruption, the next pass does what is left.
 * @throws ToolError when a copy is not what was copied; nothing is removed then
 */
export async function moveFiles({ database, from, to, progress }: Move): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, unnamed: 0 };
  const copied: StoredBlob[] = [];
  const copyBatch = async (batch: readonly StoredBlob[]) => {
    const keys = await findKeys(database, batch);
    await inLanes(batch, async (blob) => {
      const key = keys.get(blob.digest);
      if (key === undefined) {
        moved.unnamed += 1;
        return;
      }
      const bytes = await copyFile(from, to, key);
      if (bytes === null) return;
      moved.files += 1;
      moved.bytes += bytes;
      copied.push(blob);
      progress.count('copiados / copied', moved.files, moved.files);
    });
    // What somebody erased meanwhile may have been copied just after its removal.
    const still = await findKeys(database, batch);
    for (const [digest, key] of keys) if (!still.has(digest)) await to.remove(key);
  };
  for await (const batch of inBatches(from.list())) await copyBatch(batch);
  let removed = 0;
  await inLanes(copied, async (blob) => {
    await blob.remove();
    removed += 1;
    progress.count('retirados do lugar antigo / removed from the old place', removed, copied.length);
  });
  return moved;
}

/** @returns its size; null when the file is gone since it was listed */
async function copyFile(from: Storage, to: Storage, key: string): Promise<number | null> {
  const bytes = await from.get(key);
  if (!bytes) return null;
  const { sha256 } = hashBytes(bytes);
  const isThere = async () => {
    const copy = await to.get(key);
    return copy !== null && hashBytes(copy).sha256 === sha256;
  };
  // An interrupted pass has copied it already.
  if (await isThere()) return bytes.byteLength;
  await to.put(key, bytes);
  if (await isThere()) return bytes.byteLength;
  // Erased by its person between both requests.
  if (!(await from.get(key))) return null;
  throw new ToolError(
    'Um arquivo copiado não voltou igual. Nada foi retirado do lugar antigo; confira o lugar novo e repita.',
    'A copied file did not come back the same. Nothing was removed from the old place; check the new one and try again.',
  );
}

/** The keys of these files by digest, as far as a row names them: photos, logos, pieces of uploads that are still arriving. */
export async function findKeys(database: Deps['database'], batch: readonly StoredBlob[]): Promise<Map<string, string>> {
  const digests = batch.map(({ digest }) => digest);
  const uploads = await database.system.select({ pieces: fotoUploads.pieces }).from(fotoUploads);
  const wanted = new Set(digests);
  const named = [...(await findNamedKeys(database, digests)), ...uploads.flatMap(({ pieces }) => pieces)];
  return new Map(named.map((key) => [digestOfKey(key), key] as const).filter(([digest]) => wanted.has(digest)));
}

export async function* inBatches(blobs: AsyncIterable<StoredBlob>): AsyncGenerator<StoredBlob[]> {
  let batch: StoredBlob[] = [];
  for await (const blob of blobs) {
    batch.push(blob);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
