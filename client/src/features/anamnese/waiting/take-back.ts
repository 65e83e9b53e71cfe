import { fotoKinds } from '@meridia/shared/foto.ts';
import { keepPendingFoto } from '../../../components/foto/pending-foto.ts';
import { readLocalDraft, writeLocalDraft } from '../draft/local-draft.ts';
import { hasContent } from '../form-values.ts';
import { removeWaiting, type WaitingIntake } from './waiting-store.ts';

/**
 * Makes a waiting intake this device's draft again, with its photos.
 * @returns false when the device holds another draft that the server does not have: there is room for one
 */
export async function takeBack(userId: string, { id, data, revision, unsent }: WaitingIntake): Promise<boolean> {
  const other = readLocalDraft(userId);
  if (other && other.id !== id && !other.synced && hasContent(other.data)) return false;
  writeLocalDraft(userId, {
    id,
    data,
    revision,
    editedAt: new Date().toISOString(),
    synced: false,
    unconfirmed: [data],
  });
  for (const kind of fotoKinds) {
    const file = unsent[kind];
    if (file) await keepPendingFoto(userId, kind, { draftId: id, file });
  }
  // Removed last: what is interrupted before is there twice, and never nowhere.
  await removeWaiting(userId, id);
  return true;
}
