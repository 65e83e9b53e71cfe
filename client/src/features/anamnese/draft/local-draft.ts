import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import { z } from 'zod';
import { draftKeys, keyOfDraft, readKey, removeEarlierCopy } from './draft-keys.ts';

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

/** This device's copy of a draft of this account; null when there is none or storage is inaccessible. */
export function readLocalDraft(userId: string, id: string): LocalDraft | null {
  const found = draftKeys(userId).map((key) => localDraftSchema.safeParse(readKey(key)));
  return found.find(({ data }) => data?.id === id)?.data ?? null;
}

/** @throws DOMException when storage is inaccessible (private windows of some browsers) or full. */
export function writeLocalDraft(userId: string, draft: LocalDraft): void {
  window.localStorage.setItem(keyOfDraft(userId, draft.id), JSON.stringify(draft));
  removeEarlierCopy(userId, draft.id);
}
