import type { Foto } from '@meridia/shared/foto.ts';
import type { FotoProblem } from './check-file.ts';

/** What a photo's slot shows. */
export type FotoState =
  | { step: 'empty' }
  /** A restored photo whose measurements are being fetched. */
  | { step: 'restoring'; id: string }
  /** `busySeconds` is set while the server is overloaded and the photo waits on this device. */
  | { step: 'uploading'; file: Blob; preview: string; percent: number; attempt: number; busySeconds?: number }
  /** `foto` is null when the server could not be asked about a restored photo. */
  | { step: 'ready'; id: string; preview: string; foto: Foto | null }
  | { step: 'failed'; file: Blob; preview: string };

export interface FotoMachine {
  shown: FotoState;
  problem: FotoProblem | null;
  stored: StoredFoto | null;
  /** The number of the current upload: events of other uploads are late. The number grows when an upload begins or is aborted. */
  upload: number;
}

/** The photo that the server has. The slot keeps it while a replacement is being uploaded. */
interface StoredFoto {
  id: string;
  foto: Foto | null;
  /** Whether the form names this photo. It does not while the upload of a replacement has failed and can be repeated. */
  named: boolean;
}

export type FotoEvent =
  | { type: 'chosen'; file: Blob; preview: string }
  /** The chosen file cannot be sent at all. */
  | { type: 'refused'; problem: FotoProblem }
  /** This device kept a photo that the server did not have yet. */
  | { type: 'found'; file: Blob; preview: string }
  /** The server's answer about a restored photo; null when the server could not be asked. */
  | { type: 'restored'; id: string; foto: Foto | null }
  | { type: 'gone'; id: string; problem: FotoProblem }
  | { type: 'attempted'; upload: number; attempt: number }
  | { type: 'progressed'; upload: number; percent: number }
  | { type: 'delayed'; upload: number; seconds: number }
  | { type: 'sent'; upload: number; foto: Foto }
  | { type: 'failed'; upload: number; problem: FotoProblem }
  /** The person asked for another attempt, or the network is back. */
  | { type: 'retried' }
  | { type: 'removed' }
  /** The therapist's answer about the outline is saved. */
  | { type: 'judged'; foto: Foto }
  /** The draft is thrown away. */
  | { type: 'discarded' }
  /** The form is closed; the photo stays on the device and on the server. */
  | { type: 'left' };

/** What must be done besides showing the new state. */
export type FotoEffect =
  /** Aborts the running upload. */
  | { type: 'abort' }
  | { type: 'send'; upload: number; file: Blob }
  /** Keeps the photo on this device until the server has it. */
  | { type: 'keep'; file: Blob }
  | { type: 'drop' }
  /** Sets the form's photo, and removes the other photo only after that: a reload before would still look for the other photo. */
  | { type: 'tell'; id: string | null; thenForget: string | null }
  | { type: 'forget'; id: string }
  | { type: 'giveUp'; problem: FotoProblem };

type Outcome = [FotoMachine, ...FotoEffect[]];

/** @param initialId the photo of a restored draft */
export function openFoto(initialId: string | null): FotoMachine {
  return {
    shown: initialId ? { step: 'restoring', id: initialId } : { step: 'empty' },
    problem: null,
    stored: initialId ? { id: initialId, foto: null, named: true } : null,
    upload: 0,
  };
}

/** All rules of a slot. Events of an upload that was replaced or aborted come too late: they do not change what the slot shows. */
export function transition(now: FotoMachine, event: FotoEvent): Outcome {
  switch (event.type) {
    case 'chosen':
      return send(now, event.file, event.preview);
    case 'refused':
      // A photo that already stands in the slot stays there.
      return [{ ...now, problem: event.problem }];
    case 'found':
      // The person has meanwhile chosen or removed a photo, and that decision counts.
      return now.upload === 0 ? send(now, event.file, event.preview) : [now];
    case 'restored':
    case 'gone':
      return now.stored?.id === event.id ? afterAsking(now, event) : [now];
    case 'attempted':
    case 'progressed':
    case 'delayed':
    case 'sent':
    case 'failed':
      return event.upload === now.upload ? hear(now, event) : tooLate(now, event);
    case 'retried':
      if (now.shown.step !== 'failed' || !now.problem?.canRetry) return [now];
      return send(now, now.shown.file, now.shown.preview);
    case 'removed': {
      const removed: FotoMachine = { shown: { step: 'empty' }, problem: null, stored: null, upload: now.upload + 1 };
      return [removed, ...abort(now), { type: 'drop' }, tell(null, now.stored?.id)];
    }
    case 'judged':
      return [judged(now, event.foto)];
    case 'discarded': {
      const off: Outcome = [{ ...now, upload: now.upload + 1 }, ...abort(now), { type: 'drop' }];
      return now.stored ? [...off, { type: 'forget', id: now.stored.id }] : off;
    }
    case 'left':
      return now.shown.step === 'uploading' ? [{ ...now, upload: now.upload + 1 }, ...abort(now)] : [now];
  }
}

