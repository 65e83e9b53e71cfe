import { randomUUID } from 'node:crypto';
import type { Config } from '@meridia/server/config.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { createS3Storage } from '@meridia/server/integrations/storage/s3-storage.ts';
import type { Storage } from '@meridia/server/ports.ts';
import type { StoragePlace } from '@meridia/server/storage/storage-place.ts';

export type FilesPlace = Pick<StoragePlace, 'home' | 'folder'>;

/** Where a restore puts the files, before there is a database that could tell: in the bucket under a name of its own. */
export function openFiles({ bucket, storageDir }: Pick<Config, 'bucket' | 'storageDir'>): {
  storage: Storage;
  place: FilesPlace;
} {
  const folder = randomUUID();
  return bucket
    ? { storage: createS3Storage(bucket, folder), place: { home: 's3', folder } }
    : { storage: createDiskStorage(storageDir), place: { home: 'disk', folder } };
}
