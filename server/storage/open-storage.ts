import { createSecretBox } from '../auth/secret-box.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { createDiskStorage } from '../integrations/storage/disk-storage.ts';
import { createS3Storage } from '../integrations/storage/s3-storage.ts';
import { OwnError } from '../own-error.ts';
import type { Storage } from '../ports.ts';
import { createKeyring, hasDataKeys, type MasterKey } from './keyring.ts';
import { createSealedStorage } from './sealed-storage.ts';
import { beginInBucketIfEmpty, readPlace } from './storage-place.ts';
import { createTwoShelves } from './two-shelves.ts';

/**
 * The storage of this installation: a folder, or a bucket with S3_BUCKET; its files sealed with MASTER_KEY.
 * @throws OwnError when files lie in a bucket, or are sealed, and the settings for it are missing
 */
export async function openStorage(
  config: Pick<Config, 'bucket' | 'storageDir' | 'masterKey'>,
  { system }: Pick<Database, 'system'>,
): Promise<Storage> {
  const files = await openFiles(config, { system });
  if (!config.masterKey) {
    if (await hasDataKeys(system)) throw new OwnError(masterKeyUnset, { matter: 'master_key_unset' });
    return files;
  }
  const keyring = createKeyring(system, openMasterKey(config.masterKey));
  // A wrong key is told at the start, not at the first photo.
  await keyring.newest();
  return createSealedStorage(files, keyring, async () => (await readPlace(system)).sealedAt === null);
}

export function openMasterKey(key: string): MasterKey {
  return createSecretBox({ SECRET_KEY: key, secretKeyFile: '' });
}

/** The same files as they lie there, sealed or not. */
export async function openFiles(
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

const masterKeyUnset = `As fotos e os registros estão selados, e falta a MASTER_KEY (ou MASTER_KEY_FILE) que os abre. Ponha-a de volta na configuração.
Photos and records are sealed, and MASTER_KEY (or MASTER_KEY_FILE), which opens them, is missing. Put it back into the settings.`;

const bucketUnset = `As fotos estão em um bucket, e falta a configuração dele (S3_ENDPOINT, S3_BUCKET, …). Configure-o; para voltar ao disco, rode depois: npm run move-storage -- --to disk
The photos are in a bucket, and its settings (S3_ENDPOINT, S3_BUCKET, …) are missing. Set them; to go back to the disk, then run: npm run move-storage -- --to disk`;
