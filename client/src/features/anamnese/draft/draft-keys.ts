// Without schemas, because the dashboard loads this too, and with them the page would weigh a seventh more.

export interface DeviceDraft {
  id: string;
  nomeCliente: string | null;
  /** The client whose intake it is; null for a person who is new. */
  clienteId?: string | null | undefined;
  /** ISO time of this device's clock. */
  updatedAt: string;
}

export interface LocalDraftSummary extends DeviceDraft {
  /** Whether the server has these answers, too. */
  synced: boolean;
}

/** The drafts of this account that this device has. */
export function listLocalDrafts(userId: string): LocalDraftSummary[] {
  return draftKeys(userId).flatMap((key) => {
    const { id, editedAt, synced, data } = partsOf(readKey(key));
    if (typeof id !== 'string' || typeof editedAt !== 'string') return [];
    const { clienteId, dados } = partsOf(data);
    const { nomeCliente } = partsOf(dados);
    return {
      id,
      clienteId: typeof clienteId === 'string' ? clienteId : null,
      nomeCliente: (typeof nomeCliente === 'string' && nomeCliente.trim()) || null,
      updatedAt: editedAt,
      synced: synced === true,
    };
  });
}

/** Removes this device's copy of a draft. */
export function removeLocalDraft(userId: string, id: string): void {
  for (const key of draftKeys(userId)) if (partsOf(readKey(key)).id === id) removeKey(key);
}

/** Removes the copy of an earlier release, once this release keeps the draft under its own key. */
export function removeEarlierCopy(userId: string, id: string): void {
  if (partsOf(readKey(prefixOf(userId))).id === id) removeKey(prefixOf(userId));
}

/** Removes health data from a shared computer. A version that the server does not have yet stays, because it is the only copy. */
export function removeSyncedDrafts(userId: string): void {
  for (const key of draftKeys(userId)) if (partsOf(readKey(key)).synced === true) removeKey(key);
}

/** The same for the drafts of all accounts but this one: their sessions may have ended here without a sign-out. */
export function removeSyncedDraftsOfOthers(userId: string): void {
  const own = draftKeys(userId);
  for (const key of keysBeginning(prefixOf(''))) {
    if (!own.includes(key) && partsOf(readKey(key)).synced === true) removeKey(key);
  }
}

export function keyOfDraft(userId: string, id: string): string {
  return `${prefixOf(userId)}:${id}`;
}

/** The keys of all drafts of this account. Earlier releases kept one draft, under the account's id alone. */
export function draftKeys(userId: string): string[] {
  const prefix = prefixOf(userId);
  return keysBeginning(prefix)
    .filter((key) => key === prefix || key.startsWith(`${prefix}:`))
    .sort()
    .reverse();
}

function keysBeginning(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Inaccessible storage contains no draft.
    return [];
  }
}

/** The value under a key; null when there is none that can be read. */
export function readKey(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function removeKey(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Inaccessible storage contains no draft.
  }
}

/** The members of a stored object; none of anything else. */
function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function prefixOf(userId: string): string {
  return `meridia:anamnese:${userId}`;
}
