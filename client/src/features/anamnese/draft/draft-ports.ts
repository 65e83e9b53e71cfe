import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import type { LocalDraft } from './local-draft.ts';

/** Why a draft stands on this device only. `limit`: the account has all the drafts that it may have. */
export type DeviceReason = 'offline' | 'session' | 'conflict' | 'server' | 'limit';

export type DraftStatus =
  /** Nothing typed in this visit. */
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'device'; why: DeviceReason }
  /** Nowhere but on this screen: neither the device nor the server took it. */
  | { kind: 'unsaved' };

export interface DraftPorts {
  /** Stands when it returns; throws when the device takes nothing. */
  saveLocal: (draft: LocalDraft) => void;
  /** Rejects with the server's refusal or a network error. */
  saveServer: (input: {
    id: string;
    data: AnamneseDraftData;
    baseRevision: number;
  }) => Promise<{ revision: number; updatedAt: string }>;
  onStatus: (status: DraftStatus) => void;
  /**
   * The server holds another revision; saving there waits for `resume`. `unconfirmed` are sends whose answer was lost: the
   * other revision may be one of them.
   */
  onConflict: (unconfirmed: readonly AnamneseDraftData[]) => void;
  /** The session ended; saving to the server waits for `resume`. */
  onSessionEnd: () => void;
}

export interface DraftSaver {
  change: (data: AnamneseDraftData) => void;
  /** Writes to the device at once, if anything is new: safe while the page is being left. */
  flushLocal: () => void;
  /** Writes to the device and to the server now, if anything is new. */
  flush: () => Promise<void>;
  /** Goes on after `onSessionEnd` or `onConflict`, building on `revision` if given. */
  resume: (revision?: number) => void;
  /** True while the last change stands nowhere but on this screen. */
  hasUnsaved: () => boolean;
  isSynced: () => boolean;
  /** Ends saving for good; resolves when nothing is on its way any more. */
  stop: () => Promise<void>;
}
