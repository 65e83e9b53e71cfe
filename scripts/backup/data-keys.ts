import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '@meridia/server/config.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { readKeys } from '@meridia/server/storage/keyring.ts';
import { openMasterKey } from '@meridia/server/storage/open-storage.ts';
import type postgres from 'postgres';
import { z } from 'zod';
import { ToolError } from '../tool-error.ts';
import { writeHashed } from './hashed-file.ts';
import { dataKeysName, type OpenBackup, type WrittenFile } from './manifest.ts';
import { noSeal, once, type Seal } from './seal.ts';

/** The data keys as nobody has sealed them, by their ids. */
const openKeysSchema = z.record(z.uuid(), z.string());

/**
 * The rows of a backup are sealed as they lie in the database, and the data keys go along, sealed with the master key. A backup that is sealed
 * itself also has them open, so that it can be restored when the master key is lost.
 * @returns null where there are none, and for a backup that opens by itself
 */
export async function copyDataKeys(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  dir: string,
  seal: Seal,
): Promise<WrittenFile | null> {
  if (!config.masterKey || seal === noSeal) return null;
  const keys = await readKeys(database.system, openMasterKey(config.masterKey));
  const open = Object.fromEntries(keys.map(({ id, key }) => [id, key.toString('base64')]));
  return writeHashed(join(dir, dataKeysName), once(JSON.stringify(open)), { seal });
}

/** @throws ToolError when the rows of the backup are sealed, and there is no master key to open them with */
export function assertMasterKey({ masterKey }: Pick<Config, 'masterKey'>, { manifest }: OpenBackup): void {
  const sealed = manifest.tables.some(({ name, rows }) => name === 'data_keys' && rows > 0);
  if (!sealed || masterKey) return;
  throw new ToolError(
    `Os registros desta cópia estão selados. Ponha a MASTER_KEY (ou MASTER_KEY_FILE) deles na configuração${manifest.dataKeys ? ', ou uma nova,' : ''} e repita.`,
    `The rows of this backup are sealed. Put their MASTER_KEY (or MASTER_KEY_FILE)${manifest.dataKeys ? ', or a new one,' : ''} into the settings and try again.`,
  );
}

/**
 * Lets the master key of the settings open the data keys that were just loaded.
 * @throws ToolError when they were sealed with another one, and the backup does not have them open
 */
export async function takeDataKeys(
  sql: postgres.ISql,
  { masterKey }: Pick<Config, 'masterKey'>,
  { dir, manifest, seal }: OpenBackup,
): Promise<void> {
  const there = await sql`select from pg_class where relname = 'data_keys' and relnamespace = 'public'::regnamespace`;
  if (!masterKey || there.length === 0) return;
  const master = openMasterKey(masterKey);
  const open = manifest.dataKeys
    ? openKeysSchema.parse(JSON.parse((await buffer(seal.open(createReadStream(join(dir, dataKeysName))))).toString()))
    : {};
  for (const { id, sealed } of await sql<
    { id: string; sealed: string }[]
  >`select id, sealed_key as sealed from data_keys`) {
    const opens = await master.open(sealed, id).then(
      () => true,
      () => false,
    );
    if (opens) continue;
    const key = open[id];
    if (key === undefined) {
      throw new ToolError(
        'A MASTER_KEY não é a que selou os registros desta cópia. Ponha na configuração a chave daquele tempo. Nada foi restaurado.',
        'MASTER_KEY is not the one that sealed the rows of this backup. Put the key of that time into the settings. Nothing was restored.',
      );
    }
    await sql`update data_keys set sealed_key = ${await master.seal(key, id)} where id = ${id}`;
  }
}
