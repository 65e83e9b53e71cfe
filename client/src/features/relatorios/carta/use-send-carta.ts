import { shareDefaultDays } from '@meridia/shared/relatorio-share.ts';
import { trpc } from '../../../trpc.ts';
import { chatUrl, shareTitle } from '../share/share-relatorio.ts';

/**
 * Makes a link to the letter and opens the chat with the client. A browser may block the chat, because it opens after the click; the link
 * that was made stays on the screen with a button of its own.
 */
export function useSendCarta({ avaliacaoId, nomeCliente }: { avaliacaoId: string; nomeCliente: string }) {
  const utils = trpc.useUtils();
  const create = trpc.relatorioShares.create.useMutation({
    onSuccess: ({ url, telefone }) => {
      void utils.relatorioShares.list.invalidate({ avaliacaoId });
      window.open(chatUrl(telefone, shareTitle(nomeCliente), url), '_blank', 'noopener');
    },
  });
  return {
    send: () => create.mutate({ avaliacaoId, dias: shareDefaultDays, documento: 'carta' }),
    busy: create.isPending,
    created: create.data ?? null,
    refused: create.error,
    again: create.reset,
  };
}
