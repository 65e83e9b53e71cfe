import { createHash, randomBytes } from 'node:crypto';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import type postgres from 'postgres';

const bytesEach = 512 * 1024;

/** Adds this many gigabytes of photos with their rows, which no test opens. */
export async function fillStorage(
  sql: postgres.Sql,
  storageDir: string,
  userId: string,
  gigabytes: number,
): Promise<void> {
  const storage = createDiskStorage(storageDir);
  const count = Math.round((gigabytes * 1024 ** 3) / bytesEach);
  for (let number = 1; number <= count; number += 1) {
    const bytes = randomBytes(bytesEach);
    const key = `${userId}/face-${number}.jpg`;
    await storage.put(key, bytes);
    await sql`
      insert into fotos (terapeuta_id, kind, storage_key, sha256, bytes, width, height, observacoes)
      values (${userId}, 'face', ${key}, ${createHash('sha256').update(bytes).digest('hex')}, ${bytesEach}, 1, 1, '{}')`;
  }
}
