import { fotoKinds } from '@meridia/shared/foto.ts';
import { keepPendingFoto } from '../../../components/foto/pending-foto.ts';
import { writeLocalDraft } from '../draft/local-draft.ts';
import { removeWaiting, type WaitingIntake } from './waiting-store.ts';

/** Makes a waiting intake a draft of this device again, with its photos. */
export async function takeBack(userId: string, { id, data, revision, unsent }: WaitingIntake): Promise<void> {
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
}
