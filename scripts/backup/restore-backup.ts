import { resolve } from 'node:path';
import type { Config } from '@meridia/server/config.ts';
import { openDatabase } from '@meridia/server/db/client.ts';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { openClient } from '@meridia/server/db/open-client.ts';
import type { Storage } from '@meridia/server/ports.ts';
import { migrateQueue } from '@meridia/server/queue/boss.ts';
import { createKeyring } from '@meridia/server/storage/keyring.ts';
import { openMasterKey, openFiles as openStoredFiles } from '@meridia/server/storage/open-storage.ts';
import { markSealed, recordPlace } from '@meridia/server/storage/storage-place.ts';
import { sealFiles } from '../seal-storage/seal-files.ts';
import { sealRows } from '../seal-storage/seal-rows.ts';
import { ToolError } from '../tool-error.ts';
import { askAnew, type Begun } from './ask-anew.ts';
import { assertMasterKey } from './data-keys.ts';
import { assertEmptyTarget } from './empty-target.ts';
import { assertKnownMigration } from './known-migration.ts';
import { type Loaded, loadTables } from './load-tables.ts';
import type { Manifest, OpenBackup } from './manifest.ts';
import { type FilesPlace, openFiles } from './open-files.ts';
import type { Progress } from './progress.ts';
import type { Unlock } from './seal.ts';
import { type KeyPlace, placeSecretKey } from './secret-key.ts';
import { openTarget } from './target-database.ts';
import { filesOf, listFiles, verifyBackup } from './verify-backup.ts';

export interface RestoreOrder {
  dir: string;
  /** Null when the backup should open by itself. */
  unlock?: Unlock | null;
}

export interface Restored {
  manifest: Manifest;
  loaded: Loaded;
  again: Begun;
  key: KeyPlace;
}

/**
 * Restores a backup into an empty database and an empty folder, or into a new folder of the bucket. It changes nothing until it has checked that the backup is
 * complete and the target empty. A restore that fails halfway leaves both empty again.
 * @throws ToolError
 */
export async function restoreBackup(
  config: Config,
  { dir, unlock = null }: RestoreOrder,
  progress: Progress,
): Promise<Restored> {
  const backup = await verifyBackup(resolve(dir), unlock, progress);
  const { manifest } = backup;
  await assertKnownMigration(manifest.migration);
  assertMasterKey(config, backup);
  const target = await openTarget(config);
  const files = openFiles(config);
  try {
    const loaded = await fillDatabase(config, target.url, backup, files.storage, progress);
    const key = await placeSecretKey(config, backup);
    progress.step('Migrações e fila / migrations and queue …');
    await migrateDatabase(target.url);
    await migrateQueue(target.url);
    await tellPlace(target.url, files.place);
    if (config.masterKey) await sealRestored(config, target.url, config.masterKey, progress);
    await analyze(target.url);
    return { manifest, loaded, key, again: await askAnew(config, target.url) };
  } finally {
    await target.stop();
  }
}

async function fillDatabase(
  config: Config,
  url: string,
  backup: OpenBackup,
  storage: Storage,
  progress: Progress,
): Promise<Loaded> {
  const { manifest } = backup;
  const client = openClient(url, { max: 1, onnotice: () => {}, connection: { application_name: 'meridia_restore' } });
  try {
    const migration = await assertEmptyTarget(client, storage);
    if (migration !== null && migration > manifest.migration) {
      throw new ToolError(
        'O banco de dados já tem as tabelas de uma versão mais nova que a cópia. Restaure em um banco sem tabelas.',
        'The database has the tables of a later version than the backup already. Restore into one without tables.',
      );
    }
    // The rows are loaded into tables of their own version. Later migrations then change them as they would in the running app.
    await migrateDatabase(url, { upTo: manifest.migration });
    progress.step('Fotos / photos …');
    const placed: string[] = [];
    try {
      const photos = filesOf(backup);
      for await (const { key } of listFiles(backup)) {
        const bytes = await photos.get(key);
        if (!bytes) throw new Error(`fotos/${key} disappeared from the backup while it was restored`);
        placed.push(key);
        await storage.put(key, bytes);
        progress.count('fotos / photos', placed.length, manifest.files.count);
      }
      progress.step('Tabelas / tables …');
      return await loadTables(client, config, backup, progress);
    } catch (error) {
      // The folder was empty before, so all these files are ours.
      for (const key of placed) await storage.remove(key);
      throw error;
    }
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** The app finds the files by this row. A backup has none, because each installation has its own place. */
async function tellPlace(url: string, place: FilesPlace): Promise<void> {
  const database = openDatabase(url, { poolSize: 2 });
  await recordPlace(database.system, place).finally(() => database.close());
}

/** Files and rows of before: the tables of an earlier version may not have had a place for their keys. */
async function sealRestored(config: Config, url: string, masterKey: string, progress: Progress): Promise<void> {
  const database = openDatabase(url, { poolSize: 2 });
  try {
    const keyring = createKeyring(database.system, openMasterKey(masterKey));
    await sealFiles({ database, files: await openStoredFiles(config, database), keyring, progress });
    await sealRows({ databaseUrl: url, keyring, progress });
    await markSealed(database.system);
  } finally {
    await database.close();
  }
}

/** Without statistics about the new rows the database would plan badly until it collects them by itself. */
async function analyze(url: string): Promise<void> {
  const client = openClient(url, { max: 1, onnotice: () => {} });
  await client`analyze`.finally(() => client.end({ timeout: 5 }));
}
