import { del, get, set } from 'idb-keyval';

/** Keeps a chosen photo on the device until the server has it, so that a reload without a network loses nothing. */
interface PendingFoto {
  draftId: string;
  file: Blob;
  /** Where its upload goes on, once it has begun. */
  address?: string;
}

/** Never rejects. Without storage the photo is lost when the page closes. */
export async function keepPendingFoto(userId: string, place: string, pending: PendingFoto): Promise<void> {
  await set(keyOf(userId, place), pending).catch(() => undefined);
}

export async function dropPendingFoto(userId: string, place: string): Promise<void> {
  await del(keyOf(userId, place)).catch(() => undefined);
}

/** The kept photo of this draft. A photo kept for another draft is deleted. */
export async function readPendingFoto(
  userId: string,
  place: string,
  draftId: string,
): Promise<Pick<PendingFoto, 'file' | 'address'> | null> {
  const stored = await get<unknown>(keyOf(userId, place)).catch(() => undefined);
  if (!isPendingFoto(stored)) return null;
  if (stored.draftId === draftId) return stored;
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
    value.file instanceof Blob &&
    (!('address' in value) || typeof value.address === 'string')
  );
}
