import type { Foto, FotoKind } from '@meridia/shared/foto.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FotoProblem, goneProblem, isTooLarge, uploadProblem } from './check-file.ts';
import { fotoGuides } from './foto-guides.ts';
import { type FotoEffect, type FotoEvent, type FotoState, openFoto, transition } from './foto-machine.ts';
import { dropPendingFoto, keepPendingFoto, readPendingFoto } from './pending-foto.ts';
import type { FotoLink } from './send-request.ts';
import { shrinkFoto } from './shrink-foto.ts';
import { tryUpload } from './try-upload.ts';
import { uploadFoto } from './upload-foto.ts';
import { goOnAt } from './upload-in-pieces.ts';

interface FotoSlotOptions {
  kind: FotoKind;
  /** For a client who photographs herself. */
  link?: FotoLink;
  userId: string;
  /** Identifies the slot among all forms of this person on this device. */
  place: string;
  draftId: string;
  /** The photo of a restored draft. Only the first value counts. */
  initialId: string | null;
  /** Resolves when the draft with the new photo is saved. */
  onChange: (id: string | null) => Promise<void>;
  login: () => Promise<void>;
  /** The requests about photos that the server has. */
  stored: StoredFotos;
  /** Called when all attempts failed; for photos that the form does not require. */
  onGiveUp?: (problem: FotoProblem) => void;
}

interface StoredFotos {
  /** Null when the server could not be asked. */
  restore: (id: string) => Promise<Foto | null | 'gone'>;
  /** Removes a photo that nothing refers to any more. A failure does no harm. */
  forget: (id: string) => void;
  /** Absent where nobody is asked about the outline. */
  judgeContorno?: (id: string, confere: boolean) => Promise<Foto>;
}

export interface FotoSlotControl {
  kind: FotoKind;
  /** Which camera of the phone takes the photo. */
  camera: 'environment' | 'user';
  state: FotoState;
  problem: FotoProblem | null;
  /** True while a photo that is too large is made smaller. */
  preparing: boolean;
  choose: (file: File) => void;
  retry: () => void;
  remove: () => void;
  /** Whether the outline drawn over the photo follows the tongue. Rejects when the answer could not be saved. */
  judgeContorno: (confere: boolean) => Promise<void>;
  /** Removes the photo, because the draft is thrown away. */
  discard: () => void;
  /** Resolves when no upload is running. */
  settled: () => Promise<void>;
  /** The chosen photo that only the network keeps from the server; null when there is none. */
  unsent: () => Blob | null;
}

/**
 * One photo of a form. It is checked and sent as soon as it is chosen, shown with its verdict, and can be replaced or removed
 * (foto-machine.ts).
 */
