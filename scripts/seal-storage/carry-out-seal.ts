import { setTimeout as delay } from 'node:timers/promises';
import { dataKeys } from '@meridia/drizzle/schema.ts';
import { readKeyFile } from '@meridia/server/config.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { addKey, changeMasterKey, createKeyring, keysKnownMs } from '@meridia/server/storage/keyring.ts';
import { openFiles, openMasterKey } from '@meridia/server/storage/open-storage.ts';
import { markSealed } from '@meridia/server/storage/storage-place.ts';
import { ne } from 'drizzle-orm';
import { createProgress } from '../backup/progress.ts';
import { alone } from '../move-storage/alone.ts';
import { ToolError } from '../tool-error.ts';
import { sealFiles } from './seal-files.ts';

export interface SealOrder {
  newKey: boolean;
  newMasterKeyFile: string | null;
}

/** A process seals with the key before this long, and its last file takes no longer than the deadlines of the storage. */
const lateMs = keysKnownMs + 30_000;

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
    progress.step('À espera do que ainda chega de antes / waiting for what still comes from before …');
    await pause(lateMs);
    const last = await sealFiles({ database, files, keyring, progress });
    await markSealed(database.system);
    await database.system.delete(dataKeys).where(ne(dataKeys.id, newest));
    console.log(`Tudo selado / all sealed: ${last.found} arquivos / files, ${first.sealed + last.sealed} agora / now`);
  });
}
