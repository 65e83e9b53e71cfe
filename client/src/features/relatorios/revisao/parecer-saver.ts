import type { ErrorCode } from '@meridia/shared/errors.ts';
import type { Parecer, Pendencia } from '@meridia/shared/parecer.ts';
import { isNetworkFailure, readErrorBody } from '../../../lib/app-error.ts';

const pauseMs = 1200;
const retryMs = 5000;
/** Refusals that end by themselves, or by signing in again in place. */
const passing: readonly ErrorCode[] = ['UNAUTHENTICATED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'];

export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** No connection; it is tried again. */
  | { kind: 'waiting' }
  /** Another device has saved, or the report was made again. Nothing was overwritten. */
  | { kind: 'conflict'; message: string }
  | { kind: 'refused'; error: unknown };

interface SaverPorts {
  save: (parecer: Parecer, edicao: number) => Promise<{ edicao: number; pendencias: Pendencia[] }>;
  onStatus: (status: SaveStatus) => void;
  onSaved: (saved: { edicao: number; pendencias: Pendencia[] }) => void;
}

export interface ParecerSaver {
  change: (parecer: Parecer) => void;
  /** Saves at once. @returns the edition that is stored, or null when not everything could be saved */
  flush: () => Promise<number | null>;
  /** After a conflict: what is on this screen replaces the other device's edition, as the person has decided. */
  overwrite: (edicao: number) => Promise<number | null>;
  hasUnsaved: () => boolean;
}

/**
 * Saves a review at each pause. One save runs at a time, and a change during it is saved next. A conflict stops the saving until the
 * person decides; what she wrote stays on the screen.
 */
export function createParecerSaver(start: { edicao: number }, ports: SaverPorts): ParecerSaver {
  let { edicao } = start;
  let latest: Parecer | null = null;
  let changes = 0;
  let stored = 0;
  let halted = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= send().finally(() => {
      running = null;
    });
    return running;
  }

  async function send(): Promise<void> {
    while (latest && stored < changes && !halted) {
      const count = changes;
      ports.onStatus({ kind: 'saving' });
      try {
        const saved = await ports.save(latest, edicao);
        edicao = saved.edicao;
        stored = count;
        ports.onSaved(saved);
      } catch (error) {
        fail(error);
        return;
      }
    }
    if (stored === changes && !halted) ports.onStatus({ kind: 'saved' });
  }

  function fail(error: unknown): void {
    const body = readErrorBody(error);
    if (body?.code === 'PARECER_CONFLICT') {
      halted = true;
      ports.onStatus({ kind: 'conflict', message: body.message });
      return;
    }
    const lost = isNetworkFailure(error);
    ports.onStatus(lost ? { kind: 'waiting' } : { kind: 'refused', error });
    // Another refusal would be the same again; the next change tries anew.
    if (lost || (body && passing.includes(body.code))) schedule(retryMs);
  }

  const hasUnsaved = () => stored < changes;
  const flush = async () => {
    await run();
    return hasUnsaved() ? null : edicao;
  };
  return {
    change(parecer) {
      latest = parecer;
      changes += 1;
      if (halted) return;
      // From the first letter on, so that nobody reads 'saved' of words that are not.
      ports.onStatus({ kind: 'saving' });
      schedule(pauseMs);
    },
    flush,
    overwrite(other) {
      edicao = other;
      halted = false;
      return flush();
    },
    hasUnsaved,
  };
}
