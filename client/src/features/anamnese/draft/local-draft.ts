import { anamneseDraftDataSchema } from '@meridia/shared/anamnese/draft.ts';
import { del, get, set } from 'idb-keyval';
import { z } from 'zod';

const localDraftSchema = z.object({
  id: z.uuid(),
  data: anamneseDraftDataSchema,
  /** The server's revision this copy builds on; 0 while the server has not seen the draft. */
  revision: z.number().int().min(0),
  /** ISO time of this device's clock. */
  editedAt: z.string(),
  /** True when the server holds exactly this. */
  synced: z.boolean(),
});
export type LocalDraft = z.output<typeof localDraftSchema>;

/** The draft kept on this device for one account; null when there is none or storage is closed (private windows). */
export async function readLocalDraft(userId: string): Promise<LocalDraft | null> {
  const stored = await get<unknown>(keyOf(userId)).catch(() => null);
  const parsed = localDraftSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

export function writeLocalDraft(userId: string, draft: LocalDraft): Promise<void> {
  return set(keyOf(userId), draft);
}

export function removeLocalDraft(userId: string): Promise<void> {
  return del(keyOf(userId)).catch(() => undefined);
}

function keyOf(userId: string): string {
  return `meridia:anamnese:${userId}`;
}
