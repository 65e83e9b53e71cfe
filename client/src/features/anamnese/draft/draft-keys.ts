import { z } from 'zod';

// Without the questions of the intake, because the dashboard loads this too.

const summarySchema = z.object({
  id: z.uuid(),
  editedAt: z.string(),
  synced: z.boolean(),
  data: z.object({ dados: z.object({ nomeCliente: z.string().nullish().catch(null) }) }),
});

export interface DeviceDraft {
  id: string;
  nomeCliente: string | null;
  /** ISO time of this device's clock. */
  updatedAt: string;
}

/** The drafts of this account with answers that only this device has. */
export function listUnsyncedDrafts(userId: string): DeviceDraft[] {
  return summariesOf(userId).flatMap(({ id, editedAt, synced, data }) =>
    synced ? [] : [{ id, nomeCliente: data.dados.nomeCliente?.trim() || null, updatedAt: editedAt }],
  );
}

/** Removes this device's copy of a draft. */
export function removeLocalDraft(userId: string, id: string): void {
  for (const key of draftKeys(userId)) if (summarySchema.safeParse(readKey(key)).data?.id === id) removeKey(key);
}

/** Removes health data from a shared computer. A version that the server does not have yet stays, because it is the only copy. */
export function removeSyncedDrafts(userId: string): void {
  for (const { id, synced } of summariesOf(userId)) if (synced) removeLocalDraft(userId, id);
}

export function keyOfDraft(userId: string, id: string): string {
  return `${prefixOf(userId)}:${id}`;
}

/** The keys of all drafts of this account. Earlier releases kept one draft, under the account's id alone. */
export function draftKeys(userId: string): string[] {
  const prefix = prefixOf(userId);
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key === prefix || key.startsWith(`${prefix}:`))
      .sort()
      .reverse();
  } catch {
    // Inaccessible storage contains no draft.
    return [];
  }
}

/** The value under a key; null when there is none that can be read. */
export function readKey(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function removeKey(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Inaccessible storage contains no draft.
  }
}

function summariesOf(userId: string) {
  return draftKeys(userId).flatMap((key) => summarySchema.safeParse(readKey(key)).data ?? []);
}

function prefixOf(userId: string): string {
  return `meridia:anamnese:${userId}`;
}
