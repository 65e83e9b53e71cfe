import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clinicaConfigs, fotos } from '@meridia/drizzle/schema.ts';
import { openClient } from '@meridia/server/db/open-client.ts';
import { AppError } from '@meridia/server/errors.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { inArray } from 'drizzle-orm';
import { sourceHash } from '../source-hash.mjs';
import { ToolError } from '../tool-error.ts';
import { copyFiles } from './copy-files.ts';
import { copyDataKeys } from './data-keys.ts';
import { exportTable } from './export-table.ts';
import { listHiddenTables, listTables, readMigration, readSequences } from './list-tables.ts';
import { backupFormat, fileListName, type Manifest, secretKeyName, writeManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { createSeal, type Lock, noSeal, type Seal } from './seal.ts';
import { copySecretKey } from './secret-key.ts';
import { tablePath } from './verify-backup.ts';

export interface BackupOrder {
  dir: string;
  withKey: boolean;
  /** Null for a backup that opens by itself. */
  lock?: Lock | null;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes all data of one moment into `dir` while the app is in use: rows from one snapshot, and the photos that these rows name.
 * The folder is called `dir.partial` until the backup is complete.
 * @throws ToolError
 */
export async function writeBackup(
  deps: Pick<Deps, 'config' | 'storage' | 'database'>,
  databaseUrl: string,
  { dir: wanted, withKey, lock }: BackupOrder,
  progress: Progress,
): Promise<Manifest & { dir: string }> {
  const dir = resolve(wanted);
  const partial = `${dir}.partial`;
  assertPlace(dir, deps.config.storageDir);
  if (existsSync(partial))
    progress.step(`${partial}: sobra de uma cópia interrompida, removida / left by one that stopped halfway, removed`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const seal = lock ? await createSeal(partial, lock) : noSeal;
    // First, because it may not exist, and the copy of all photos takes long.
    const secretKey = withKey ? await copySecretKey(deps.config, join(partial, secretKeyName), seal) : null;
    const dataKeys = await copyDataKeys(deps, partial, seal);
    const rows = await copySnapshot(deps, databaseUrl, { dir: partial, seal }, progress);
    const manifest: Manifest = {
      format: backupFormat,
      app: sourceHash(root).slice(0, 16),
      ...rows,
      secretKey,
      dataKeys,
    };
    await writeManifest(partial, manifest, seal);
    await rename(partial, dir);
    await flushFolder(dirname(dir));
    return { ...manifest, dir };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw isDiskFull(error)
      ? new ToolError('Não há espaço em disco para a cópia.', 'There is no space left on the disk for the backup.')
      : error;
  }
}

function assertPlace(dir: string, storageDir: string): void {
  if (existsSync(dir)) {
    throw new ToolError(`${dir} já existe. Escolha uma pasta nova.`, `${dir} exists already. Choose a new folder.`);
  }
  if (`${dir}${sep}`.startsWith(`${resolve(storageDir)}${sep}`)) {
    throw new ToolError(`${dir} fica dentro da pasta das fotos.`, `${dir} lies inside the folder of the photos.`);
  }
}

/**
 * All in one transaction, so that rows and photos belong to the same moment. Photos come first: when a photo and its row are
 * deleted meanwhile, the row is left out too.
 */
async function copySnapshot(
  { storage, database }: Pick<Deps, 'storage' | 'database'>,
  databaseUrl: string,
  { dir, seal }: { dir: string; seal: Seal },
  progress: Progress,
): Promise<Pick<Manifest, 'createdAt' | 'migration' | 'tables' | 'sequences' | 'files' | 'lost'>> {
  const client = openClient(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'meridia_backup' },
  });
  try {
    return await client.begin('isolation level repeatable read read only', async (sql) => {
      const [moment] = await sql<{ now: Date }[]>`select now()`;
      const migration = await readMigration(sql);
      const hidden = await listHiddenTables(sql);
      if (!moment || migration === null || hidden.length > 0) {
        throw new ToolError(`meridia_system does not see all rows of ${hidden.join(', ') || 'this database'}.`);
      }
      // Row-level security applies even to the owner; this role sees all rows.
      await sql`set local role meridia_system`;
      progress.step('Fotos / photos …');
      const { missing, ...files } = await copyFiles(sql, storage, createDiskStorage(join(dir, 'fotos')), {
        listPath: join(dir, fileListName),
        seal,
        progress,
      });
      await sql`select set_config('backup.missing', ${missing.join(',')}, true)`;
      progress.step('Tabelas / tables …');
      const tables: Manifest['tables'] = [];
      for (const table of await listTables(sql)) {
        tables.push({ ...table, ...(await exportTable(sql, table, join(dir, tablePath(table.name)), seal)) });
        progress.count('tabelas / tables', tables.length, tables.length);
      }
      await sql`reset role`;
      // Sequences are read last, so that their values are never behind the rows.
      const sequences = await readSequences(sql);
      const lost = await listLost(database, missing);
      return { createdAt: moment.now.toISOString(), migration, tables, sequences, files, lost };
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Files that are missing although their rows still exist, so that no deletion explains it. */
async function listLost({ system }: Deps['database'], missing: string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const standing = await system.select({ key: fotos.storageKey }).from(fotos).where(inArray(fotos.storageKey, missing));
  const logos = await system
    .select({ key: clinicaConfigs.logoKey })
    .from(clinicaConfigs)
    .where(inArray(clinicaConfigs.logoKey, missing));
  return [...standing, ...logos].flatMap(({ key }) => key ?? []);
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'STORAGE_FULL';
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** A renamed folder survives a power cut only after its parent folder is flushed. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
