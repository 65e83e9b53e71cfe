import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readConfig } from '@meridia/server/config.ts';
import { openDatabase } from '@meridia/server/db/client.ts';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import type { World } from './world.ts';

export interface StoredCount {
  /** Rows of photos and logos. */
  rows: number;
  /** Rows without their file. */
  missing: number;
  /** Files without a row. */
  orphans: number;
  /** Unfinished files. */
  partial: number;
}

/** Compares the folder of photos with the rows that name its files. */
export async function countStored({ sql, env }: World): Promise<StoredCount> {
  const root = readConfig(env).storageDir;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const keys = (
    await sql<{ key: string }[]>`
      select storage_key as key from fotos union all select logo_key from clinica_configs where logo_key is not null`
  ).map(({ key }) => key);
  return {
    rows: keys.length,
    missing: keys.filter((key) => !files.has(key)).length,
    orphans: [...files].filter((file) => !keys.includes(file)).length,
    partial: [...files].filter((file) => file.endsWith('.part')).length,
  };
}

/** Runs the hourly sweep as of 26 hours from now: what it leaves then stays forever. */
export async function sweepTomorrow({ env }: World): Promise<void> {
  const database = openDatabase(env.DATABASE_URL ?? '', { poolSize: 2, onReadsStuck: () => undefined });
  try {
    const storage = createDiskStorage(readConfig(env).storageDir);
    await sweepFotos({ database, storage }, new Date(Date.now() + 26 * 60 * 60 * 1000));
  } finally {
    await database.close();
  }
}
