import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { onSessionChange } from '../../lib/session-events.ts';
import { trpcClient, trpcUtils } from '../../trpc.ts';

/** A subscription that the server refused is asked for again after this time. */
const retryAfterMs = 30_000;

const watches = new Map<string, () => void>();

export interface ReportInTheMaking {
  id: string;
  nomeCliente: string;
  /** Last event seen on the screen. It is heard once more: it may be the end, come while the screen was being left. */
  seq: number;
}

/** Keeps the promise of the waiting screen after it was left: a toast on whatever screen the person is when the report ends. */
export function noticeWhenReady({ id, nomeCliente, seq }: ReportInTheMaking, open: () => void): void {
  stopWatch(id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () =>
    trpcClient.relatorios.onProgress.subscribe(
      { id, lastEventId: String(Math.max(0, seq - 1)) },
      {
        onData: ({ data: { status } }) => {
          if (status === 'pendente') return;
          stopWatch(id);
          void trpcUtils.avaliacoes.invalidate();
          // No few seconds as for other toasts: who went on working may look up late.
          const options = {
            id: noticeId(id),
            action: { label: 'Abrir', onClick: open },
            duration: Number.POSITIVE_INFINITY,
          };
          if (status === 'finalizado') toast.success(`O relatório de ${nomeCliente} está pronto`, options);
          else toast.error(`O relatório de ${nomeCliente} não pôde ser gerado`, options);
        },
        onError: (error) => {
          if (readErrorBody(error)?.code === 'UNAUTHENTICATED') return stopWatch(id);
          timer = setTimeout(() => {
            subscription = listen();
          }, retryAfterMs);
        },
      },
    );
  let subscription = listen();
  watches.set(id, () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  });
}

/** The screen itself is open again: nothing is left to say. */
export function withdrawNotice(id: string): void {
  stopWatch(id);
  toast.dismiss(noticeId(id));
}

function stopWatch(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

function noticeId(id: string): string {
  return `ready-${id}`;
}

onSessionChange((change) => {
  if (change !== 'signed-out') return;
  for (const id of watches.keys()) stopWatch(id);
  // Names of clients do not stay on the screen either.
  toast.dismiss();
});
