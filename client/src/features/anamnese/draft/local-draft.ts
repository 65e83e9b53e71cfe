import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import { z } from 'zod';

// localStorage and not IndexedDB: only a synchronous write made while the page is being left is sure to stand
// (IndexedDB lost the last 300 ms of typing, and everything when the typing never paused). A draft is some kilobytes.

const localDraftSchema = z.object({
  id: z.uuid(),
  data: anamneseDraftDataSchema,
  /** The server's revision this copy builds on; 0 while the server has not seen the draft. */
  revision: z.number().int().min(0),
  /** ISO time of this device's clock. */
  editedAt: z.string(),
  /** True when the server holds exactly this. */
  synced: z.boolean(),
  /** What was sent on top of `revision` without an answer so far: the server may hold it. */
  unconfirmed: z.array(anamneseDraftDataSchema).default([]),
});
export type LocalDraft = z.output<typeof localDraftSchema>;

/** The draft kept on this device for one account; null when there is none or storage is closed. */
export function readLocalDraft(userId: string): LocalDraft | null {
  try {
    const parsed = localDraftSchema.safeParse(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** @throws DOMException when storage is closed (private windows of some browsers) or full. */
export function writeLocalDraft(userId: string, draft: LocalDraft): void {
  window.localStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

export function removeLocalDraft(userId: string): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Closed storage holds nothing either.
  }
}

/** Leaves no health data on a shared computer; what the server does not have yet stays, because it is the only copy. */
export function removeSyncedDraft(userId: string): void {
  if (readLocalDraft(userId)?.synced) removeLocalDraft(userId);
}

function keyOf(userId: string): string {
  return `meridia:anamnese:${userId}`;
}
