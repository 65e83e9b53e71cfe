import { asUnavailable } from './db/away.ts';
import type { Deps } from './ports.ts';

/**
 * Stores a file and then its row, so that no row points to nothing. Without its row the file goes; unless the connection was lost: the
 * row may be there all the same, and must find its file. The sweep of photos removes what has none.
 */
export async function storeWithRow<Row>(
  { storage }: Pick<Deps, 'storage'>,
  key: string,
  bytes: Buffer,
  writeRow: () => Promise<Row>,
): Promise<Row> {
  await storage.put(key, bytes);
  try {
    return await writeRow();
  } catch (error) {
    if (!asUnavailable(error)) await storage.remove(key);
    throw error;
  }
}

/** Removes files whose rows are gone. */
export async function removeFiles({ storage }: Pick<Deps, 'storage'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

let lastTimestamp = 0;

/** Keys tell files of a kind apart by their timestamp only (docs/PRODUCT.md 7.3), so two of one millisecond must not share it. */
export function nextTimestamp(): number {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return lastTimestamp;
}
