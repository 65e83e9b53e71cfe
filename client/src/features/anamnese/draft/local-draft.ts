import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import { z } from 'zod';

// localStorage and not IndexedDB: only a synchronous write is sure to succeed while the page is being left
// (IndexedDB lost the last 300 ms of typing, and everything when the typing never paused). A draft is some kilobytes.

const localDraftSchema = z.object({
  id: z.uuid(),
  data: anamneseDraftDataSchema,
  /** The server's revision on which this copy is based; 0 while the server does not know the draft. */
  revision: z.number().int().min(0),
  /** ISO time of this device's clock. */
  editedAt: z.string(),
  /** True when the server has exactly this version. */
  synced: z.boolean(),
  /** Versions sent after `revision` without a response so far: the server may have stored them. */
  unconfirmed: z.array(anamneseDraftDataSchema).default([]),
});
export type LocalDraft = z.output<typeof localDraftSchema>;

/** The draft stored on this device for one account; null when there is none or storage is inaccessible. */
export function readLocalDraft(userId: string): LocalDraft | null {
  try {
    const parsed = localDraftSchema.safeParse(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** @throws DOMException when storage is inaccessible (private windows of some browsers) or full. */
export function writeLocalDraft(userId: string, draft: LocalDraft): void {
  window.localStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

export function removeLocalDraft(userId: string): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Inaccessible storage contains no draft.
  }
}

/** Removes health data from a shared computer. A version that the server does not have yet stays, because it is the only copy. */
export function removeSyncedDraft(userId: string): void {
  if (readLocalDraft(userId)?.synced) removeLocalDraft(userId);
}

function keyOf(userId: string): string {
  return `meridia:anamnese:${userId}`;
}
