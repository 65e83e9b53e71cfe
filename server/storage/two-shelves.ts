import { storageAway } from '../integrations/storage/storage-refusals.ts';
import type { Storage } from '../ports.ts';
import type { StoragePlace } from './storage-place.ts';

interface Shelves {
  disk: Storage;
  /** Null when this process has no settings for a bucket. */
  bucket: ((folder: string) => Storage) | null;
  readPlace: () => Promise<StoragePlace>;
}

/**
 * Disk and bucket as one storage. New files go to their home. Files of before are found wherever they lie, so people notice nothing while
 * `npm run move-storage` moves them. The disk is asked first: it costs nothing, and works while the bucket is away.
 */
export function createTwoShelves({ disk, bucket, readPlace }: Shelves): Storage {
  const open = async () => {
    const { home, inBucket, folder } = await readPlace();
    if (!inBucket) return { home: disk, all: [disk] };
    if (!bucket) throw storageAway('bucket_unset', 'files are in a bucket, and this process has no settings for it');
    const there = bucket(folder);
    return { home: home === 's3' ? there : disk, all: [disk, there] };
  };
  return {
    async put(key, bytes, signal) {
      await (await open()).home.put(key, bytes, signal);
    },
    async get(key, signal) {
      for (const shelf of (await open()).all) {
        const bytes = await shelf.get(key, signal);
        if (bytes) return bytes;
      }
      return null;
    },
    async remove(key) {
      for (const shelf of (await open()).all) await shelf.remove(key);
    },
    async *list() {
      for (const shelf of (await open()).all) yield* shelf.list();
    },
  };
}
