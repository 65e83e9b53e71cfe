import type { AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import { trpc } from '../../trpc.ts';

/** While a report on the list is being made, its card should not need a reload to say that it is done. */
const refreshPendingMs = 15_000;

/** The signed-in therapist's assessments, newest first, page by page. */
export function useHistorico() {
  const query = trpc.avaliacoes.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: (page) => page.nextCursor,
      refetchInterval: ({ state }) => (state.data?.pages.some(hasPending) ? refreshPendingMs : false),
    },
  );
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

function hasPending({ items }: { items: AvaliacaoSummary[] }): boolean {
  return items.some(({ status }) => status === 'pendente');
}
