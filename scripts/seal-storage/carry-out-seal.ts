import { setTimeout as delay } from 'node:timers/promises';
import { dataKeys } from '@meridia/drizzle/schema.ts';
import { readKeyFile } from '@meridia/server/config.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { addKey, changeMasterKey, createKeyring, keysKnownMs, readKeys } from '@meridia/server/storage/keyring.ts';
import { openFiles, openMasterKey } from '@meridia/server/storage/open-storage.ts';
import { settledMs } from '@meridia/server/storage/row-keys.ts';
import { markSealed } from '@meridia/server/storage/storage-place.ts';
import { ne } from 'drizzle-orm';
import { createProgress } from '../backup/progress.ts';
import { alone } from '../move-storage/alone.ts';
import { ToolError } from '../tool-error.ts';
import { sealFiles } from './seal-files.ts';
import { countUnsealed, sealRows } from './seal-rows.ts';

export interface SealOrder {
  newKey: boolean;
  newMasterKeyFile: string | null;
}

/**
 * A process seals with the key before for this long, and its last file or row takes no longer than the deadlines of storage and database.
 * After the same time every process knows a new key.
 */
const lateMs = Math.max(keysKnownMs, settledMs) + 45_000;

/** Does the work of `npm run seal-storage` and prints the result. */
export async function carryOutSeal(
  deps: Pick<Deps, 'config' | 'database'>,
  databaseUrl: string,
  { newKey, newMasterKeyFile }: SealOrder,
  { progress = createProgress(), pause = (ms: number): Promise<unknown> => delay(ms) } = {},
): Promise<void> {
  const { config, database } = deps;
  if (!config.masterKey) {
    throw new ToolError(
      'Falta a MASTER_KEY (ou MASTER_KEY_FILE) na configuração: openssl rand -base64 32.',
      'MASTER_KEY (or MASTER_KEY_FILE) is missing in the settings: openssl rand -base64 32.',
    );
  }
  const master = openMasterKey(config.masterKey);
  await alone(databaseUrl, async () => {
    if (newMasterKeyFile !== null) {
      await changeMasterKey(database.system, master, openMasterKey(readKeyFile(newMasterKeyFile)));
      console.log(
        `As chaves se abrem agora só com a chave de ${newMasterKeyFile}: troque-a na configuração e reinicie / the data keys open with the key of ${newMasterKeyFile} only: put it into the settings and restart`,
      );
      return;
    }
    if (newKey) await addKey(database.system, master);
    const keyring = createKeyring(database.system, master);
    const { id: newest } = await keyring.newest();
    progress.step('Selando / sealing …');
    const files = await openFiles(config, database);
    const first = await sealFiles({ database, files, keyring, progress });
    const [{ ageMs } = { ageMs: 0 }] = await readKeys(database.system, master);
    // Rows are opened without a pause, so each process has to know the key before (server/storage/row-keys.ts).
    if ((newKey || (await hasEarlierKeys(database.system, newest))) && ageMs < lateMs) {
      progress.step(
        'À espera de que todos os processos conheçam a chave / waiting until every process knows the key …',
      );
      await pause(lateMs - ageMs);
    }
    const firstRows = await sealRows({ databaseUrl, keyring, progress });
    progress.step('À espera do que ainda chega de antes / waiting for what still comes from before …');
    await pause(lateMs);
    const last = await sealFiles({ database, files, keyring, progress });
    const lastRows = await sealRows({ databaseUrl, keyring, progress });
    await markSealed(database.system);
    const unsealed = await countUnsealed(databaseUrl, { id: newest });
    if (unsealed > 0) {
      throw new ToolError(
        `${unsealed} registros ainda não estão selados com a chave nova: um processo do MeridIA não usa esta MASTER_KEY? Repita.`,
        `${unsealed} rows are not sealed with the newest key yet: does a process of the app lack this MASTER_KEY? Run it again.`,
      );
    }
    // Nothing is sealed with an earlier key any more.
    await database.system.delete(dataKeys).where(ne(dataKeys.id, newest));
    console.log(
      `Tudo selado / all sealed: ${last.found} arquivos / files, ${first.sealed + last.sealed} agora / now; ${firstRows.sealed + lastRows.sealed} registros agora / rows now`,
    );
  });
}

async function hasEarlierKeys(db: Deps['database']['system'], newest: string): Promise<boolean> {
  return (await db.$count(dataKeys, ne(dataKeys.id, newest))) > 0;
}
