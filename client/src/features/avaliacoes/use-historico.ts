import type { AvaliacaoFilters, AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';

/** While a report on the list is being made, its card should not need a reload to say that it is done; this is for deaf sockets. */
const refreshPendingMs = 15_000;
/** Whoever reads a report for a while comes back to the list where they left it. */
const keptMs = 60 * 60 * 1000;

/** The signed-in therapist's assessments, newest first, page by page. While other filters load, what was shown stays. */
export function useHistorico(filters: AvaliacaoFilters) {
  const query = trpc.avaliacoes.list.useInfiniteQuery(filters, {
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(hasPending) ? refreshPendingMs : false),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

function hasPending({ items }: { items: AvaliacaoSummary[] }): boolean {
  return items.some(({ status }) => status === 'pendente');
}
