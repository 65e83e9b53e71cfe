import type { Deps, Storage, StoredBlob } from '@meridia/server/ports.ts';
import type { Keyring } from '@meridia/server/storage/keyring.ts';
import { keyIdOf, openFile, sealFile } from '@meridia/server/storage/sealed-file.ts';
import type { Progress } from '../backup/progress.ts';
import { findKeys, inBatches, inLanes } from '../move-storage/move-files.ts';
import { ToolError } from '../tool-error.ts';

interface Sealing {
  database: Deps['database'];
  /** As they lie there. */
  files: Storage;
  keyring: Keyring;
  progress: Progress;
}

/**
 * Seals with the newest data key every file that a row names and that is not yet. Each is read back before the next.
 * @throws ToolError when files did not open; all others are sealed then
 */
export async function sealFiles({ database, files, keyring, progress }: Sealing): Promise<{
  found: number;
  sealed: number;
}> {
  const newest = await keyring.newest();
  const done = { found: 0, sealed: 0 };
  const broken: string[] = [];
  const sealOne = async (key: string) => {
    const lying = await files.get(key);
    if (!lying) return;
    done.found += 1;
    const id = keyIdOf(lying);
    if (id === newest.id) return;
    const bytes = id ? await keyring.find(id).then((sealer) => openFile(sealer.key, key, lying)) : lying;
    await files.put(key, sealFile(newest, key, bytes));
    const back = await files.get(key);
    // Erased meanwhile by its person.
    if (back && !openFile(newest.key, key, back).equals(bytes)) throw new Error('it did not come back the same');
    done.sealed += 1;
    progress.count('selados / sealed', done.sealed, done.sealed);
  };
  const sealBatch = async (batch: readonly StoredBlob[]) => {
    const keys = await findKeys(database, batch);
    await inLanes([...keys.values()], (key) => sealOne(key).catch(() => void broken.push(key)));
    // What somebody erased meanwhile may have been written again just after its removal.
    const still = await findKeys(database, batch);
    for (const [digest, key] of keys) if (!still.has(digest)) await files.remove(key);
  };
  for await (const batch of inBatches(files.list())) await sealBatch(batch);
  if (broken.length === 0) return done;
  throw new ToolError(
    `${broken.length} arquivos não se abrem, e ficaram como estão: ${broken.slice(0, 20).join(', ')}`,
    `${broken.length} files do not open, and were left as they are.`,
  );
}
