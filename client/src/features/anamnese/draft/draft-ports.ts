import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import type { LocalDraft } from './local-draft.ts';

/** Why a draft is stored on this device only. `limit`: the account already has the maximum number of drafts. */
export type DeviceReason = 'offline' | 'session' | 'conflict' | 'server' | 'limit';

export type DraftStatus =
  /** Nothing has been typed since the form opened. */
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'device'; why: DeviceReason }
  /** The draft is only on the screen: neither the device nor the server stored it. */
  | { kind: 'unsaved' };

export interface DraftPorts {
  /** The draft is stored when this returns. Throws when the device cannot store it. */
  saveLocal: (draft: LocalDraft) => void;
  /** Rejects with the server's refusal or a network error. */
  saveServer: (input: {
    id: string;
    data: AnamneseDraftData;
    baseRevision: number;
  }) => Promise<{ revision: number; updatedAt: string }>;
  onStatus: (status: DraftStatus) => void;
  /**
   * Called when the server has another revision; saving to the server waits for `resume`. `unconfirmed` are sent versions whose
   * response was lost: the server's revision may be one of them.
   */
  onConflict: (unconfirmed: readonly AnamneseDraftData[]) => void;
  /** Called when the session has ended; saving to the server waits for `resume`. */
  onSessionEnd: () => void;
}

export interface DraftSaver {
  change: (data: AnamneseDraftData) => void;
  /** Writes unsaved changes to the device at once. Safe while the page is being left. */
  flushLocal: () => void;
  /** Writes unsaved changes to the device and to the server now. */
  flush: () => Promise<void>;
  /** Continues after `onSessionEnd` or `onConflict`, based on `revision` if given. */
  resume: (revision?: number) => void;
  /**
   * Sends nothing to the server until `release`, because the draft is becoming an assessment: a save that came after it would find no
   * draft. What is typed is still written to the device.
   */
  hold: () => void;
  release: () => void;
  /** True while the last change is only on the screen. */
  hasUnsaved: () => boolean;
  isSynced: () => boolean;
  /** Stops saving for good; resolves when no save is running any more. */
  stop: () => Promise<void>;
}
