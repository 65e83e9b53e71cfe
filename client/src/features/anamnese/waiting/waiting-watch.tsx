import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { uploadFoto } from '../../../components/foto/upload-foto.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { askBeforeSignOut } from '../../../lib/before-sign-out.ts';
import { onSessionChange } from '../../../lib/session-events.ts';
import { useRequireLogin } from '../../../lib/use-require-login.ts';
import { trpc, trpcClient } from '../../../trpc.ts';
import { type SendResult, sendWaiting } from './send-waiting.ts';
import {
  aloneOnWaiting,
  findWaiting,
  keepWaiting,
  listWaiting,
  onWaitingChange,
  readSending,
  removeWaiting,
  setSending,
  type WaitingIntake,
} from './waiting-store.ts';

const retryEveryMs = 30_000;
/** A connection that gives no answer for so long is none; the next try sends the same again. */
const inTime = () => AbortSignal.timeout(30_000);

/** Sends what waits in this browser as soon as the connection is back, and asks before a sign-out leaves it behind. */
export function WaitingWatch({ userId }: { userId: string }) {
  useSendWaiting(userId);
  return <SignOutQuestion userId={userId} />;
}

function useSendWaiting(userId: string): void {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const login = useRequireLogin();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let running = false;

    const finish = async (intake: WaitingIntake, result: SendResult): Promise<void> => {
      if (result.kind === 'problem') {
        const now = await findWaiting(userId, intake.id);
        // It may have been erased on a sign-out meanwhile.
        if (now) await keepWaiting(userId, { ...now, problem: result.problem });
        return;
      }
      if (result.kind !== 'sent') return;
      const { id, subscription } = result.created;
      await removeWaiting(userId, intake.id);
      // A save of the draft that was under way may have created it again.
      void trpcClient.drafts.discard.mutate({ id: intake.id }).catch(() => undefined);
      // Another account may be on the screen now.
      if (signal.aborted) return;
      utils.subscriptions.status.setData(undefined, subscription);
      void utils.avaliacoes.list.invalidate();
      toast.success(`Anamnese de ${intake.data.dados.nomeCliente ?? 'cliente'} enviada`, {
        description: 'O relatório está sendo gerado.',
        action: { label: 'Abrir', onClick: () => void navigate({ to: '/resultado/$id', params: { id } }) },
      });
    };

    const sendAll = async (): Promise<void> => {
      // Read again under the lock: another tab may have sent it meanwhile.
      for (const { id } of (await listWaiting(userId)).filter(({ problem }) => !problem)) {
        const intake = await findWaiting(userId, id);
        if (!intake || signal.aborted) continue;
        setSending({ id, text: 'Enviando...' });
        const result = await sendWaiting(userId, intake, {
          whoIsIn: async () =>
            (await trpcClient.accounts.session.query(undefined, { signal: inTime() })).user?.id ?? null,
          upload: (kind, file, draftId, onProgress) => uploadFoto({ kind, file, draftId, userId, onProgress, signal }),
          create: (form) => trpcClient.avaliacoes.create.mutate(form, { signal: inTime() }),
          keep: async (changed) => {
            // Not for one that was discarded meanwhile.
            if (await findWaiting(userId, id)) await keepWaiting(userId, changed);
          },
          onText: (text) => setSending({ id, text }),
        }).finally(() => setSending(null));
        await finish(intake, result);
        if (result.kind === 'session') return void login().catch(() => undefined);
        if (result.kind === 'later') return;
      }
    };

    const wake = async (): Promise<void> => {
      if (running || signal.aborted || !navigator.onLine) return;
      if ((await listWaiting(userId)).every(({ problem }) => problem)) return;
      running = true;
      try {
        await aloneOnWaiting(userId, sendAll);
      } finally {
        running = false;
      }
    };
    const wakeQuietly = () => void wake().catch((error: unknown) => console.warn('what waits was not sent', error));

    wakeQuietly();
    const timer = setInterval(wakeQuietly, retryEveryMs);
    const stopListening = onSessionChange((change) => change === 'signed-in' && wakeQuietly());
    // Something new waits, or the person asked for another try.
    const stopWatching = onWaitingChange(() => !readSending() && wakeQuietly());
    window.addEventListener('online', wakeQuietly);
    document.addEventListener('visibilitychange', wakeQuietly);
    return () => {
      abort.abort();
      clearInterval(timer);
      stopListening();
      stopWatching();
      window.removeEventListener('online', wakeQuietly);
      document.removeEventListener('visibilitychange', wakeQuietly);
    };
  }, [userId, utils, login, navigate]);
}

function SignOutQuestion({ userId }: { userId: string }) {
  const [waiting, setWaiting] = useState<readonly WaitingIntake[]>([]);
  const answer = useRef<(leave: boolean) => void>(() => {});
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const found = await listWaiting(userId);
        if (found.length === 0) return true;
        setWaiting(found);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [userId],
  );
  const decide = (leave: boolean) => {
    setWaiting([]);
    answer.current(leave);
  };
  return (
    <Dialog
      open={waiting.length > 0}
      onOpenChange={(open) => !open && decide(false)}
      title="Sair com anamneses por enviar?"
      description={`${waiting.length === 1 ? 'Há uma anamnese que ainda não foi enviada' : `Há ${waiting.length} anamneses que ainda não foram enviadas`}. Guardada neste aparelho, ela só volta a aparecer e só é enviada quando você entrar de novo nesta conta.`}
      className="sm:max-w-xl"
      footer={
        <>
          <Button
            variant="danger"
            className="sm:mr-auto"
            onClick={async () => {
              for (const { id } of waiting) await removeWaiting(userId, id);
              decide(true);
            }}
          >
            Apagar e sair
          </Button>
          <Button variant="outline" onClick={() => decide(true)}>
            Guardar e sair
          </Button>
          <Button onClick={() => decide(false)}>Continuar na conta</Button>
        </>
      }
    />
  );
}
