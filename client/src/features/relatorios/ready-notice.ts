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
  /** Last event seen; only later ones are news. */
  seq: number;
}

/** Keeps the promise of the waiting screen after it was left: a toast on whatever screen the person is when the report ends. */
export function noticeWhenReady({ id, nomeCliente, seq }: ReportInTheMaking, open: () => void): void {
  stopNotice(id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () =>
    trpcClient.relatorios.onProgress.subscribe(
      { id, lastEventId: String(seq) },
      {
        onData: ({ data: { status } }) => {
          if (status === 'pendente') return;
          stopNotice(id);
          void trpcUtils.avaliacoes.invalidate();
          const action = { label: 'Abrir', onClick: open };
          if (status === 'finalizado')
            toast.success(`O relatório de ${nomeCliente} está pronto`, { action, duration: 5000 });
          else toast.error(`O relatório de ${nomeCliente} não pôde ser gerado`, { action, duration: 5000 });
        },
        onError: (error) => {
          if (readErrorBody(error)?.code === 'UNAUTHENTICATED') return stopNotice(id);
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

/** The screen itself is open again, or nobody is signed in any more. */
export function stopNotice(id: string): void {
  watches.get(id)?.();
  watches.delete(id);
}

onSessionChange((change) => {
  if (change === 'signed-out') for (const id of watches.keys()) stopNotice(id);
});
