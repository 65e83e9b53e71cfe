import { delMany, keys } from 'idb-keyval';

/**
 * Whatever this device keeps under an account's id: drafts of forms, photos that were still to be sent. For an account that is gone;
 * a mere sign-out keeps what the server does not have yet. Never rejects: closed storage holds nothing.
 */
export async function forgetAccount(userId: string): Promise<void> {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.includes(userId)) window.localStorage.removeItem(key);
    }
    const kept = await keys();
    await delMany(kept.filter((key) => typeof key === 'string' && key.includes(userId)));
  } catch {
    // Private windows of some browsers throw on the mere access.
  }
}
