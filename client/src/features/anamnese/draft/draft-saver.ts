import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { isNetworkFailure, readErrorBody } from '../../../lib/app-error.ts';
import type { DeviceReason, DraftPorts, DraftSaver } from './draft-ports.ts';

const localDelayMs = 300;
const serverDelayMs = 1500;
// The longest time between two saves to the server while the typing never pauses.
const serverMaxDelayMs = 10_000;
const maxUnconfirmed = 5;
const retryDelaysMs = [3000, 8000, 20_000, 30_000];

/**
 * Saves one draft in two places: on the device at once, on the server at each pause. Changes are counted, so that a save that
 * returns late only confirms the changes it contained.
 */
export function createDraftSaver(
  start: { id: string; revision: number; synced: boolean },
  ports: DraftPorts,
): DraftSaver {
  let data: AnamneseDraftData | null = null;
  let revision = start.revision;
  let changes = 0;
  let onDevice = 0;
  let onServer = 0;
  let lastSynced = start.synced;
  let waitingSinceMs: number | null = null;
  let failures = 0;
  let unconfirmed: AnamneseDraftData[] = [];
  let halted: 'session' | 'conflict' | null = null;
  let stopped = false;
  let held = false;
  let running: Promise<void> | null = null;
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;

  function change(next: AnamneseDraftData): void {
    if (stopped) return;
    data = next;
    changes += 1;
    lastSynced = false;
    if (!halted && failures === 0) ports.onStatus({ kind: 'saving' });
    localTimer ??= setTimeout(saveLocal, localDelayMs);
    const now = Date.now();
    waitingSinceMs ??= now;
    scheduleServer(Math.min(serverDelayMs, Math.max(0, waitingSinceMs + serverMaxDelayMs - now)));
  }

  function saveLocal(): void {
    clearTimeout(localTimer);
    localTimer = undefined;
    if (!data || stopped) return;
    try {
      ports.saveLocal({
        id: start.id,
        data,
        revision,
        editedAt: new Date().toISOString(),
        synced: lastSynced,
        unconfirmed,
      });
      onDevice = changes;
    } catch {
      // Private windows and full disks store nothing. The server's copy is then the only copy, and `hasUnsaved` guards the tab
      // until it is saved.
      if (hasUnsaved() && (halted || failures > 0)) ports.onStatus({ kind: 'unsaved' });
    }
  }

  function scheduleServer(delayMs: number): void {
    clearTimeout(serverTimer);
    serverTimer = setTimeout(saveServer, delayMs);
  }

  function saveServer(): Promise<void> {
    clearTimeout(serverTimer);
    running ??= sendChanges().finally(() => {
      running = null;
    });
    return running;
  }

  async function sendChanges(): Promise<void> {
    while (data && onServer < changes && !halted && !held && !stopped) {
      const count = changes;
      const sent = data;
      waitingSinceMs = null;
      const before = unconfirmed;
      // Recorded before sending, because the page may close before the response arrives.
      unconfirmed = [...before.filter((other) => other !== sent), sent].slice(-maxUnconfirmed);
      saveLocal();
      try {
        ({ revision } = await ports.saveServer({ id: start.id, data: sent, baseRevision: revision }));
      } catch (error) {
        // A refusal means that the server did not store this version; earlier versions stay unconfirmed.
        if (readErrorBody(error)) unconfirmed = before;
        if (stopped || recover(error)) continue;
        return;
      }
      onServer = count;
      failures = 0;
      unconfirmed = [];
      lastSynced = onServer === changes;
      saveLocal();
      if (lastSynced) ports.onStatus({ kind: 'saved', at: new Date() });
    }
  }

  /** @returns true when the same save can be tried again at once. */
  function recover(error: unknown): boolean {
    const code = readErrorBody(error)?.code;
    if (code === 'DRAFT_NOT_FOUND' && revision > 0) {
      // The draft was discarded on another device or deleted by the server. The form's content becomes a draft again, with the same id.
      revision = 0;
      return true;
    }
    if (code === 'UNAUTHENTICATED' || code === 'DRAFT_CONFLICT') {
      halted = code === 'UNAUTHENTICATED' ? 'session' : 'conflict';
      tellDevice(halted);
      if (halted === 'session') ports.onSessionEnd();
      else ports.onConflict(unconfirmed);
      return false;
    }
    tellDevice(code === 'DRAFT_LIMIT' ? 'limit' : isNetworkFailure(error) ? 'offline' : 'server');
    scheduleServer(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? serverMaxDelayMs);
    failures += 1;
    return false;
  }

  function tellDevice(why: DeviceReason): void {
    // This also covers a change that the device is about to store: if that write fails, `saveLocal` reports it.
    ports.onStatus({ kind: 'device', why });
  }

  function hasUnsaved(): boolean {
    return Math.max(onDevice, onServer) < changes;
  }

  return {
    change,
    flushLocal: () => {
      if (onDevice < changes) saveLocal();
    },
    flush: async () => {
      if (stopped || onServer === changes) return;
      saveLocal();
      await saveServer();
    },
    resume: (nextRevision) => {
      if (stopped) return;
      halted = null;
      if (nextRevision !== undefined) revision = nextRevision;
      if (onServer < changes) {
        ports.onStatus({ kind: 'saving' });
        scheduleServer(0);
      }
    },
    hold: () => {
      held = true;
    },
    release: () => {
      held = false;
      if (onServer < changes && !stopped) scheduleServer(0);
    },
    hasUnsaved,
    isSynced: () => lastSynced && !running,
    stop: async () => {
      stopped = true;
      clearTimeout(localTimer);
      clearTimeout(serverTimer);
      await running;
    },
  };
}