export function useFotoSlot(options: FotoSlotOptions): FotoSlotControl {
  const { kind } = options;
  const [machine, setMachine] = useState(() => openFoto(options.initialId));
  // A network answer needs the current state, not the state of the render in which the request was sent.
  const now = useRef(machine);
  const given = useRef(options);
  given.current = options;
  const upload = useRef<{ abort: AbortController; done: Promise<void> } | null>(null);
  const prepared = useRef<Promise<void>>(Promise.resolve());
  const [preparing, setPreparing] = useState(false);

  const dispatch = useCallback(async function dispatch(event: FotoEvent): Promise<void> {
    const carryOut = async (effect: FotoEffect): Promise<void> => {
      const { userId, place, draftId, stored, onChange, onGiveUp } = given.current;
      switch (effect.type) {
        case 'abort':
          return upload.current?.abort.abort();
        case 'send': {
          const abort = new AbortController();
          const done = sendFoto({
            kind: given.current.kind,
            link: given.current.link,
            draftId,
            userId,
            file: effect.file,
            onBegun: (address) => void keepPendingFoto(userId, place, { draftId, file: effect.file, address }),
            upload: effect.upload,
            login: () => given.current.login(),
            signal: abort.signal,
            dispatch,
          });
          upload.current = { abort, done };
          return;
        }
        case 'keep':
          return keepPendingFoto(userId, place, { draftId, file: effect.file });
        case 'drop':
          return dropPendingFoto(userId, place, draftId);
        case 'tell':
          await onChange(effect.id);
          if (effect.thenForget) stored.forget(effect.thenForget);
          return;
        case 'forget':
          return stored.forget(effect.id);
        case 'giveUp':
          return onGiveUp?.(effect.problem);
      }
    };
    const [next, ...effects] = transition(now.current, event);
    now.current = next;
    setMachine(next);
    await Promise.all(effects.map(carryOut));
  }, []);

  useEffect(() => {
    let left = false;
    const reopen = async () => {
      const { kind, userId, place, draftId, stored } = given.current;
      const id = now.current.stored?.id;
      const kept = await readPendingFoto(userId, place, draftId);
      if (left) return;
      if (kept) {
        const { file, address } = kept;
        if (address) goOnAt(file, address);
        return dispatch({ type: 'found', file, preview: URL.createObjectURL(file) });
      }
      if (!id) return;
      const foto = await stored.restore(id);
      if (left) return;
      await dispatch(
        foto === 'gone' ? { type: 'gone', id, problem: goneProblem(kind) } : { type: 'restored', id, foto },
      );
    };
    void reopen();
    return () => {
      left = true;
      void dispatch({ type: 'left' });
    };
  }, [dispatch]);

  const retry = useCallback(() => void dispatch({ type: 'retried' }), [dispatch]);
  const retryable = machine.problem?.canRetry ?? false;
  useEffect(() => {
    if (!retryable) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retryable, retry]);

  usePreviewCleanup(machine.shown);

  return {
    kind,
    camera: options.link ? 'user' : fotoGuides[kind].camera,
    state: machine.shown,
    problem: machine.problem,
    preparing,
    choose: (file) => {
      const turn = prepare(kind, file, setPreparing).then((result) => {
        // Another photo was chosen meanwhile.
        if (prepared.current !== turn) return;
        setPreparing(false);
        void dispatch(
          result instanceof Blob
            ? { type: 'chosen', file: result, preview: URL.createObjectURL(result) }
            : { type: 'refused', problem: result },
        );
      });
      prepared.current = turn;
    },
    retry,
    remove: () => void dispatch({ type: 'removed' }),
    judgeContorno: async (confere) => {
      const id = now.current.stored?.id;
      const foto = id && (await options.stored.judgeContorno?.(id, confere));
      if (foto) await dispatch({ type: 'judged', foto });
    },
    discard: () => void dispatch({ type: 'discarded' }),
    settled: async () => {
      await prepared.current;
      await upload.current?.done;
    },
    unsent: () => {
      const { shown, problem } = now.current;
      return shown.step === 'failed' && problem?.offline ? shown.file : null;
    },
  };
}

/** The photo as it is sent, or why it cannot be sent. Only a photo that is too large takes time. */
async function prepare(kind: FotoKind, file: File, onSlow: (slow: boolean) => void): Promise<Blob | FotoProblem> {
  const problem = checkFile(kind, file);
  if (!problem) return file;
  if (!isTooLarge(file)) return problem;
  onSlow(true);
  return (await shrinkFoto(file)) ?? problem;
}

/** Sends one photo and reports the progress to the slot. Resolves when the form has been told its photo, or that it has none. */
function sendFoto({
  kind,
  link,
  draftId,
  userId,
  login,
  file,
  upload,
  onBegun,
  signal,
  dispatch,
}: Pick<FotoSlotOptions, 'kind' | 'draftId' | 'userId' | 'login'> & {
  link: FotoLink | undefined;
  file: Blob;
  upload: number;
  onBegun: (address: string) => void;
  signal: AbortSignal;
  dispatch: (event: FotoEvent) => Promise<void>;
}): Promise<void> {
  let arrived = false;
  const attempt = (attempt: number) => {
    void dispatch({ type: 'attempted', upload, attempt });
    const onProgress = (percent: number) => void dispatch({ type: 'progressed', upload, percent });
    const onArrived = () => {
      arrived = true;
    };
    return uploadFoto({ kind, link, draftId, userId, file, signal, onProgress, onArrived, onBegun });
  };
  return tryUpload(attempt, {
    wait: (ms) => pause(ms, signal),
    login,
    onBusy: (seconds) => void dispatch({ type: 'delayed', upload, seconds }),
    advanced: () => {
      const advanced = arrived;
      arrived = false;
      return advanced;
    },
  }).then(
    (foto) => dispatch({ type: 'sent', upload, foto }),
    (error: unknown) => dispatch({ type: 'failed', upload, problem: uploadProblem(kind, error) }),
  );
}

/** Releases an object URL once the slot shows something else. */
function usePreviewCleanup(state: FotoState): void {
  const preview = 'preview' in state ? state.preview : null;
  useEffect(() => {
    if (!preview?.startsWith('blob:')) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
