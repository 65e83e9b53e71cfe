import type { Database } from '../db/client.ts';
import { OwnError } from '../own-error.ts';
import { addKey, type MasterKey, readKeys } from './keyring.ts';
import type { DataKey } from './sealed-file.ts';

/** How often a process reads the data keys again. */
const readAgainMs = 15_000;
/**
 * A key seals rows only after every process must have read it: rows are opened without a pause, so nobody can wait for a key then. Until it
 * is that old, the one before it seals.
 */
export const settledMs = 45_000;

/**
 * From now on the rows of this process are sealed, and opened, with the data keys of the installation.
 * @throws OwnError when the master key is not the one that sealed them
 */
export async function unlockRows(
  { rows, system }: Pick<Database, 'rows' | 'system'>,
  master: MasterKey,
): Promise<{ readAgain(): Promise<void>; close(): void }> {
  let keys: Awaited<ReturnType<typeof readKeys>> = [];
  let reading: Promise<void> | null = null;
  // Asked for in vain since they were last read, so that a changed id of a key is not taken for a new key for ever.
  const absent = new Set<string>();
  const read = async () => {
    keys = await readKeys(system, master);
    absent.clear();
  };
  // One at a time. Keys that were opened once stay good while the database is away, and after a change of the master key.
  const readAgain = () => {
    reading ??= read()
      .catch(() => {})
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  await addKey(system, master, { first: true });
  await read();
  rows.unlock({
    newest: () => sealingKey(keys),
    find: (id) => {
      const found = keys.find((key) => key.id === id);
      if (found) return found;
      if (absent.has(id)) throw new OwnError(`there is no data key ${id}`);
      const before = keys;
      void readAgain().then(() => {
        if (keys !== before && !keys.some((key) => key.id === id)) absent.add(id);
      });
      return null;
    },
  });
  const timer = setInterval(() => void readAgain(), readAgainMs);
  timer.unref();
  return { readAgain, close: () => clearInterval(timer) };
}

/** @param keys newest first */
function sealingKey(keys: readonly (DataKey & { ageMs: number })[]): DataKey {
  const key = keys.find(({ ageMs }) => ageMs >= settledMs) ?? keys.at(-1);
  if (!key) throw new Error('no data key was read');
  return key;
}
