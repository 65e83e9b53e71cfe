import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { createDiskStorage } from '../integrations/storage/disk-storage.ts';
import { createS3Storage } from '../integrations/storage/s3-storage.ts';
import { OwnError } from '../own-error.ts';
import type { Storage } from '../ports.ts';
import { beginInBucketIfEmpty, readPlace } from './storage-place.ts';
import { createTwoShelves } from './two-shelves.ts';

/**
 * The storage of this installation: a folder, or a bucket with S3_BUCKET.
 * @throws OwnError when files lie in a bucket and its settings are missing
 */
export async function openStorage(
  config: Pick<Config, 'bucket' | 'storageDir'>,
  { system }: Pick<Database, 'system'>,
): Promise<Storage> {
  const { bucket, storageDir } = config;
  if (bucket) await beginInBucketIfEmpty(system);
  else if ((await readPlace(system)).inBucket) throw new OwnError(bucketUnset, { matter: 'bucket_unset' });
  return createTwoShelves({
    disk: createDiskStorage(storageDir),
    bucket: bucket && ((folder) => createS3Storage(bucket, folder)),
    readPlace: () => readPlace(system),
  });
}

const bucketUnset = `As fotos estão em um bucket, e falta a configuração dele (S3_ENDPOINT, S3_BUCKET, …). Configure-o; para voltar ao disco, rode depois: npm run move-storage -- --to disk
The photos are in a bucket, and its settings (S3_ENDPOINT, S3_BUCKET, …) are missing. Set them; to go back to the disk, then run: npm run move-storage -- --to disk`;
