import { keys } from 'idb-keyval';

// Where the intakes that wait are kept, and who is told of a change. Without schemas, because the dashboard loads this too.

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meridia:waiting');
channel?.addEventListener('message', () => tellListeners());

/** The ids of all that wait in this browser for this account. Empty when storage is inaccessible. */
export async function listWaitingIds(userId: string): Promise<string[]> {
  const prefix = keyOfWaiting(userId, '');
  try {
    return (await keys()).flatMap((key) =>
      typeof key === 'string' && key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

export function keyOfWaiting(userId: string, id: string): string {
  return `meridia:waiting:${userId}:${id}`;
}

/** Calls back when one came, changed or went, in any tab. Returns the function that stops this. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all tabs. */
export function tellWaitingChange(): void {
  channel?.postMessage('changed');
  tellListeners();
}

/** Tells this tab alone. */
export function tellListeners(): void {
  for (const listener of listeners) listener();
}
