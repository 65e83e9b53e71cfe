import { type Foto, type FotoKind, fotoLabels } from '@meridia/shared/foto.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FotoProblem, uploadProblem } from './check-file.ts';
import { type FotoSlotControl, type FotoState, readyState, usePreviewCleanup } from './foto-state.ts';
import { dropPendingFoto, keepPendingFoto, readPendingFoto } from './pending-foto.ts';
import { tryUpload } from './try-upload.ts';
import { uploadFoto } from './upload-foto.ts';

interface FotoSlotOptions {
  kind: FotoKind;
  userId: string;
  /** Names the slot among all of this person's forms, on this device. */
  place: string;
  draftId: string;
  /** The photo of a restored draft. */
  initialId: string | null;
  /** Resolves when the draft with the new photo is saved. */
  onChange: (id: string | null) => Promise<void>;
  login: () => Promise<void>;
  /** What the server keeps. */
  stored: StoredFotos;
  /** Told when all attempts failed, for photos the form can do without. */
  onGiveUp?: (problem: FotoProblem) => void;
}

interface StoredFotos {
  /** Null when the server could not be asked. */
  restore: (id: string) => Promise<Foto | null | 'gone'>;
  /** Removes a photo that nothing refers to any more; a failure costs nothing. */
  forget: (id: string) => void;
  judgeContorno: (id: string, confere: boolean) => Promise<Foto>;
}

/** One photo of a form: checked, sent as soon as it is chosen, shown with its verdict, replaced or removed. */
export function useFotoSlot({
  kind,
  userId,
  place,
  draftId,
  initialId,
  onChange,
  login,
  stored: { restore: restoreFoto, forget: forgetFoto, judgeContorno: keepAnswer },
  onGiveUp,
}: FotoSlotOptions): FotoSlotControl {
  const [state, setState] = useState<FotoState>(initialId ? { step: 'restoring', id: initialId } : { step: 'empty' });
  const [problem, setProblem] = useState<FotoProblem | null>(null);
  const upload = useRef<{ abort: AbortController; done: Promise<void> } | null>(null);
  const handlers = useRef({ onChange, login, onGiveUp });
  handlers.current = { onChange, login, onGiveUp };
  // What stands on the server now; outlives the state while a replacement is under way.
  const stored = useRef<{ id: string; foto: Foto | null } | null>(initialId ? { id: initialId, foto: null } : null);

  const send = useCallback(
    (file: Blob) => {
      upload.current?.abort.abort();
      const abort = new AbortController();
      const preview = URL.createObjectURL(file);
      setProblem(null);
      setState({ step: 'uploading', preview, percent: 0, attempt: 1 });
      void keepPendingFoto(userId, place, { draftId, file });

      const run = async () => {
        try {
          const foto = await tryUpload(
            (attempt) => {
              setState({ step: 'uploading', preview, percent: 0, attempt });
              return uploadFoto({
                kind,
                draftId,
                file,
                signal: abort.signal,
                onProgress: (percent) => setState({ step: 'uploading', preview, percent, attempt }),
              });
            },
            {
              wait: (ms) => pause(ms, abort.signal),
              login: () => handlers.current.login(),
              onBusy: (busySeconds) =>
                setState((current) =>
                  current.step === 'uploading' ? { ...current, percent: 0, busySeconds } : current,
                ),
            },
          );
          if (abort.signal.aborted) return forgetFoto(foto.id);
          const replaced = stored.current;
          stored.current = { id: foto.id, foto };
          setState({ step: 'ready', id: foto.id, preview, foto });
          await dropPendingFoto(userId, place);
          await handlers.current.onChange(foto.id);
          // Only now: until the draft names the new photo, a reload would look for the old one.
          if (replaced) forgetFoto(replaced.id);
        } catch (error) {
          if (abort.signal.aborted) return;
          const failure = uploadProblem(kind, error);
          setProblem(failure);
          handlers.current.onGiveUp?.(failure);
          if (!failure.canRetry) {
            setState(stored.current ? readyState(stored.current) : { step: 'empty' });
            return await dropPendingFoto(userId, place);
          }
          setState({ step: 'failed', preview, file });
          // What is sent must be what is seen, never the photo that was to be replaced.
          await handlers.current.onChange(null);
        }
      };
      upload.current = { abort, done: run() };
    },
    [kind, userId, place, draftId, forgetFoto],
  );

  useEffect(() => {
    let left = false;
    const reopen = async () => {
      const pending = await readPendingFoto(userId, place, draftId);
      if (left) return;
      if (pending) return send(pending);
      if (!initialId) return;
      const foto = await restoreFoto(initialId);
      if (left || stored.current?.id !== initialId) return;
      if (foto !== 'gone') {
        stored.current = { id: initialId, foto };
        return setState(readyState(stored.current));
      }
      stored.current = null;
      setState({ step: 'empty' });
      setProblem({
        title: `A foto ${fotoLabels[kind].daFoto} deste rascunho não está mais disponível`,
        action: 'Escolha a foto de novo; o restante está salvo.',
        canRetry: false,
      });
      await handlers.current.onChange(null);
    };
    void reopen();
    return () => {
      left = true;
    };
  }, [userId, place, draftId, initialId, kind, restoreFoto, send]);

  const choose = (file: File) => {
    const refused = checkFile(kind, file);
    if (!refused) return send(file);
    // A photo that already stands in the slot stays there.
    setProblem(refused);
  };

  const retry = useCallback(() => {
    if (state.step === 'failed') send(state.file);
  }, [state, send]);

  const remove = () => {
    upload.current?.abort.abort();
    const removed = stored.current;
    stored.current = null;
    setProblem(null);
    setState({ step: 'empty' });
    void dropPendingFoto(userId, place);
    void onChange(null).then(() => removed && forgetFoto(removed.id));
  };

  const judgeContorno = async (confere: boolean) => {
    const asked = stored.current;
    if (!asked) return;
    const foto = await keepAnswer(asked.id, confere);
    // Another photo may stand there by now.
    if (stored.current?.id !== asked.id) return;
    stored.current = { id: asked.id, foto };
    setState((current) => (current.step === 'ready' && current.id === asked.id ? { ...current, foto } : current));
  };

  const discard = () => {
    upload.current?.abort.abort();
    void dropPendingFoto(userId, place);
    if (stored.current) forgetFoto(stored.current.id);
  };

  const retryable = problem?.canRetry ?? false;
  useEffect(() => {
    if (!retryable) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retryable, retry]);

  usePreviewCleanup(state);
  useEffect(() => () => upload.current?.abort.abort(), []);

  return {
    kind,
    state,
    problem,
    choose,
    retry,
    remove,
    judgeContorno,
    discard,
    settled: async () => upload.current?.done,
  };
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
