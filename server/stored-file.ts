import { asUnavailable } from './db/away.ts';
import { AppError } from './errors.ts';
import type { Deps } from './ports.ts';

/**
 * Stores a file and then its row, so that no row points to nothing. Without its row the file goes; unless the connection was lost: the
 * row may be there all the same, and must find its file. The sweep of photos removes what has none.
 */
export async function storeWithRow<Row>(
  deps: Pick<Deps, 'storage' | 'log'>,
  key: string,
  bytes: Buffer,
  writeRow: () => Promise<Row>,
  signal?: AbortSignal,
): Promise<Row> {
  await deps.storage.put(key, bytes, signal);
  try {
    return await writeRow();
  } catch (error) {
    if (!asUnavailable(error)) await removeFiles(deps, [key]);
    throw error;
  }
}

/**
 * Removes files whose rows are gone. What their place refuses stays until the sweep of photos: the person's change has happened, and is
 * not undone by that. @returns how many stay
 */
export async function removeFiles(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<number> {
  let left = 0;
  let failure: unknown = null;
  for (const [index, key] of keys.entries()) {
    try {
      await storage.remove(key);
    } catch (error) {
      failure = error;
      // A place that is away would let each of the others wait, too.
      const away = error instanceof AppError;
      left += away ? keys.length - index : 1;
      if (away) break;
    }
  }
  if (left > 0) log.warn({ err: failure, files: left }, 'files without a row stay until the next sweep');
  return left;
}

let lastTimestamp = 0;

/** Keys tell files of a kind apart by their timestamp only (docs/PRODUCT.md 7.3), so two of one millisecond must not share it. */
export function nextTimestamp(): number {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return lastTimestamp;
}
