import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onSessionChange } from '../../../lib/session-events.ts';
import { trpcClient } from '../../../trpc.ts';
import { type FormValues, hasContent, sameAnswers, toDraftData } from '../form-values.ts';
import { removeLocalDraft } from './draft-keys.ts';
import type { DraftSaver, DraftStatus } from './draft-ports.ts';
import { createDraftSaver } from './draft-saver.ts';
import { writeLocalDraft } from './local-draft.ts';
import { type DraftStart, type OtherVersion, startFromServer } from './open-draft.ts';

const retryDelayMs = 5000;

interface Draft {
  id: string;
  status: DraftStatus;
  /** True once something was answered since the form opened. */
  touched: boolean;
  /** The version that another device saved meanwhile. */
  conflict: OtherVersion | null;
  /** Saves this version over the other one; both have the same id. */
  keepThis: () => void;
  /** True when the last answers could be saved nowhere. */
  hasUnsaved: () => boolean;
  flush: () => Promise<void>;
  /** Sends nothing to the server until the returned function is called. */
  hold: () => () => void;
  /** Removes this version from the device, because another version replaces it. */
  abandon: () => Promise<void>;
  /** Stops saving and takes the draft out of the device's place for drafts, because it waits elsewhere on the device. */
  handOver: () => void;
  /** Removes the draft from device and server, because the form became an assessment or was thrown away. */
  finish: () => Promise<void>;
}

/** Keeps the form's values saved on this device and on the server while the form is open. */
export function useDraft({
  userId,
  start,
  form,
  onSessionEnd,
  onBegin,
}: {
  userId: string;
  start: DraftStart;
  form: Pick<UseFormReturn<FormValues>, 'subscribe' | 'getValues'>;
  /** Asks for the login; resolves when there is a session again. */
  onSessionEnd: () => Promise<void>;
  /** Called with the first answer of a new draft. */
  onBegin: () => void;
}): Draft {
  const [status, setStatus] = useState<DraftStatus>({ kind: 'idle' });
  const [touched, setTouched] = useState(false);
  const [conflict, setConflict] = useState(start.other);
  const saverRef = useRef<DraftSaver | null>(null);
  const askForLogin = useRef(onSessionEnd);
  askForLogin.current = onSessionEnd;
  const begin = useRef(onBegin);
  begin.current = onBegin;

  useEffect(() => {
    const saver = createDraftSaver(start, {
      saveLocal: (draft) => writeLocalDraft(userId, draft),
      saveServer: (input) => trpcClient.drafts.save.mutate({ ...input, conta: userId }),
      onStatus: setStatus,
      onSessionEnd: () =>
        void askForLogin.current().then(
          () => saver.resume(),
          () => setTimeout(() => saver.resume(), retryDelayMs),
        ),
      onConflict: async (unconfirmed) => {
        const server = await trpcClient.drafts.byId.query({ id: start.id }).catch(() => undefined);
        // The server cannot be reached now. The next attempt will run into the same conflict.
        if (server === undefined) return void setTimeout(() => saver.resume(), retryDelayMs);
        if (!server) return saver.resume(0);
        if (unconfirmed.some((sent) => sameAnswers(sent, server.data))) {
          return saver.resume(server.revision);
        }
        setConflict({ start: startFromServer(server), updatedAt: server.updatedAt });
      },
    });
    saverRef.current = saver;

    let last = JSON.stringify(toDraftData(form.getValues()));
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const data = toDraftData(values);
        const text = JSON.stringify(data);
        if (text === last) return;
        last = text;
        setTouched(true);
        begin.current();
        saver.change(data);
      },
    });
    // Answers that the server does not have are sent without waiting for a keystroke, unless the person must choose first. A new form
    // that only begins with a client's data is no draft yet.
    if (start.restored && !start.synced && !start.other && formHasContent(start.values))
      saver.change(toDraftData(start.values));

    const flush = () => void saver.flush();
    window.addEventListener('online', flush);
    // The events before a page closes. Browsers on phones are most certain to fire the first, and least certain to fire the last.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', saver.flushLocal);
    window.addEventListener('beforeunload', saver.flushLocal);
    const stopListening = onSessionChange((change) => {
      // After a sign-out the next person at this device must not find the draft. It is removed if the server has all of it.
      if (change === 'signed-out' && saver.isSynced()) void saver.stop().then(() => removeLocalDraft(userId, start.id));
    });
    return () => {
      unsubscribe();
      stopListening();
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', saver.flushLocal);
      window.removeEventListener('beforeunload', saver.flushLocal);
      void saver.flush().then(() => saver.stop());
    };
  }, [userId, start, form]);

  const abandon = useCallback(async () => {
    await saverRef.current?.stop();
    removeLocalDraft(userId, start.id);
  }, [userId, start.id]);

  return {
    id: start.id,
    status,
    touched,
    conflict,
    keepThis: useCallback(() => {
      setConflict(null);
      saverRef.current?.resume(conflict?.start.revision);
      saverRef.current?.change(toDraftData(form.getValues()));
    }, [form, conflict]),
    hasUnsaved: useCallback(() => {
      saverRef.current?.flushLocal();
      return saverRef.current?.hasUnsaved() ?? false;
    }, []),
    flush: useCallback(async () => saverRef.current?.flush(), []),
    hold: useCallback(() => {
      const saver = saverRef.current;
      saver?.hold();
      return () => saver?.release();
    }, []),
    abandon,
    // Not awaited: without a connection a running save may take minutes, and a stopped saver writes nothing more.
    handOver: useCallback(() => {
      void saverRef.current?.stop();
      removeLocalDraft(userId, start.id);
    }, [userId, start.id]),
    finish: useCallback(async () => {
      await abandon();
      // The server deletes the draft when it creates the assessment. A save that was running then may have created the draft again.
      await trpcClient.drafts.discard.mutate({ id: start.id }).catch(() => undefined);
    }, [abandon, start.id]),
  };
}

export function formHasContent(values: FormValues): boolean {
  return hasContent(toDraftData(values));
}
