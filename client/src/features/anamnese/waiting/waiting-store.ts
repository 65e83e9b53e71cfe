import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import type { FotoKind } from '@meridia/shared/foto.ts';
import { del, get, keys, set } from 'idb-keyval';
import { z } from 'zod';

// Finished intakes that wait for a connection, in IndexedDB because they hold photos. Each is stored under its account's id: another
// account in the same browser neither sees nor sends it, and `forgetAccount` finds it.

const blobSchema = z.instanceof(Blob);
const waitingSchema = z.object({
  /** The draft's id, which is the idempotency key: the server never creates two assessments of it. */
  id: z.uuid(),
  data: anamneseDraftDataSchema,
  /** The photos that the server does not have yet. */
  unsent: z.object({ lingua: blobSchema, face: blobSchema, orelha: blobSchema }).partial(),
  /** The server's revision of the draft, for the way back to the form. */
  revision: z.number().int().min(0),
  /** ISO time of this device's clock. */
  queuedAt: z.string(),
  /** Why the server did not take it; null while only the connection is missing. */
  problem: z.object({ title: z.string(), action: z.string() }).nullable(),
});
export type WaitingIntake = z.output<typeof waitingSchema>;
export type Unsent = Partial<Record<FotoKind, Blob>>;

/** What this tab is doing with one of them. */
export interface Sending {
  id: string;
  text: string;
}

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meridia:waiting');
channel?.addEventListener('message', () => tellListeners());
let sending: Sending | null = null;

/** All that wait in this browser for this account, oldest first. Empty when storage is inaccessible. */
export async function listWaiting(userId: string): Promise<WaitingIntake[]> {
  try {
    const own = (await keys()).filter((key) => typeof key === 'string' && key.startsWith(prefixOf(userId)));
    const found = (await Promise.all(own.map((key) => get<unknown>(key)))).map((value) =>
      waitingSchema.safeParse(value),
    );
    return found
      .flatMap(({ data }) => (data ? [data] : []))
      .sort((one, other) => one.queuedAt.localeCompare(other.queuedAt));
  } catch {
    return [];
  }
}

export async function findWaiting(userId: string, id: string): Promise<WaitingIntake | null> {
  return (await listWaiting(userId)).find((intake) => intake.id === id) ?? null;
}

/** Stores a new one or a changed one. @throws DOMException when storage is inaccessible or full */
export async function keepWaiting(userId: string, intake: WaitingIntake): Promise<void> {
  await set(keyOf(userId, intake.id), intake);
  changed();
}

export async function removeWaiting(userId: string, id: string): Promise<void> {
  await del(keyOf(userId, id));
  changed();
}

/**
 * Runs work on what waits while nothing else works on it, in any tab. Where the browser has no locks, the idempotency key alone keeps
 * the assessment single.
 * @param patienceMs how long to wait for the others to finish
 * @returns whether it ran
 */
export async function aloneOnWaiting(
  userId: string,
  work: () => Promise<void>,
  { patienceMs = 0 } = {},
): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  const impatient = new AbortController();
  const timer = patienceMs > 0 && setTimeout(() => impatient.abort(), patienceMs);
  const options = timer ? { signal: impatient.signal } : { ifAvailable: true };
  let ran = false;
  try {
    await navigator.locks.request(`meridia:waiting:${userId}`, options, async (lock) => {
      if (!lock) return;
      ran = true;
      await work();
    });
  } catch (error) {
    if (ran || !impatient.signal.aborted) throw error;
  } finally {
    if (timer) clearTimeout(timer);
  }
  return ran;
}

/** Calls back when one came, changed or went, in any tab. Returns the function that stops this. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readSending(): Sending | null {
  return sending;
}

export function setSending(next: Sending | null): void {
  sending = next;
  tellListeners();
}

function changed(): void {
  channel?.postMessage('changed');
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function keyOf(userId: string, id: string): string {
  return `${prefixOf(userId)}${id}`;
}

function prefixOf(userId: string): string {
  return `meridia:waiting:${userId}:`;
}