type UploadEvent = Extract<FotoEvent, { upload: number }>;

function send(now: FotoMachine, file: Blob, preview: string): Outcome {
  const upload = now.upload + 1;
  return [
    { ...now, shown: { step: 'uploading', file, preview, percent: 0, attempt: 1 }, problem: null, upload },
    ...abort(now),
    { type: 'send', upload, file },
    { type: 'keep', file },
  ];
}

function abort({ shown }: FotoMachine): FotoEffect[] {
  return shown.step === 'uploading' ? [{ type: 'abort' }] : [];
}

function tell(id: string | null, thenForget: string | null = null): FotoEffect {
  return { type: 'tell', id, thenForget };
}

/** Applies an event of the current upload. */
function hear(now: FotoMachine, event: UploadEvent): Outcome {
  if (now.shown.step !== 'uploading') return [now];
  const { file, preview, attempt } = now.shown;
  const uploading = { step: 'uploading', file, preview, attempt, percent: 0 } as const;
  switch (event.type) {
    case 'attempted':
      return [{ ...now, shown: { ...uploading, attempt: event.attempt } }];
    case 'progressed':
      return [{ ...now, shown: { ...uploading, percent: event.percent } }];
    case 'delayed':
      return [{ ...now, shown: { ...uploading, busySeconds: event.seconds } }];
    case 'sent': {
      const { foto } = event;
      return [
        { ...now, shown: { step: 'ready', id: foto.id, preview, foto }, stored: { id: foto.id, foto, named: true } },
        { type: 'drop' },
        tell(foto.id, now.stored?.id),
      ];
    }
    case 'failed': {
      const { problem } = event;
      const giveUp = { type: 'giveUp', problem } as const;
      const stored = now.stored && { ...now.stored, named: !problem.canRetry };
      // The form must contain the photo that is seen, so it no longer names the photo that was to be replaced.
      if (problem.canRetry) {
        return [{ ...now, shown: { step: 'failed', file, preview }, problem, stored }, giveUp, tell(null)];
      }
      const shown: Outcome = [{ ...now, shown: showStored(now), problem, stored }, giveUp, { type: 'drop' }];
      return now.stored?.named === false ? [...shown, tell(now.stored.id)] : shown;
    }
  }
}

/** Removes a photo that arrived although its upload was replaced or aborted. */
function tooLate(now: FotoMachine, event: UploadEvent): Outcome {
  return event.type === 'sent' ? [now, { type: 'forget', id: event.foto.id }] : [now];
}

function afterAsking(now: FotoMachine, event: Extract<FotoEvent, { type: 'restored' | 'gone' }>): Outcome {
  const waiting = now.shown.step === 'restoring';
  if (event.type === 'restored') {
    const known = { ...now, stored: now.stored && { ...now.stored, foto: event.foto } };
    return [waiting ? { ...known, shown: showStored(known) } : known];
  }
  const without = { ...now, stored: null };
  if (!waiting) return [without];
  return [{ ...without, shown: { step: 'empty' }, problem: event.problem }, tell(null)];
}

function showStored({ stored }: FotoMachine): FotoState {
  if (!stored) return { step: 'empty' };
  const { id, foto } = stored;
  return { step: 'ready', id, preview: `/api/fotos/${id}`, foto };
}

function judged(now: FotoMachine, foto: Foto): FotoMachine {
  // The slot may have another photo by now.
  if (now.stored?.id !== foto.id) return now;
  const { shown } = now;
  const seen = shown.step === 'ready' && shown.id === foto.id;
  return { ...now, stored: { ...now.stored, foto }, shown: seen ? { ...shown, foto } : shown };
}
