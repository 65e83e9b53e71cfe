import { del, get, set } from 'idb-keyval';

/** A photo that was chosen but has not reached the server: kept on the device, so that a reload without network loses nothing. */
interface PendingFoto {
  draftId: string;
  file: Blob;
}

/** Never rejects: without storage the photo lives as long as the page. */
export async function keepPendingFoto(userId: string, place: string, pending: PendingFoto): Promise<void> {
  await set(keyOf(userId, place), pending).catch(() => undefined);
}

export async function dropPendingFoto(userId: string, place: string): Promise<void> {
  await del(keyOf(userId, place)).catch(() => undefined);
}

/** The photo that waits for this draft; one of a draft that is gone is dropped. */
export async function readPendingFoto(userId: string, place: string, draftId: string): Promise<Blob | null> {
  const stored = await get<unknown>(keyOf(userId, place)).catch(() => undefined);
  if (!isPendingFoto(stored)) return null;
  if (stored.draftId === draftId) return stored.file;
  await dropPendingFoto(userId, place);
  return null;
}

function keyOf(userId: string, place: string): string {
  return `meridia:foto:${userId}:${place}`;
}

function isPendingFoto(value: unknown): value is PendingFoto {
  return (
    typeof value === 'object' &&
    value !== null &&
    'draftId' in value &&
    typeof value.draftId === 'string' &&
    'file' in value &&
    value.file instanceof Blob
  );
}
