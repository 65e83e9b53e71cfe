import { del, delMany, get, keys, set } from 'idb-keyval';

/** Keeps a chosen photo on the device until the server has it, so that a reload without a network loses nothing. */
interface PendingFoto {
  draftId: string;
  file: Blob;
  /** Where its upload goes on, once it has begun. */
  address?: string;
}

/** Never rejects. Without storage the photo is lost when the page closes. */
export async function keepPendingFoto(userId: string, place: string, pending: PendingFoto): Promise<void> {
  await set(keyOf(userId, place, pending.draftId), pending).catch(() => undefined);
}

export async function dropPendingFoto(userId: string, place: string, draftId: string): Promise<void> {
  await del(keyOf(userId, place, draftId)).catch(() => undefined);
}

/** Removes all kept photos of a draft that is thrown away without being opened. */
export async function dropPendingFotos(userId: string, draftId: string): Promise<void> {
  try {
    const isOwn = (key: IDBValidKey) =>
      typeof key === 'string' && key.startsWith(prefixOf(userId)) && key.endsWith(`:${draftId}`);
    await delMany((await keys()).filter(isOwn));
  } catch {
    // Inaccessible storage contains no photo.
  }
}

/** The kept photo of this draft. */
export async function readPendingFoto(
  userId: string,
  place: string,
  draftId: string,
): Promise<Pick<PendingFoto, 'file' | 'address'> | null> {
  const stored = await get<unknown>(keyOf(userId, place, draftId)).catch(() => undefined);
  return isPendingFoto(stored) ? stored : moveEarlierFoto(userId, place, draftId);
}

/** Earlier releases kept one photo of a place, under a key without its draft. */
async function moveEarlierFoto(userId: string, place: string, draftId: string): Promise<PendingFoto | null> {
  const key = `${prefixOf(userId)}${place}`;
  const stored = await get<unknown>(key).catch(() => undefined);
  if (!isPendingFoto(stored) || stored.draftId !== draftId) return null;
  await keepPendingFoto(userId, place, stored);
  await del(key).catch(() => undefined);
  return stored;
}

function keyOf(userId: string, place: string, draftId: string): string {
  return `${prefixOf(userId)}${place}:${draftId}`;
}

function prefixOf(userId: string): string {
  return `meridia:foto:${userId}:`;
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
