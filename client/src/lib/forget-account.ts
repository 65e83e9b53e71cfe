import { delMany, keys } from 'idb-keyval';

/**
 * Removes everything that this device stores under an account's id: drafts of forms, waiting intakes and
 * unsent photos. For an erased account; a mere sign-out keeps data that the server does not have yet. Never rejects, because
 * inaccessible storage contains nothing.
 */
export async function forgetAccount(userId: string): Promise<void> {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.includes(userId)) window.localStorage.removeItem(key);
    }
    const kept = await keys();
    await delMany(kept.filter((key) => typeof key === 'string' && key.includes(userId)));
  } catch {
    // Some browsers throw in private windows when the storage is only accessed.
  }
}
