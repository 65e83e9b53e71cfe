import { trpcClient } from '../../../trpc.ts';
import { emptyFormValues, type FormValues, fromDraftData } from '../form-values.ts';
import { listWaiting } from '../waiting/waiting-store.ts';
import { chooseDraft } from './choose-draft.ts';
import { joinVersions } from './compare-versions.ts';
import { type LocalDraft, readLocalDraft } from './local-draft.ts';

/** The form's initial values. */
export interface DraftStart {
  id: string;
  values: FormValues;
  revision: number;
  /** True when the server has exactly these values. */
  synced: boolean;
  /** When the restored draft was saved, and where; null for a new form. */
  restored: { at: string; where: 'device' | 'server' } | null;
  /** The server's version, when the person must choose between the two. */
  other: OtherVersion | null;
}

export interface OtherVersion {
  start: DraftStart;
  updatedAt: string;
}

// The longest time that the form waits for the server before it opens without it.
const serverTimeoutMs = 5000;

/** Never rejects: without a server the form opens with this device's draft. */
export async function openDraft(userId: string): Promise<DraftStart> {
  const [draft, waiting] = await Promise.all([readServerDraft(serverTimeoutMs), listWaiting(userId)]);
  // An intake that waits to be sent is no draft any more, although the server still has it as one.
  const server = draft && waiting.some(({ id }) => id === draft.id) ? null : draft;
  const choice = chooseDraft(readLocalDraft(userId), server);
  switch (choice.kind) {
    case 'none':
      return newDraft();
    case 'server':
      return startFromServer(choice.server);
    case 'local':
      return startFromDevice(choice.local, null);
    case 'both': {
      const { local: own, server: others } = choice;
      return startFromDevice(own, { start: startFromServer(others), updatedAt: others.updatedAt });
    }
  }
}

export function newDraft(): DraftStart {
  return {
    id: crypto.randomUUID(),
    values: emptyFormValues(),
    revision: 0,
    synced: false,
    restored: null,
    other: null,
  };
}

/** The server's draft, filled up with this form's version of it. The server does not have the result yet. */
export function joinStart(own: FormValues, server: DraftStart): DraftStart {
  return { ...server, values: joinVersions(own, server.values), synced: false };
}

type ServerDraft = NonNullable<Awaited<ReturnType<typeof trpcClient.drafts.current.query>>>;

export function startFromServer({ id, data, revision, updatedAt }: ServerDraft): DraftStart {
  return {
    id,
    values: fromDraftData(data),
    revision,
    synced: true,
    restored: { at: updatedAt, where: 'server' },
    other: null,
  };
}

function startFromDevice({ id, data, revision, synced, editedAt }: LocalDraft, other: OtherVersion | null): DraftStart {
  return { id, values: fromDraftData(data), revision, synced, restored: { at: editedAt, where: 'device' }, other };
}

/** Undefined when the server could not be asked. */
async function readServerDraft(timeoutMs: number): Promise<ServerDraft | null | undefined> {
  try {
    return await trpcClient.drafts.current.query(undefined, { signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}
